import { readFileSync } from 'node:fs';

/**
 * For a test: loaded into a station before anything else, it moves the clock by as many milliseconds as the file
 * CLOCK_FILE says, while the station runs. Timers go on, as they do when a machine's clock is set.
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
