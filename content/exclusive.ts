export type Exclusive = <T>(work: () => Promise<T>) => Promise<T>;

/** Runs work one piece after the other, in the order it was given; a piece that fails does not stop the next. */
export function createExclusive() {
  let last: Promise<unknown> = Promise.resolve();
  const exclusive: Exclusive = (work) => {
    const done = last.then(work);
    last = done.catch(() => undefined);
    return done;
  };
  return {
    exclusive,
    /** Ends when the work that was given so far has ended. */
    async settled(): Promise<void> {
      await last;
    },
  };
}
