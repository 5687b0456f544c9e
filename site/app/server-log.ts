import type { Log } from '@longwave/server-kit/log.ts';

/** Log for code that runs only on the server. Only its type is imported, because a built site must not need the package. */
let log: Log = console;

/** Called by the code that loads the build; until then lines go to the console. */
export function setServerLog(serverLog: Log): void {
  log = serverLog;
}

export const serverLog: Log = {
  info: (...line) => log.info(...line),
  warn: (...line) => log.warn(...line),
  error: (...line) => log.error(...line),
};
