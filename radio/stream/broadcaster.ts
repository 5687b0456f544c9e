import type { Log } from '@longwave/server-kit/log.ts';
import { CHUNK_MS } from '@longwave/transcoding/frames/frame.ts';
import type { OnAir } from '../on-air/on-air.ts';

/** 21 frames, numbered by the clock: chunk n begins n × 504 ms after 1970. */
export type AirChunk = { number: number; bytes: Buffer; onAir: OnAir };

const BURST_CHUNKS = 9;
/** After a larger difference (a sleeping machine, a corrected clock) the stream continues at the present instant. */
const CATCH_UP_CHUNKS = 20;

/** Reads each chunk once, when it is due, and passes it to all receivers. */
export function createBroadcaster(
  chunkAt: (number: number) => Promise<AirChunk>,
  log: Log,
  now: () => number = Date.now,
) {
  const receivers = new Set<(chunk: AirChunk) => void>();
  const recent: AirChunk[] = [];
  let next = 0;
  let sentAt = performance.now();
  let timer: NodeJS.Timeout | undefined;
  let closed = false;

  const current = () => Math.floor(now() / CHUNK_MS);

  async function sendUpTo(last: number) {
    if (Math.abs(last - next) > CATCH_UP_CHUNKS) next = last;
    while (next <= last && !closed) {
      const chunk = await chunkAt(next++);
      recent.push(chunk);
      if (recent.length > BURST_CHUNKS) recent.shift();
      for (const receive of receivers) receive(chunk);
      sentAt = performance.now();
    }
  }

  async function tick() {
    try {
      await sendUpTo(current());
    } catch (error) {
      log.error('chunk not sent', { error });
    }
    // Waits at most one chunk, since the wait could be hours if the clock was set back.
    if (!closed) timer = setTimeout(tick, Math.min(CHUNK_MS, Math.max(0, next * CHUNK_MS - now())));
  }

  return {
    /** The chunks of the last seconds, oldest first. */
    recent: (): readonly AirChunk[] => recent,
    secondsSinceChunk: () => (performance.now() - sentAt) / 1000,
    onChunk: (receive: (chunk: AirChunk) => void) => void receivers.add(receive),
    /** Starts some seconds in the past, so that the first listener gets a whole burst too. */
    async start() {
      const first = current() - BURST_CHUNKS + 1;
      const before = await Promise.all(
        Array.from({ length: BURST_CHUNKS }, (_, index) => chunkAt(first + index)),
      );
      recent.push(...before);
      for (const chunk of before) for (const receive of receivers) receive(chunk);
      next = first + BURST_CHUNKS;
      await tick();
    },
    close() {
      closed = true;
      clearTimeout(timer);
    },
  };
}

export type Broadcaster = ReturnType<typeof createBroadcaster>;
