import { monitorEventLoopDelay } from 'node:perf_hooks';

/** Delays in seconds. */
export type LoopDelay = { p99: number; max: number };

const resolutionMs = 10;
const heartbeatMs = 100;
const windowHeartbeats = 300;

/** Monotonic milliseconds that are the same in every thread of the process. */
const now = () => Number(process.hrtime.bigint() / 1000n) / 1000;

/** Memory into which a thread writes its event-loop delay. Other threads can read it even while that thread is stuck. */
export function createLoopDelayMemory(): SharedArrayBuffer {
  const memory = new SharedArrayBuffer(3 * Float64Array.BYTES_PER_ELEMENT);
  new Float64Array(memory)[0] = now();
  return memory;
}

/** Measures the event-loop delay of this thread for as long as it runs, over the current half minute and the one before. */
export function measureLoopDelay(memory: SharedArrayBuffer): void {
  const noted = new Float64Array(memory);
  const delay = monitorEventLoopDelay({ resolution: resolutionMs });
  delay.enable();
  let before: LoopDelay = { p99: 0, max: 0 };
  let heartbeats = 0;
  setInterval(() => {
    const current = { p99: seconds(delay.percentile(99)), max: seconds(delay.max) };
    noted[0] = now();
    noted[1] = Math.max(before.p99, current.p99);
    noted[2] = Math.max(before.max, current.max);
    if (++heartbeats % windowHeartbeats > 0) return;
    before = current;
    delay.reset();
  }, heartbeatMs).unref();
}

export function readLoopDelay(memory: SharedArrayBuffer): LoopDelay {
  const [, p99 = 0, max = 0] = new Float64Array(memory);
  return { p99, max: Math.max(max, secondsStuck(memory)) };
}

/** Seconds since the thread's event loop last ran. */
export function secondsStuck(memory: SharedArrayBuffer): number {
  const [beat = 0] = new Float64Array(memory);
  return Math.max(0, now() - beat - 2 * heartbeatMs) / 1000;
}

function seconds(nanoseconds: number): number {
  return Math.max(0, nanoseconds / 1e9 - resolutionMs / 1000);
}
