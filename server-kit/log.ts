import { createRequire } from 'node:module';
import { isMainThread } from 'node:worker_threads';
import type { Logger } from 'pino';
import { currentRequestId } from './request-id.ts';

/** Writes one line. An `error` among the facts is written with its stack. Never log secrets, nor URLs with their query. */
type Write = (event: string, facts?: Record<string, unknown>) => void;

export type Log = { info: Write; warn: Write; error: Write };

/** Unwritten bytes beyond which further lines are dropped, in case the reader of the output hangs. */
const maxUnwritten = 4 * 1024 * 1024;

let logger: Logger | undefined;
let divertedTo: ((line: string) => void) | undefined;

/** A log that writes lines of JSON with the name of the part: warnings and errors to stderr, the rest to stdout. */
export function createLog(part: string): Log {
  const write =
    (level: 'info' | 'warn' | 'error'): Write =>
    (event, facts = {}) => {
      logger ??= createLogger();
      logger[level]({ part, ...facts }, event);
    };
  return { info: write('info'), warn: write('warn'), error: write('error') };
}

/** Passes log lines to a test instead of the output; undefined stops that. */
export function divertLog(write: ((line: string) => void) | undefined): void {
  divertedTo = write;
}

/** Pino is loaded with the first line, since many processes and threads write none. */
function createLogger(): Logger {
  const { pino }: typeof import('pino') = createRequire(import.meta.url)('pino');
  const options = {
    base: null,
    messageKey: 'event',
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (level: string) => ({ level }) },
    serializers: { error: pino.stdSerializers.err },
    mixin: () => ({ requestId: currentRequestId() }),
  };
  // On the main thread, which sends the sound, writing is asynchronous, so a slow reader cannot block it; pino flushes the rest at exit.
  const output = (fd: number) => pino.destination({ fd, sync: !isMainThread, maxLength: maxUnwritten });
  const { warn: warnLevel = 0 } = pino.levels.values;
  const [stdout, stderr] = [output(1), output(2)];
  return pino(options, {
    [Symbol.for('pino.metadata')]: true,
    lastLevel: 0,
    write(line: string): void {
      if (divertedTo) divertedTo(line);
      else (this.lastLevel >= warnLevel ? stderr : stdout).write(line);
    },
  } as { lastLevel: number; write(line: string): void });
}
