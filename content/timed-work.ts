import { createLog } from '@longwave/server-kit/log.ts';
import type { Store } from './store/repository.ts';

const log = createLog('content');

/** Once a second reads the changes of other processes and does timed work; one run at a time. */
export function startTimedWork(store: Store, now: () => number, work: (now: number) => Promise<void>) {
  let lastInstant = now();
  let running: Promise<void> | undefined;
  let loggedProblem = '';

  async function run(instant: number): Promise<void> {
    try {
      await store.catchUp();
      await work(instant);
      loggedProblem = '';
    } catch (error) {
      const reason = (error as Error).message;
      if (reason !== loggedProblem) log.error('The database does not answer, trying again', { reason });
      loggedProblem = reason;
    }
  }

  const timer = setInterval(() => {
    const instant = now();
    // The clock was set back, so everything cached was built for a later time.
    if (instant < lastInstant - 1000) store.announce({ keys: new Set(), all: true });
    lastInstant = instant;
    running ??= run(instant).finally(() => {
      running = undefined;
    });
  }, 1000);
  timer.unref();

  return {
    async close(): Promise<void> {
      clearInterval(timer);
      await running;
    },
  };
}
