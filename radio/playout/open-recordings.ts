import type { Log } from '@longwave/server-kit/log.ts';
import { FRAME_BYTES, isAirFormat, readFrameHeader } from '@longwave/transcoding/frames/frame.ts';
import { errorMessage } from '../error-message.ts';
import { withTimeout } from '../with-timeout.ts';

type OpenRecording = {
  frames: number;
  read(fromFrame: number, count: number): Promise<Uint8Array>;
};
export type PlayoutLibrary = { open(name: string): Promise<OpenRecording | undefined> };

const RETRY_AFTER_MS = 60_000;
/** Longer than any disk needs, and a fraction of the time by which sound is prefetched. */
const TIMEOUT_MS = 8_000;
/** Each hanging file blocks one of the few threads in which Node reads files. */
const MAX_HANGING = 3;
/** More than the recordings of any one slot. */
const MAX_OPEN = 1_000;

export type ReadOptions = { purpose?: 'air' | 'rewind'; timeoutMs?: number };
type Entry = { recording: OpenRecording | undefined; retryAt: number; problem?: string };

/** Recordings opened for playout. One that is missing, broken or hanging counts as having no frames until it is tried again. */
export function createOpenRecordings(
  library: PlayoutLibrary,
  log: Log,
  timeoutMs = TIMEOUT_MS,
  now = () => performance.now(),
) {
  const entries = new Map<string, Entry>();
  const opening = new Map<string, Promise<void>>();
  /** Names in `opening` whose opening has timed out. */
  const hanging = new Set<string>();
  /** Names of recordings with a read that has timed out; a hanging read for rewind does not stop playout from reading. */
  const stuck = { air: new Set<string>(), rewind: new Set<string>() };

  function setAside(name: string, reason: string) {
    const known = entries.get(name);
    if (known?.problem !== reason) log.warn('recording skipped', { recording: name, reason });
    const retryAt = now() + RETRY_AFTER_MS;
    setEntry(name, { recording: known?.recording, retryAt, problem: reason });
  }

  function setEntry(name: string, what: Entry) {
    entries.delete(name);
    entries.set(name, what);
    const oldest = entries.keys().next();
    if (entries.size > MAX_OPEN && oldest.value !== undefined) entries.delete(oldest.value);
  }

  async function open(name: string): Promise<void> {
    const known = entries.get(name);
    if (known && (known.retryAt > now() || (!known.retryAt && known.recording))) {
      return setEntry(name, known);
    }
    while (!opening.has(name) && opening.size >= MAX_HANGING) {
      if (countHanging() >= MAX_HANGING) throw new Error('too many others do not answer');
      await Promise.race(opening.values());
    }
    // A recording that hangs is opened only once, however often it is needed.
    const attempt = opening.get(name) ?? openFromLibrary(name).finally(() => finishOpening(name));
    opening.set(name, attempt);
    await attempt;
  }

  const countHanging = () => hanging.size + stuck.air.size + stuck.rewind.size;

  function finishOpening(name: string) {
    opening.delete(name);
    hanging.delete(name);
  }

  async function openFromLibrary(name: string) {
    try {
      const recording = await library.open(name);
      if (recording?.frames) setEntry(name, { recording, retryAt: 0 });
      else setAside(name, 'there is no such recording');
    } catch (error) {
      setAside(name, errorMessage(error));
    }
  }

  return {
    setAside,

    /** Opens recordings; afterwards each can be read, or counts as having no frames. */
    async prepare(names: string[]): Promise<void> {
      await Promise.all(
        names.map(async (name) => {
          try {
            await withTimeout(timeoutMs, open(name));
          } catch (error) {
            if (opening.has(name)) hanging.add(name);
            setAside(name, errorMessage(error));
          }
        }),
      );
    },

    framesOf(name: string): number {
      const known = entries.get(name);
      return known && !known.retryAt ? (known.recording?.frames ?? 0) : 0;
    },

    /** Returns the frames, or the reason why they cannot be read. */
    async read(
      name: string,
      from: number,
      count: number,
      { purpose = 'air', timeoutMs: readTimeoutMs = timeoutMs }: ReadOptions = {},
    ): Promise<Uint8Array | string> {
      const recording = entries.get(name)?.recording;
      if (!recording) return 'it is not open';
      const waiting = stuck[purpose];
      if (waiting.has(name)) return 'it still does not answer';
      if (purpose === 'rewind' && countHanging() >= MAX_HANGING) return 'too many others do not answer';
      const reading = recording.read(from, count);
      try {
        const bytes = await withTimeout(readTimeoutMs, reading);
        const header = readFrameHeader(bytes, 0);
        if (bytes.length === count * FRAME_BYTES && header && isAirFormat(header)) return bytes;
        return `frames ${from} to ${from + count} are not mp3 at 48 kHz and 128 kbps`;
      } catch (error) {
        waiting.add(name);
        reading.catch(() => {}).finally(() => waiting.delete(name));
        return errorMessage(error);
      }
    },
  };
}

export type OpenRecordings = ReturnType<typeof createOpenRecordings>;
