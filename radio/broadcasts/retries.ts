const FIRST_DELAY_MS = 2_000;
const MAX_DELAY_MS = 600_000;

/** When to try again what has failed: the delay doubles each time, without an end. */
export function createRetries(now: () => number = () => performance.now()) {
  const waiting = new Map<string, { delay: number; until: number }>();
  return {
    isDue: (name: string) => (waiting.get(name)?.until ?? 0) <= now(),
    succeeded: (name: string) => void waiting.delete(name),
    /** True the first time, so that a failure is logged once. */
    failed(name: string): boolean {
      const before = waiting.get(name);
      const delay = before ? Math.min(MAX_DELAY_MS, before.delay * 2) : FIRST_DELAY_MS;
      waiting.set(name, { delay, until: now() + delay });
      return !before;
    },
  };
}
