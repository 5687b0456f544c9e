import { spawn } from 'node:child_process';

export type Load = { perSecond: number; p50: number; p99: number };

/** Runs wrk for some seconds and reads what it says; milliseconds. With a script, that says which addresses are asked for. */
export function wrk(url: string, seconds: number, connections = 64, script?: string): Promise<Load> {
  return new Promise((resolve, reject) => {
    const args = [
      ...['-t1', `-c${connections}`, `-d${seconds}s`, '--latency', '-H', 'accept-encoding: br'],
      ...(script ? ['-s', script] : []),
      url,
    ];
    const child = spawn('wrk', args);
    let said = '';
    child.stdout.on('data', (part) => {
      said += part;
    });
    child.on('error', () => reject(new Error('wrk is not installed: apt-get install wrk')));
    child.on('exit', () => {
      if (/Non-2xx/.test(said)) return reject(new Error(`${url} did not answer well:\n${said}`));
      resolve({
        perSecond: Number(said.match(/Requests\/sec:\s+([\d.]+)/)?.[1]),
        p50: milliseconds(said, '50%'),
        p99: milliseconds(said, '99%'),
      });
    });
  });
}

function milliseconds(said: string, line: string): number {
  const [, number, unit] = said.match(new RegExp(`${line}\\s+([\\d.]+)(us|ms|s)`)) ?? [];
  return Number(number) * (unit === 'us' ? 0.001 : unit === 's' ? 1000 : 1);
}
