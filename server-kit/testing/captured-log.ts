import { divertLog } from '../log.ts';

export type LogLine = {
  level: string;
  time: string;
  part: string;
  event: string;
  requestId?: string;
} & Record<string, unknown>;

/** Collects what this thread logs from now on, instead of writing it: `using log = captureLog()` in a test. */
export function captureLog() {
  const lines: LogLine[] = [];
  divertLog((line) => lines.push(JSON.parse(line)));
  return {
    lines: (): readonly LogLine[] => lines,
    [Symbol.dispose]: () => divertLog(undefined),
  };
}
