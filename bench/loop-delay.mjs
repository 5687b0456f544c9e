// For `node --import`: writes the event-loop delay of the main thread to LOOP_DELAY_FILE, one line with time and
// milliseconds for each tenth of a second.
import { appendFileSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { isMainThread } from 'node:worker_threads';

const file = process.env.LOOP_DELAY_FILE;
if (file && isMainThread) {
  const resolution = 10;
  const delay = monitorEventLoopDelay({ resolution });
  delay.enable();
  setInterval(() => {
    appendFileSync(file, `${Date.now()} ${Math.max(0, delay.max / 1e6 - resolution).toFixed(1)}\n`);
    delay.reset();
  }, 100).unref();
}
