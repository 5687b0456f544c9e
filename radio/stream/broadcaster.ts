import { CHUNK_MS } from '../frames/frame.ts';
import type { Log } from '../log.ts';
import type { OnAir } from '../on-air/on-air.ts';

/** 21 frames, numbered by the clock: chunk n begins n × 504 ms after 1970. */
export type AirChunk = { number: number; bytes: Buffer; onAir: OnAir };

const KEPT_CHUNKS = 9;
/** Further behind or ahead than this (a sleeping machine, a corrected clock) and the clock is simply joined anew. */
const CATCH_UP_CHUNKS = 20;

/** One timer for everybody: each chunk is made once, when its time has come, and handed to all. */
export function createBroadcaster(
  chunkAt: (number: number) => Promise<AirChunk>,
  log: Log,
  now: () => number = Date.now,
) {
  const receivers = new Set<(chunk: AirChunk) => void>();
  const recent: AirChunk[] = [];
  let next = 0;
  let timer: NodeJS.Timeout | undefined;
  let closed = false;

  const current = () => Math.floor(now() / CHUNK_MS);

  async function sendUpTo(last: number) {
    if (Math.abs(last - next) > CATCH_UP_CHUNKS) next = last;
    while (next <= last && !closed) {
      const chunk = await chunkAt(next++);
      recent.push(chunk);
      if (recent.length > KEPT_CHUNKS) recent.shift();
      for (const receive of receivers) receive(chunk);
    }
  }

  async function tick() {
    try {
      await sendUpTo(current());
    } catch (error) {
      log(`A chunk could not be made: ${error instanceof Error ? error.stack : error}`);
    }
    // Never longer than a chunk: a clock set back meanwhile would make it hours of silence.
    if (!closed) timer = setTimeout(tick, Math.min(CHUNK_MS, Math.max(0, next * CHUNK_MS - now())));
  }

  return {
    /** The latest seconds of sound, oldest first. */
    recent: (): readonly AirChunk[] => recent,
    onChunk: (receive: (chunk: AirChunk) => void) => void receivers.add(receive),
    /** Begins with the seconds before now, so that the first listener gets a whole burst too. */
    async start() {
      const first = current() - KEPT_CHUNKS + 1;
      const before = await Promise.all(
        Array.from({ length: KEPT_CHUNKS }, (_, index) => chunkAt(first + index)),
      );
      recent.push(...before);
      for (const chunk of before) for (const receive of receivers) receive(chunk);
      next = first + KEPT_CHUNKS;
      await tick();
    },
    close() {
      closed = true;
      clearTimeout(timer);
    },
  };
}

export type Broadcaster = ReturnType<typeof createBroadcaster>;
