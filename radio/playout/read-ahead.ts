import { CHUNK_FRAMES, CHUNK_MS, silence } from '../frames/frame.ts';
import type { Log } from '../log.ts';
import type { PinnedEntries } from './pinned.ts';
import type { PlayoutReader, Sound } from './playout.ts';
import { within } from './time-limit.ts';

/** Half a minute of sound in hand: a recording that hangs is given up long before it is due. */
const CHUNKS_AHEAD = 60;
/** Chunks that stay as they are when something new is to be played: the listeners are about to get them. */
const CHUNKS_FIRM = 4;
/** Further away than this, the clock has jumped. */
const JUMP_CHUNKS = 25;
/** Listeners have a burst of several seconds in hand. */
const PATIENCE_MS = 1_500;
/** At the start a recording may still have to be made, and the next one would take as long. */
const START_PATIENCE_MS = 30_000;
const REJOIN_EVERY_CHUNKS = 60;

/** Reads the recorded sound before it is due, chunk by chunk, and never makes the stream wait for it. */
export function createReadAhead(
  playout: Pick<PlayoutReader, 'sound' | 'rejoin'>,
  pinned: PinnedEntries,
  log: Log,
  now: () => number = Date.now,
) {
  const ready = new Map<number, Sound>();
  /** The chunk that is read now or next, and the latest that was asked for; none before the first is. */
  let next: number | undefined;
  let due = Number.NEGATIVE_INFINITY;
  let joined = 0;
  let stale = false;
  let closed = false;
  let asked = Promise.withResolvers<void>();
  let arrived = Promise.withResolvers<void>();

  async function readOn() {
    while (!closed) {
      if (stale) forgetUnheard();
      if (next === undefined || next > due + CHUNKS_AHEAD) {
        await asked.promise;
        continue;
      }
      const number = next;
      try {
        if (number % REJOIN_EVERY_CHUNKS === 0) await playout.rejoin(number * CHUNK_FRAMES);
        const isStart = number <= due && now() - joined < START_PATIENCE_MS;
        const options = isStart ? { patience: START_PATIENCE_MS } : {};
        const sound = await playout.sound(number * CHUNK_FRAMES, CHUNK_FRAMES, options);
        // Meanwhile its time may have passed, or the clock may have jumped.
        if (next === number) ready.set(number, sound);
      } catch (error) {
        log(`Chunk ${number} could not be read: ${error instanceof Error ? error.stack : error}`);
      }
      if (next === number) next++;
      arrived.resolve();
      arrived = Promise.withResolvers();
    }
  }

  /** Everything that is not about to be heard is read again. */
  function forgetUnheard() {
    stale = false;
    const first = due + CHUNKS_FIRM;
    if (next === undefined || next <= first) return;
    for (const number of ready.keys()) if (number >= first) ready.delete(number);
    pinned.dropFrom(first * CHUNK_FRAMES);
    next = first;
  }

  /** Begins at a chunk, at the start or after a jump of the clock. What was pinned for later has not been heard. */
  function join(number: number) {
    ready.clear();
    pinned.dropFrom(number * CHUNK_FRAMES);
    next = number;
    due = number;
    joined = now();
  }

  function wake() {
    asked.resolve();
    asked = Promise.withResolvers();
  }

  async function waitFor(number: number, milliseconds: number): Promise<Sound | undefined> {
    const deadline = performance.now() + milliseconds;
    for (let left = milliseconds; !ready.has(number) && left > 0; left = deadline - performance.now()) {
      await within(left, arrived.promise).catch(() => {});
    }
    return ready.get(number);
  }

  function silent(number: number): Sound {
    const firstFrame = number * CHUNK_FRAMES;
    if (next !== undefined && next <= number) next = number + 1;
    pinned.keepSilence(firstFrame, CHUNK_FRAMES);
    const slot = pinned.at(firstFrame)?.entry?.slot ?? null;
    const piece = { firstFrame, count: CHUNK_FRAMES, track: null, from: 0, slot };
    return { bytes: silence(CHUNK_FRAMES), pieces: [piece] };
  }

  void readOn();

  return {
    /** The sound of a chunk whose time has come; silence when it could not be read by then. */
    async take(number: number): Promise<Sound> {
      if (!(Math.abs(number - due) < JUMP_CHUNKS)) join(number);
      due = Math.max(due, number);
      for (const old of ready.keys()) if (old < due - JUMP_CHUNKS) ready.delete(old);
      wake();
      const latest = Math.max(number * CHUNK_MS, joined) + PATIENCE_MS;
      const patience = Math.min(PATIENCE_MS, Math.max(1, latest - now()));
      return (await waitFor(number, patience)) ?? silent(number);
    },

    /** What is to be played has changed. */
    renew() {
      stale = true;
      wake();
    },

    close() {
      closed = true;
      wake();
    },
  };
}

export type ReadAhead = ReturnType<typeof createReadAhead>;
