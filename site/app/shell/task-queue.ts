/** Runs tasks, a few at a time. */
export function createTaskQueue(maxRunning: number) {
  const waiting: (() => Promise<unknown>)[] = [];
  let running = 0;

  function next(): void {
    const work = running < maxRunning ? waiting.shift() : undefined;
    if (!work) return;
    running++;
    work()
      .catch(() => undefined)
      .finally(() => {
        running--;
        next();
      });
    next();
  }

  return {
    /** `first`: before the tasks that wait already. */
    add(work: () => Promise<unknown>, position: 'first' | 'last' = 'last'): void {
      if (position === 'first') waiting.unshift(work);
      else waiting.push(work);
      next();
    },
  };
}
