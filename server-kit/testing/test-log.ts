import type { Log } from '../log.ts';

export type LoggedEvent = { event: string } & Record<string, unknown>;

/** A log that collects the events of all levels, with their facts. */
export function logTo(logged: LoggedEvent[]): Log {
  const write = (event: string, facts?: Record<string, unknown>) => void logged.push({ event, ...facts });
  return { info: write, warn: write, error: write };
}

export const silentLog = logTo([]);
