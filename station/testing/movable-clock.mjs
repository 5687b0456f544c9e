import { readFileSync } from 'node:fs';

/**
 * For tests: loaded into a station before anything else, it shifts the clock by the milliseconds in the file CLOCK_FILE,
 * which a test may change while the station runs. Timers are not affected, as when a machine's clock is set.
 */
const real = Date.now;
let moved = 0;
setInterval(() => {
  try {
    moved = Number(readFileSync(process.env.CLOCK_FILE, 'utf8'));
  } catch {
    moved = 0;
  }
}, 50).unref();

Date.now = () => real() + moved;
globalThis.Date = new Proxy(Date, {
  construct: (date, given) => new date(...(given.length > 0 ? given : [date.now()])),
});
