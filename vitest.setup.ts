import { afterAll, vi } from 'vitest';

// On a busy machine a second is short: what is waited for ends the waiting, and this only what hangs.
const timeout = 120_000;
const waitFor = vi.waitFor;
vi.waitFor = (until, options = {}) =>
  waitFor(until, typeof options === 'number' ? options : { timeout, ...options });

// Files that follow in the same worker share its globals.
afterAll(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  vi.restoreAllMocks();
});
