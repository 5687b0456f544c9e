import { FRAME_BYTES, isAirFormat, readFrameHeader } from '../frames/frame.ts';
import type { Log } from '../log.ts';

type OpenRecording = {
  frames: number;
  read(fromFrame: number, count: number): Promise<Uint8Array>;
};
export type RecordingLibrary = { open(name: string): Promise<OpenRecording | undefined> };

const TRY_AGAIN_AFTER_MS = 60_000;
/** More than any one slot names. */
const KEPT_OPEN = 1_000;

type Place = { recording: OpenRecording | undefined; until: number; fault?: string };

/** The recordings in use. One that is missing or broken counts as having no frames until it is tried again. */
export function createShelf(library: RecordingLibrary, log: Log, now = () => performance.now()) {
  const places = new Map<string, Place>();
  const opening = new Map<string, Promise<void>>();

  function setAside(name: string, reason: string) {
    if (places.get(name)?.fault !== reason) log(`Recording ${name} is skipped: ${reason}`);
    places.set(name, { recording: undefined, until: now() + TRY_AGAIN_AFTER_MS, fault: reason });
  }

  function open(name: string): Promise<void> | undefined {
    const known = places.get(name);
    if (known && known.until > now()) {
      places.delete(name);
      places.set(name, known);
      return undefined;
    }
    const attempt = opening.get(name) ?? openAnew(name).finally(() => opening.delete(name));
    opening.set(name, attempt);
    return attempt;
  }

  async function openAnew(name: string) {
    try {
      const recording = await library.open(name);
      if (!recording?.frames) return setAside(name, 'there is no such recording');
      places.delete(name);
      places.set(name, { recording, until: Number.POSITIVE_INFINITY });
      const oldest = places.keys().next();
      if (places.size > KEPT_OPEN && oldest.value !== undefined) places.delete(oldest.value);
    } catch (error) {
      setAside(name, error instanceof Error ? error.message : String(error));
    }
  }

  return {
    async prepare(names: string[]): Promise<void> {
      await Promise.all(names.map(open));
    },

    framesOf(name: string): number {
      return places.get(name)?.recording?.frames ?? 0;
    },

    /** Undefined when the recording cannot be read; it is then set aside. */
    async read(name: string, from: number, count: number): Promise<Uint8Array | undefined> {
      try {
        const bytes = await places.get(name)?.recording?.read(from, count);
        const header = bytes && readFrameHeader(bytes, 0);
        if (bytes?.length === count * FRAME_BYTES && header && isAirFormat(header)) return bytes;
        setAside(name, `frames ${from} to ${from + count} are not mp3 at 48 kHz and 128 kbps`);
      } catch (error) {
        setAside(name, error instanceof Error ? error.message : String(error));
      }
      return undefined;
    },
  };
}

export type Shelf = ReturnType<typeof createShelf>;
