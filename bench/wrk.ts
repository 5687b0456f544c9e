import { spawn } from 'node:child_process';

export type Load = { perSecond: number; p50: number; p99: number };

/** Runs wrk for some seconds and parses its output; times are in milliseconds. A script can choose the URLs to request. */
export function wrk(url: string, seconds: number, connections = 64, script?: string): Promise<Load> {
  return new Promise((resolve, reject) => {
    const args = [
      ...['-t1', `-c${connections}`, `-d${seconds}s`, '--latency', '-H', 'accept-encoding: br'],
      ...(script ? ['-s', script] : []),
      url,
    ];
    const child = spawn('wrk', args);
    let output = '';
    child.stdout.on('data', (part) => {
      output += part;
    });
    child.on('error', () => reject(new Error('wrk is not installed: apt-get install wrk')));
    child.on('exit', () => {
      if (/Non-2xx/.test(output)) return reject(new Error(`${url} did not answer well:\n${output}`));
      resolve({
        perSecond: Number(output.match(/Requests\/sec:\s+([\d.]+)/)?.[1]),
        p50: milliseconds(output, '50%'),
        p99: milliseconds(output, '99%'),
      });
    });
  });
}

function milliseconds(output: string, line: string): number {
  const [, number, unit] = output.match(new RegExp(`${line}\\s+([\\d.]+)(us|ms|s)`)) ?? [];
  return Number(number) * (unit === 'us' ? 0.001 : unit === 's' ? 1000 : 1);
}
