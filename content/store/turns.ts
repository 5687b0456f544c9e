import { DatabaseLocked, writeTimeout } from './database-lock.ts';

/** Runs transactions of this process one after the other. One that has waited too long fails and is not run any more. */
export function createTurns() {
  let last: Promise<unknown> = Promise.resolve();

  return {
    /** `until` is when the work itself must stop waiting for the database. */
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
    /** Resolves when all of them have had their turn. */
    async idle(): Promise<void> {
      await last;
    },
  };
}
