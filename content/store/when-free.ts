import { setTimeout as wait } from 'node:timers/promises';

/** SQLite's numbers for "somebody else is writing", in their plain and their extended forms. */
const busyCodes = [5, 6, 261, 262, 517, 773];
const firstPause = 10;
const longestPause = 100;

/** How long SQLite itself may wait inside a call: the whole process stands still for that long. */
export const shortWait = 'PRAGMA busy_timeout = 5';
/** For opening a file, when nothing else is going on yet. */
export const longWait = 'PRAGMA busy_timeout = 5000';
/** How long a visitor or a member of staff waits for a write. */
export const patience = 5_000;

/** Another process has kept the database locked for longer than we wait. Nothing was changed. */
export class StillLocked extends Error {
  constructor() {
    super('Another process is writing to the database and has not finished. Nothing was changed; try again.');
  }
}

/** Does the work once the database is free, trying again and again without holding up the event loop. */
export async function whenFree<T>(work: () => T, until: number): Promise<T> {
  for (let pause = firstPause; ; pause = Math.min(pause * 2, longestPause)) {
    try {
      return work();
    } catch (error) {
      if (!isLocked(error)) throw error;
      if (performance.now() >= until) throw new StillLocked();
    }
    await wait(pause);
  }
}

export function isLocked(error: unknown): boolean {
  return busyCodes.includes((error as { errcode?: number }).errcode ?? 0);
}
