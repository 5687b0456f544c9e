import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Folder of the checkout that is measured; BENCH_ROOT sets another one, for a comparison. */
export const root = process.env.BENCH_ROOT ?? join(import.meta.dirname, '..');

/** Starts a station in its own process, so that its processor time is measured separately. */
export async function startStation(env: Record<string, string> = {}) {
  const data = mkdtempSync(join(tmpdir(), 'longwave-bench-'));
  const port = await freePort();
  const child = spawn(process.execPath, ['station/start.ts'], {
    cwd: root,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA: data,
      RATE_LIMIT: 'off',
      PICTURES_AHEAD: 'off',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await waitForOutput(child, 'On air at');
  await waitUntilIdle(child.pid ?? 0);
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    pid: child.pid ?? 0,
    data,
    stop() {
      child.kill('SIGKILL');
      rmSync(data, { recursive: true, force: true });
    },
  };
}

/** Waits until a new station has made the recordings it is about to play, which would distort the measurement. */
async function waitUntilIdle(pid: number): Promise<void> {
  for (let tries = 0, quiet = 0; tries < 120 && quiet < 4; tries++) {
    const before = cpuMs(pid);
    await new Promise((resolve) => setTimeout(resolve, 2000));
    quiet = cpuMs(pid) - before < 200 ? quiet + 1 : 0;
  }
}

export function waitForOutput(child: ChildProcess, text: string): Promise<void> {
  return new Promise((resolve, reject) => {
    let output = '';
    child.stdout?.on('data', (part: Buffer) => {
      output += part;
      if (output.includes(text)) resolve();
    });
    child.once('exit', (code) => reject(new Error(`ended with ${code}: ${output}`)));
  });
}

export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer();
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });
}

/** Processor milliseconds that a process has used so far, in all its threads. */
export function cpuMs(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

export function memoryMb(pid: number): number {
  const line = readFileSync(`/proc/${pid}/status`, 'utf8').match(/VmRSS:\s+(\d+)/);
  return Math.round(Number(line?.[1] ?? 0) / 1024);
}
