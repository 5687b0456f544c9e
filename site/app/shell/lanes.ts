/** Work that is done ahead, a few pieces at a time. */
export function createLanes(most: number) {
  const waiting: (() => Promise<unknown>)[] = [];
  let running = 0;

  function next(): void {
    const work = running < most ? waiting.shift() : undefined;
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
    /** Does it when a lane is free, before or after what waits already. */
    add(work: () => Promise<unknown>, place: 'first' | 'last' = 'last'): void {
      if (place === 'first') waiting.unshift(work);
      else waiting.push(work);
      next();
    },
  };
}
