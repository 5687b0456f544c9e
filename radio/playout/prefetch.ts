import type { Log } from '@longwave/server-kit/log.ts';
import { CHUNK_FRAMES, CHUNK_MS, silence } from '@longwave/transcoding/frames/frame.ts';
import { withTimeout } from '../with-timeout.ts';
import type { AsPlayedLog } from './as-played-log.ts';
import type { PlayoutReader, Sound } from './playout-reader.ts';

/** Half a minute, so that a recording that hangs is skipped before it is due. */
const PREFETCHED_CHUNKS = 60;
/** Chunks that do not change with the playout, since they are about to be sent. */
const FIRM_CHUNKS = 4;
/** A larger difference means that the clock has jumped. */
const JUMP_CHUNKS = 25;
/** Listeners have several seconds buffered, so a chunk may be this late. */
const TIMEOUT_MS = 1_500;
/** At the start a recording may still have to be made by code. */
const START_TIMEOUT_MS = 30_000;
const RESUME_EVERY_CHUNKS = 60;

/** Reads recorded sound before it is due, so that the stream never waits for a disk. */
export function createPrefetch(
  playout: Pick<PlayoutReader, 'readUpcoming' | 'resumeRecovered'>,
  asPlayed: AsPlayedLog,
  log: Log,
  now: () => number = Date.now,
) {
  const ready = new Map<number, Sound>();
  /** `next` is the chunk that is read now or next, `due` the latest that was requested. */
  let next: number | undefined;
  let due = Number.NEGATIVE_INFINITY;
  let joinedAt = 0;
  let stale = false;
  let closed = false;
  let wakeUp = Promise.withResolvers<void>();
  let arrived = Promise.withResolvers<void>();

  async function readLoop() {
    while (!closed) {
      if (stale) dropUnheard();
      if (next === undefined || next > due + PREFETCHED_CHUNKS) {
        await wakeUp.promise;
        continue;
      }
      const number = next;
      try {
        if (number % RESUME_EVERY_CHUNKS === 0) await playout.resumeRecovered(number * CHUNK_FRAMES);
        const isStart = number <= due && now() - joinedAt < START_TIMEOUT_MS;
        const options = isStart ? { timeoutMs: START_TIMEOUT_MS } : {};
        const sound = await playout.readUpcoming(number * CHUNK_FRAMES, CHUNK_FRAMES, options);
        // The chunk may have been skipped while it was read, or the clock may have jumped.
        if (next === number) ready.set(number, sound);
      } catch (error) {
        log.error('chunk not read', { chunk: number, error });
      }
      if (next === number) next++;
      arrived.resolve();
      arrived = Promise.withResolvers();
    }
  }

  /** Drops chunks that are not about to be sent, so that they are read again. */
  function dropUnheard() {
    stale = false;
    const first = due + FIRM_CHUNKS;
    if (next === undefined || next <= first) return;
    for (const number of ready.keys()) if (number >= first) ready.delete(number);
    asPlayed.removeFrom(first * CHUNK_FRAMES);
    next = first;
  }

  /** Starts at a chunk, also after a jump of the clock; later entries of the log were not heard and are removed. */
  function join(number: number) {
    ready.clear();
    asPlayed.removeFrom(number * CHUNK_FRAMES);
    next = number;
    due = number;
    joinedAt = now();
  }

  function wake() {
    wakeUp.resolve();
    wakeUp = Promise.withResolvers();
  }

  async function waitFor(number: number, milliseconds: number): Promise<Sound | undefined> {
    const deadline = performance.now() + milliseconds;
    for (let left = milliseconds; !ready.has(number) && left > 0; left = deadline - performance.now()) {
      await withTimeout(left, arrived.promise).catch(() => {});
    }
    return ready.get(number);
  }

  function silentChunk(number: number): Sound {
    const firstFrame = number * CHUNK_FRAMES;
    if (next !== undefined && next <= number) next = number + 1;
    asPlayed.storeSilence(firstFrame, CHUNK_FRAMES);
    const slot = asPlayed.at(firstFrame)?.entry?.slot ?? null;
    const piece = { firstFrame, count: CHUNK_FRAMES, track: null, from: 0, slot, isFiller: true };
    return { bytes: silence(CHUNK_FRAMES), pieces: [piece] };
  }

  void readLoop();

  return {
    /** Returns the sound of a chunk that is due; silence if it could not be read in time. */
    async take(number: number): Promise<Sound> {
      if (!(Math.abs(number - due) < JUMP_CHUNKS)) join(number);
      due = Math.max(due, number);
      for (const old of ready.keys()) if (old < due - JUMP_CHUNKS) ready.delete(old);
      wake();
      const latest = Math.max(number * CHUNK_MS, joinedAt) + TIMEOUT_MS;
      const left = Math.min(TIMEOUT_MS, Math.max(1, latest - now()));
      return (await waitFor(number, left)) ?? silentChunk(number);
    },

    /** Call this when the playout has changed. */
    invalidate() {
      stale = true;
      wake();
    },

    close() {
      closed = true;
      wake();
    },
  };
}

export type Prefetch = ReturnType<typeof createPrefetch>;
