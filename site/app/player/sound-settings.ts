import { engine } from './engine/engine.ts';
import { readStored, writeStored } from './storage.ts';

/** Volume, mute and speed, kept on the device. */
const key = 'soundSettings';

export function recallSoundSettings(): void {
  const kept = readStored(key);
  if (typeof kept !== 'object' || kept === null) return;
  const { volume, muted, speed } = kept as Record<string, unknown>;
  if (typeof volume === 'number') engine.setVolume(volume);
  if (typeof muted === 'boolean') engine.setMuted(muted);
  if (typeof speed === 'number') engine.setSpeed(speed);
}

let waiting: ReturnType<typeof setTimeout> | undefined;

/** A moving slider changes the volume many times; it is written once it rests. */
export function keepSoundSettings(): void {
  clearTimeout(waiting);
  waiting = setTimeout(() => {
    const { volume, muted, speed } = engine.store.getState();
    writeStored(key, { volume, muted, speed });
  }, 300);
}
