import { readStored, writeStored } from '../browser/storage.ts';
import { clampSpeed, clampVolume } from './engine/ranges.ts';
import { soundStore } from './engine/sound-state.ts';

/** Volume, mute and speed, stored on the device. */
const key = 'soundSettings';

/** Before the first sound is loaded, which takes its settings from the store. */
export function restoreSoundSettings(): void {
  const stored = readStored(key);
  if (typeof stored !== 'object' || stored === null) return;
  const { volume, muted, speed } = stored as Record<string, unknown>;
  if (typeof volume === 'number') soundStore.setState({ volume: clampVolume(volume) });
  if (typeof muted === 'boolean') soundStore.setState({ muted });
  if (typeof speed === 'number') soundStore.setState({ speed: clampSpeed(speed) });
}

let timer: ReturnType<typeof setTimeout> | undefined;

/** A moving slider changes the volume many times; it is written once it rests. */
export function storeSoundSettings(): void {
  clearTimeout(timer);
  timer = setTimeout(() => {
    const { volume, muted, speed } = soundStore.getState();
    writeStored(key, { volume, muted, speed });
  }, 300);
}
