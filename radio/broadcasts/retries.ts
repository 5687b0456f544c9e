const FIRST_DELAY_MS = 2_000;
const MAX_DELAY_MS = 600_000;

/** When to retry failed work: the delay doubles each time up to ten minutes, and retries never stop. */
export function createRetries(now: () => number = () => performance.now()) {
  const waiting = new Map<string, { delay: number; until: number }>();
  return {
    isDue: (name: string) => (waiting.get(name)?.until ?? 0) <= now(),
    succeeded: (name: string) => void waiting.delete(name),
    /** Returns true on the first failure, so that it is logged once. */
    failed(name: string): boolean {
      const before = waiting.get(name);
      const delay = before ? Math.min(MAX_DELAY_MS, before.delay * 2) : FIRST_DELAY_MS;
      waiting.set(name, { delay, until: now() + delay });
      return !before;
    },
  };
}
