import { soundPlayer } from './sound-player.ts';

export function createSleepTimer(pause: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** At a moment in milliseconds since 1970, after this show, or not at all. */
  return function setSleep(sleepAt: number | 'end' | null): void {
    clearTimeout(timer);
    soundPlayer.setState({ sleepAt });
    if (typeof sleepAt !== 'number') return;
    timer = setTimeout(() => {
      soundPlayer.setState({ sleepAt: null });
      pause();
    }, sleepAt - Date.now());
  };
}
