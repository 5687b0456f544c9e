import { maxSoundSeconds } from '@longwave/contract/longest-sound.ts';
import { UnsuitableSound } from '../unsuitable-sound.ts';

/** A small file of silence can decode to years. */
export function checkLength(seconds: number): void {
  if (seconds > maxSoundSeconds) throw new UnsuitableSound('It is longer than a week.');
}
