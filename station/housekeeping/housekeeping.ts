import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { log } from '../front/log.ts';
import type { Chores, Found } from './housekeeping-thread.ts';

const daily = 24 * 3_600_000;

/**
 * At the start, and each day: removes what was left half written, and looks whether the database is sound.
 * `trouble` is one sentence for whoever runs the station.
 */
export function startHousekeeping(data: string) {
  const started = Date.now() - process.uptime() * 1000;
  let trouble: string | undefined;
  let worker: Worker | undefined;

  function work(thorough: boolean): void {
    const database = join(data, 'content.sqlite');
    const chores: Chores = { folder: data, database, started, thorough };
    const entry = new URL('./housekeeping-thread.ts', import.meta.url);
    worker = new Worker(entry, { name: 'housekeeping', workerData: chores });
    worker.once('message', ({ removed, damage }: Found) => {
      if (removed.length > 0) log('info', 'removed what was left half written', { files: removed.length });
      trouble = damage && damaged('content.sqlite');
      if (damage) log('error', 'database damaged', { file: database, damage, cure: trouble });
    });
    worker.once('error', (error) => log('error', 'housekeeping failed', { reason: String(error) }));
    worker.unref();
  }

  work(false);
  const timer = setInterval(work, daily, true).unref();
  return {
    trouble: () => trouble,
    async close() {
      clearInterval(timer);
      await worker?.terminate();
    },
  };
}

export function damaged(file: string): string {
  return `${file} is damaged. Stop the station, move its data folder away and bring back a backup: npm run restore -- FOLDER`;
}
