import { type PlayableShow, soundPlayer } from './sound-player.ts';

/** The queue: the shows that play after the one in the player. */

export function queueRest(list: readonly PlayableShow[], show: PlayableShow): void {
  soundPlayer.setState({ queue: after(list, show) });
}

export function addNext(show: PlayableShow): void {
  soundPlayer.setState(({ queue }) => ({ queue: [show, ...queue.filter(({ id }) => id !== show.id)] }));
}

export function removeFromQueue(id: string): void {
  soundPlayer.setState(({ queue }) => ({ queue: queue.filter((one) => one.id !== id) }));
}

/** Removes and returns the first show of the queue. */
export function takeNext(): PlayableShow | undefined {
  const [show, ...queue] = soundPlayer.getState().queue;
  if (show) soundPlayer.setState({ queue });
  return show;
}

/** The playable shows that come after `show` in a list. */
function after(list: readonly PlayableShow[], show: PlayableShow): PlayableShow[] {
  const at = list.findIndex(({ id }) => id === show.id);
  return at < 0 ? [] : list.slice(at + 1).filter(({ recording }) => recording !== null);
}
