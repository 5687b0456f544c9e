import { readStored, writeStored } from '../browser/storage.ts';
import { clampSpeed, clampVolume } from './engine/ranges.ts';
import { soundStore } from './engine/sound-state.ts';

/** Volume, mute and speed, stored on the device. */
const key = 'soundSettings';

/** Must be called before the first sound is loaded, because a sound takes its settings from the store. */
export function restoreSoundSettings(): void {
  const stored = readStored(key);
  if (typeof stored !== 'object' || stored === null) return;
  const { volume, muted, speed } = stored as Record<string, unknown>;
  if (typeof volume === 'number') soundStore.setState({ volume: clampVolume(volume) });
  if (typeof muted === 'boolean') soundStore.setState({ muted });
  if (typeof speed === 'number') soundStore.setState({ speed: clampSpeed(speed) });
}

let timer: ReturnType<typeof setTimeout> | undefined;

/** Stores the settings after a short rest, because a moving slider changes the volume many times. */
export function storeSoundSettings(): void {
  clearTimeout(timer);
  timer = setTimeout(() => {
    const { volume, muted, speed } = soundStore.getState();
    writeStored(key, { volume, muted, speed });
  }, 300);
}
