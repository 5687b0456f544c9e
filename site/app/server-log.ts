import type { Log } from '@longwave/server-kit/log.ts';

/** Log of the code that runs on the server only. Only its type is imported: a built site must not need the package. */
let log: Log = console;

/** Called by whoever loads the build; until then lines go to the console. */
export function setServerLog(serverLog: Log): void {
  log = serverLog;
}

export const serverLog: Log = {
  info: (...line) => log.info(...line),
  warn: (...line) => log.warn(...line),
  error: (...line) => log.error(...line),
};
