import { DatabaseLocked, writeTimeout } from './database-lock.ts';

/** Transactions of this process run one after the other. Whoever has waited too long is told so, and does not run any more. */
export function createTurns() {
  let last: Promise<unknown> = Promise.resolve();

  return {
    /** `until` is when the work, too, has waited long enough for what it waits for. */
    take<T>(work: (until: number) => Promise<T>, wait = writeTimeout): Promise<T> {
      const until = performance.now() + wait;
      const { promise: refused, reject } = Promise.withResolvers<never>();
      const timer = setTimeout(() => reject(new DatabaseLocked()), wait);
      const done = last.then(() => {
        clearTimeout(timer);
        if (performance.now() > until) throw new DatabaseLocked();
        return work(until);
      });
      last = done.catch(() => undefined);
      return Promise.race([done, refused]);
    },
    /** Ends when everybody has had their turn. */
    async idle(): Promise<void> {
      await last;
    },
  };
}
