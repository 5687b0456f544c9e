import { FRAME_BYTES, isAirFormat, readFrameHeader } from '../frames/frame.ts';
import type { Log } from '../log.ts';
import { within } from './time-limit.ts';

type OpenRecording = {
  frames: number;
  read(fromFrame: number, count: number): Promise<Uint8Array>;
};
export type RecordingLibrary = { open(name: string): Promise<OpenRecording | undefined> };

const TRY_AGAIN_AFTER_MS = 60_000;
/** Longer than any disk needs, and a fraction of what is read ahead. */
const PATIENCE_MS = 8_000;
/** Each hanging file holds one of the few threads that all files of the process are read by. */
const HANGING_AT_MOST = 3;
/** More than any one slot names. */
const KEPT_OPEN = 1_000;

export type ReadOptions = { purpose?: 'air' | 'rewind'; patience?: number };
type Place = { recording: OpenRecording | undefined; asideUntil: number; fault?: string };

/**
 * The recordings in use. One that is missing, broken or does not answer counts as having no frames until it is
 * tried again.
 */
export function createShelf(
  library: RecordingLibrary,
  log: Log,
  { now = () => performance.now(), patienceMs = PATIENCE_MS } = {},
) {
  const places = new Map<string, Place>();
  const opening = new Map<string, Promise<void>>();
  /** Those of them that have been waited for in vain. */
  const hanging = new Set<string>();
  /** Recordings of which a read does not answer; what is heard again must not keep what is on air from trying. */
  const stuck = { air: new Set<string>(), rewind: new Set<string>() };

  function setAside(name: string, reason: string) {
    const known = places.get(name);
    if (known?.fault !== reason) log(`Recording ${name} is skipped: ${reason}`);
    const asideUntil = now() + TRY_AGAIN_AFTER_MS;
    place(name, { recording: known?.recording, asideUntil, fault: reason });
  }

  function place(name: string, what: Place) {
    places.delete(name);
    places.set(name, what);
    const oldest = places.keys().next();
    if (places.size > KEPT_OPEN && oldest.value !== undefined) places.delete(oldest.value);
  }

  async function open(name: string): Promise<void> {
    const known = places.get(name);
    if (known && (known.asideUntil > now() || (!known.asideUntil && known.recording))) {
      return place(name, known);
    }
    while (!opening.has(name) && opening.size >= HANGING_AT_MOST) {
      if (hangingNow() >= HANGING_AT_MOST) throw new Error('too many others do not answer');
      await Promise.race(opening.values());
    }
    // One that hangs is asked once, however often it is needed.
    const attempt = opening.get(name) ?? openAnew(name).finally(() => forget(name));
    opening.set(name, attempt);
    await attempt;
  }

  const hangingNow = () => hanging.size + stuck.air.size + stuck.rewind.size;

  function forget(name: string) {
    opening.delete(name);
    hanging.delete(name);
  }

  async function openAnew(name: string) {
    try {
      const recording = await library.open(name);
      if (recording?.frames) place(name, { recording, asideUntil: 0 });
      else setAside(name, 'there is no such recording');
    } catch (error) {
      setAside(name, reasonOf(error));
    }
  }

  return {
    setAside,

    /** Afterwards each of them can be read, or counts as having no frames. */
    async prepare(names: string[]): Promise<void> {
      await Promise.all(
        names.map(async (name) => {
          try {
            await within(patienceMs, open(name));
          } catch (error) {
            if (opening.has(name)) hanging.add(name);
            setAside(name, reasonOf(error));
          }
        }),
      );
    },

    framesOf(name: string): number {
      const known = places.get(name);
      return known && !known.asideUntil ? (known.recording?.frames ?? 0) : 0;
    },

    /** The frames, or the reason why there are none. */
    async read(
      name: string,
      from: number,
      count: number,
      { purpose = 'air', patience = patienceMs }: ReadOptions = {},
    ): Promise<Uint8Array | string> {
      const recording = places.get(name)?.recording;
      if (!recording) return 'it is not open';
      const waiting = stuck[purpose];
      if (waiting.has(name)) return 'it still does not answer';
      if (purpose === 'rewind' && hangingNow() >= HANGING_AT_MOST) return 'too many others do not answer';
      const reading = recording.read(from, count);
      try {
        const bytes = await within(patience, reading);
        const header = readFrameHeader(bytes, 0);
        if (bytes.length === count * FRAME_BYTES && header && isAirFormat(header)) return bytes;
        return `frames ${from} to ${from + count} are not mp3 at 48 kHz and 128 kbps`;
      } catch (error) {
        waiting.add(name);
        reading.catch(() => {}).finally(() => waiting.delete(name));
        return reasonOf(error);
      }
    },
  };
}

export type Shelf = ReturnType<typeof createShelf>;

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
