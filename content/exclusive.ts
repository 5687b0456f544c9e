export type Exclusive = <T>(work: () => Promise<T>) => Promise<T>;

/** Runs work one at a time, in the order it was given; work that fails does not stop the next. */
export function createExclusive() {
  let last: Promise<unknown> = Promise.resolve();
  const exclusive: Exclusive = (work) => {
    const done = last.then(work);
    last = done.catch(() => undefined);
    return done;
  };
  return {
    exclusive,
    /** Resolves when all work given so far has ended. */
    async settled(): Promise<void> {
      await last;
    },
  };
}
