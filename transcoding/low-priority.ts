import { constants, setPriority } from 'node:os';

/** For work that must not take processor time from sound that is on air. */
export const LOWEST_PRIORITY = constants.priority.PRIORITY_LOW;

export function lowerPriority(pid: number | undefined, niceness: number): void {
  try {
    if (pid) setPriority(pid, niceness);
  } catch {
    // The process has already ended.
  }
}

/** Lowers the priority of the calling thread, on Linux only: elsewhere the whole process would get it. */
export function lowerPriorityOfThread(niceness: number): void {
  if (process.platform === 'linux') setPriority(0, niceness);
}
