import { stopSound } from './sound-owner.ts';
import { soundPlayer } from './sound-player.ts';

let timer: ReturnType<typeof setTimeout> | undefined;

/** Sets when the sound stops: at an instant in milliseconds since 1970, after this show, or never. */
export function setSleep(sleepAt: number | 'end' | null): void {
  clearTimeout(timer);
  soundPlayer.setState({ sleepAt });
  if (typeof sleepAt !== 'number') return;
  timer = setTimeout(() => {
    soundPlayer.setState({ sleepAt: null });
    stopSound();
  }, sleepAt - Date.now());
}
