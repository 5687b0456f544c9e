/** In milliseconds. */
const maxAge = 60_000;
const maxEntries = 10;

/** Stores results that are fetched before they are needed; each can be taken once. */
export function createPrefetch<Result>(now: () => number) {
  const entries = new Map<string, { result: Promise<Result>; at: number }>();
  const isFresh = (id: string) => now() - (entries.get(id)?.at ?? -maxAge) < maxAge;

  return {
    start(id: string, fetchResult: () => Promise<Result>): void {
      if (isFresh(id)) return;
      const result = fetchResult();
      entries.delete(id);
      entries.set(id, { result, at: now() });
      result.catch(() => {
        if (entries.get(id)?.result === result) entries.delete(id);
      });
      const [oldest] = entries.keys();
      if (entries.size > maxEntries && oldest) entries.delete(oldest);
    },
    /** Removes and returns a result, if there is one. It may still be pending and may fail. */
    take(id: string): Promise<Result> | undefined {
      const result = isFresh(id) ? entries.get(id)?.result : undefined;
      entries.delete(id);
      return result;
    },
  };
}
