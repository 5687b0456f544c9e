import { setTimeout as wait } from 'node:timers/promises';

/** SQLite's codes for "somebody else is writing", plain and extended. */
const busyCodes = [5, 6, 261, 262, 517, 773];
const firstPause = 10;
const maxPause = 100;

/** How long SQLite itself may wait inside a call, which blocks the thread. */
export const shortBusyTimeout = 'PRAGMA busy_timeout = 5';
/** For opening a file, before the thread has anything else to do. */
export const longBusyTimeout = 'PRAGMA busy_timeout = 5000';
/** How long a visitor or a member of staff waits for a write. */
export const writeTimeout = 5_000;

/** Another process held the database locked for longer than we wait. Nothing was changed. */
export class DatabaseLocked extends Error {
  constructor() {
    super('Another process is writing to the database and has not finished. Nothing was changed; try again.');
  }
}

/** Retries the work while another process holds the database, without blocking the event loop. */
export async function retryWhileLocked<T>(work: () => T | Promise<T>, until: number): Promise<T> {
  for (let pause = firstPause; ; pause = Math.min(pause * 2, maxPause)) {
    try {
      return await work();
    } catch (error) {
      if (!isLocked(error)) throw error;
      if (performance.now() >= until) throw new DatabaseLocked();
    }
    await wait(pause);
  }
}

export function isLocked(error: unknown): boolean {
  return busyCodes.includes((error as { errcode?: number }).errcode ?? 0);
}
