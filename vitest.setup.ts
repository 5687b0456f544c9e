import { afterAll, vi } from 'vitest';

// One second, the default, is too short on a busy machine; this longer timeout only ends a wait that hangs.
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
