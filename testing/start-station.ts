import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A station of a test's own, for tests that change content, break services or need other settings. */
export type OwnStation = {
  url: string;
  data: string;
  /** What it has printed since it was last started. */
  said(): string;
  /** Ends it at once, as a crash would. */
  kill(): Promise<void>;
  /** Ends it as an operator does, with time to finish what is being answered. */
  stop(): Promise<void>;
  /** Starts it again at the same address with the same data; under limits such as `ulimit -f 100`, if given. */
  start(limits?: string): Promise<void>;
  /** Ends it and removes its data. */
  remove(): Promise<void>;
};

export async function startStation(
  env: Record<string, string> = {},
  args: string[] = [],
): Promise<OwnStation> {
  const data = mkdtempSync(join(tmpdir(), 'longwave-'));
  const { TEST_SEEDED_DATA: seeded } = process.env;
  // Filling it is half of a first start; where many start, it is done once.
  if (seeded && args.length === 0 && !env.STATION) cpSync(seeded, data, { recursive: true });
  const port = await freePort();
  let child: ChildProcess | undefined;
  let said = '';

  const start = (limits = 'true') =>
    new Promise<void>((resolve, reject) => {
      said = '';
      child = spawn(
        'sh',
        ['-c', `${limits} && exec "${process.execPath}" station/build/server/start.js ${args.join(' ')}`],
        {
          cwd: join(import.meta.dirname, '..'),
          env: {
            ...process.env,
            NODE_ENV: 'production',
            PORT: String(port),
            HOST: '127.0.0.1',
            STATION: 'stations/fixture',
            DATA: data,
            RATE_LIMIT: 'off',
            PICTURES_AHEAD: 'off',
            RENDER_THREADS: '1',
            ...env,
          },
          stdio: ['ignore', 'pipe', 'pipe'],
        },
      );
      const hear = (part: Buffer) => {
        said += part;
        if (said.includes('On air at')) resolve();
      };
      child.stdout?.on('data', hear);
      child.stderr?.on('data', hear);
      child.once('exit', (code) => reject(new Error(`The station ended with ${code}: ${said.slice(-2000)}`)));
    });
  const end = (signal: NodeJS.Signals) =>
    new Promise<void>((resolve) => {
      if (!child || child.exitCode !== null || child.signalCode !== null) return resolve();
      child.removeAllListeners('exit');
      child.once('exit', () => resolve());
      child.kill(signal);
    });

  await start();
  return {
    url: `http://127.0.0.1:${port}`,
    data,
    said: () => said,
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
    start,
    async remove() {
      await end('SIGKILL');
      rmSync(data, { recursive: true, force: true });
    },
  };
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      server.close(() => resolve(port));
    });
  });
}
