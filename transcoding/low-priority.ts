import { constants, setPriority } from 'node:os';

/** For work that must not take the processor from sound that is on air. */
export const LOWEST_PRIORITY = constants.priority.PRIORITY_LOW;

export function lowerPriority(pid: number | undefined, niceness: number): void {
  try {
    if (pid) setPriority(pid, niceness);
  } catch {
    // It has ended already.
  }
}

/** Of the thread this is called in, on Linux; elsewhere it would be that of the whole process. */
export function lowerPriorityOfThread(niceness: number): void {
  if (process.platform === 'linux') setPriority(0, niceness);
}
