import { createReader, type Reader } from '../store/reader.ts';
import type { Dependency, Store, StoreChange } from '../store/repository.ts';

const maxAttempts = 3;

type Built = {
  result: unknown;
  dependencies: Set<Dependency>;
  expiresAt: number;
  /** False if a dependency changed during every attempt to build it. */
  isCurrent: boolean;
};

/** Builds responses. A build is repeated if one of its dependencies changes meanwhile. */
export function createBuilds(store: Store, now: () => number) {
  /** For each running build, what has changed since it began. */
  const running = new Set<StoreChange>();

  store.onChange((change) => {
    for (const heard of running) {
      heard.all ||= change.all;
      for (const key of change.keys) heard.keys.add(key);
    }
  });

  async function run(work: (reader: Reader) => unknown, attempt = 1): Promise<Built> {
    const heard: StoreChange = { keys: new Set(), all: false };
    const reader = createReader(store, now());
    const isCurrent = () => !heard.all && ![...heard.keys].some((key) => reader.dependencies.has(key));
    running.add(heard);
    try {
      const result = await work(reader);
      const { dependencies, expiresAt } = reader;
      if (isCurrent() || attempt === maxAttempts)
        return { result, dependencies, expiresAt, isCurrent: isCurrent() };
    } catch (error) {
      // What was not found may have been published meanwhile.
      if (isCurrent() || attempt === maxAttempts) throw error;
    } finally {
      running.delete(heard);
    }
    return run(work, attempt + 1);
  }

  return { run: (work: (reader: Reader) => unknown) => run(work) };
}
