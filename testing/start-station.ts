import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A station in a process of its own, for tests that change content, break services or need other settings. */
export type OwnStation = {
  url: string;
  data: string;
  /** The output since the last start. */
  said(): string;
  /** Ends it at once, as a crash would. */
  kill(): Promise<void>;
  /** Ends it as an operator does, with time to finish open requests. */
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
  // Copies data that is already seeded, if there is some, because seeding takes half of a first start.
  if (seeded && args.length === 0 && !env.STATION) cpSync(seeded, data, { recursive: true });
  const port = await freePort();
  let child: ChildProcess | undefined;
  let said = '';

  const start = (limits = 'true') =>
    new Promise<void>((resolve, reject) => {
      said = '';
      const started = spawn(
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
      child = started;
      const hear = (part: Buffer) => {
        said += part;
        if (said.includes('On air at')) resolve();
      };
      started.stdout.on('data', hear);
      started.stderr.on('data', hear);
      started.once('close', (code) => {
        if (child === started) child = undefined;
        reject(new Error(`The station ended with ${code}: ${said.slice(-2000)}`));
      });
    });
  /** Resolves when all output has arrived too, so that it is not taken for output of the next start. */
  const end = (signal: NodeJS.Signals) =>
    new Promise<void>((resolve) => {
      if (!child) return resolve();
      child.once('close', () => resolve());
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
      rmSync(data, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/**
 * A port that stays free for a station, which may listen only seconds later and again after a restart. It is below the ports
 * that the system assigns. A second port stays open as long as this process lives, and marks the first one as in use.
 */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < 100; tries++) {
    const port = 20_000 + Math.floor(Math.random() * 6_000);
    const kept = await listenAt(port + 6_000);
    const tried = kept && (await listenAt(port));
    if (tried) {
      await new Promise((resolve) => tried.close(resolve));
      return port;
    }
    kept?.close();
  }
  throw new Error('No free port was found');
}

function listenAt(port: number): Promise<Server | undefined> {
  return new Promise((resolve) => {
    const server = createServer().once('error', () => resolve(undefined));
    server.listen(port, '127.0.0.1', () => resolve(server.unref()));
  });
}
