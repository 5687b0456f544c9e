import { afterAll, vi } from 'vitest';

// On a busy machine a second is short: what is waited for ends the waiting, not the clock.
const waitFor = vi.waitFor;
vi.waitFor = (until, options = 15_000) => waitFor(until, options);

// Files that follow in the same worker share its globals.
afterAll(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  vi.restoreAllMocks();
});
