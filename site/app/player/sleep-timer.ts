import { loseSound } from './one-sound.ts';
import { soundPlayer } from './sound-player.ts';

let timer: ReturnType<typeof setTimeout> | undefined;

/** Stops whatever is heard: at a moment in milliseconds since 1970, after this show, or not at all. */
export function setSleep(sleepAt: number | 'end' | null): void {
  clearTimeout(timer);
  soundPlayer.setState({ sleepAt });
  if (typeof sleepAt !== 'number') return;
  timer = setTimeout(() => {
    soundPlayer.setState({ sleepAt: null });
    loseSound();
  }, sleepAt - Date.now());
}
