import { setImmediate } from 'node:timers/promises';

/** Milliseconds for which the thread may be blocked. */
const maxBlocked = 10;

/**
 * To be awaited in loops over many documents. SQLite responds at once, so without it nothing else in this thread would run until
 * the loop ends; reads have a connection of their own and need not wait for a transaction.
 */
export function createPause(): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < maxBlocked) return;
    await setImmediate();
    since = performance.now();
  };
}
