import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { createLog } from '@longwave/server-kit/log.ts';
import type { HousekeepingData, HousekeepingResult } from './housekeeping-thread.ts';

const log = createLog('station');
const dayMs = 24 * 3_600_000;
/** Reading a whole database must not delay the first pages. */
const afterStartMs = 3_000;

/**
 * Soon after the start, and each day: removes unfinished files, and checks the database. `problem` returns one sentence for
 * the operator if the database is damaged.
 */
export function startHousekeeping(data: string) {
  const started = Date.now() - process.uptime() * 1000;
  let problem: string | undefined;
  let worker: Worker | undefined;

  function runOnce(thorough: boolean): void {
    const database = join(data, 'content.sqlite');
    const workerData: HousekeepingData = { folder: data, database, started, thorough };
    const entry = new URL('./housekeeping-thread.ts', import.meta.url);
    worker = new Worker(entry, { name: 'housekeeping', workerData });
    worker.once('message', ({ removed, damage }: HousekeepingResult) => {
      if (removed.length > 0) log.info('removed what was left half written', { files: removed.length });
      problem = damage && damageAdvice('content.sqlite');
      if (damage) log.error('database damaged', { file: database, damage, cure: problem });
    });
    worker.once('error', (error) => log.error('housekeeping failed', { error }));
    worker.unref();
  }

  const first = setTimeout(runOnce, afterStartMs, false).unref();
  const timer = setInterval(runOnce, dayMs, true).unref();
  return {
    problem: () => problem,
    async close() {
      clearTimeout(first);
      clearInterval(timer);
      await worker?.terminate();
    },
  };
}

export function damageAdvice(file: string): string {
  return `${file} is damaged. Stop the station, move its data folder away and bring back a backup: npm run restore -- FOLDER`;
}
