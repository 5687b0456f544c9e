import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { startPostgres } from '@longwave/content/testing/postgres-server.ts';
import { multiplyShows, seededShows } from './many-shows/multiply.ts';
import { cpuMs } from './start-station.ts';

// node bench/content.ts [sizes] [sqlite|postgres|both]: the content service alone, over HTTP, with archives of several sizes.
const sizes = (process.argv[2] ?? '1000,30000,300000').split(',').map(Number);
const databases = ['sqlite', 'postgres'].filter((name) =>
  [name, 'both', undefined].includes(process.argv[3]),
);
const key = 'a key for the bench only';
const headers = { authorization: `Bearer ${key}`, 'if-match': '*', 'accept-encoding': 'br' };
const root = resolve(import.meta.dirname, '..');
/** Settings for a server with a gigabyte of memory for itself. */
const postgresFlags = ['-c', 'shared_buffers=1GB', '-c', 'max_wal_size=8GB'];
const port = Number(process.env.BENCH_PORT ?? 4165);

type Figures = { what: string; p50: number; p99: number; cpu: number };

for (const database of databases) for (const shows of sizes) await measureDatabase(database, shows);

async function measureDatabase(database: string, shows: number): Promise<void> {
  const data = mkdtempSync(join(tmpdir(), 'longwave-bench-'));
  const postgres = database === 'postgres' ? await startPostgres(postgresFlags) : undefined;
  const startedAt = Date.now();
  const startContent = (seeded: number) =>
    start(['--max-old-space-size=6000', 'content/server.ts'], {
      DATA: data,
      STATION: 'bench/many-shows',
      CONTENT_PORT: String(port),
      CONTENT_KEY: key,
      BENCH_SHOWS: String(seeded),
      ...(postgres && { DATABASE_URL: postgres.url }),
    });
  if (postgres && shows > seededShows) {
    await stop(await startContent(seededShows));
    await multiplyShows(postgres.url, shows / seededShows);
  }
  const server = await startContent(postgres ? Math.min(shows, seededShows) : shows);
  console.log(
    `\n${database}, ${shows} shows, filled and up in ${((Date.now() - startedAt) / 1000).toFixed(1)} s`,
  );
  console.log('| request | p50 ms | p99 ms | CPU ms each |\n|---|---|---|---|');
  try {
    await measureAll({ server, postgres: postgres?.folder }, shows, ({ what, p50, p99, cpu }) =>
      console.log(`| ${what} | ${p50.toFixed(2)} | ${p99.toFixed(2)} | ${cpu.toFixed(2)} |`),
    );
  } finally {
    await stop(server);
    await postgres?.remove();
    rmSync(data, { recursive: true });
  }
}

/** Starts a server and waits for its first output; `input` is its standard input. */
async function start(args: string[], env: Record<string, string>, input = ''): Promise<ChildProcess> {
  const server = spawn(process.execPath, ['--no-warnings', ...args], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  server.stdin?.end(input);
  await Promise.race([
    once(server.stdout as NodeJS.ReadableStream, 'data'),
    once(server, 'exit').then(() => Promise.reject(new Error(`${args.at(-1)} ended before it was up`))),
  ]);
  return server;
}

async function stop(server: ChildProcess): Promise<void> {
  server.kill();
  await once(server, 'exit');
}

/** The processes that are measured: the service, and the folder of its PostgreSQL server, if there is one. */
type Measured = { server: ChildProcess; postgres: string | undefined };

async function measureAll(on: Measured, shows: number, report: (figures: Figures) => void): Promise<void> {
  const far = (at: number) => Math.floor((at * 0.618_034 * shows) % shows);
  // Each request differs, so that no response comes from the cache unless the run says so.
  const trio = (at: number) =>
    [at, at + 7, at + 19 + (at >> 5)].map((genre) => `genres=genre-${genre % 40}`).join('&');
  const marks = (at: number) => at.toString(2).replaceAll('0', '%21').replaceAll('1', '%3F');
  const search = (word: string) => (at: number) => `/search.json?query=${word}${marks(at)}`;
  const tab = (tab: string, word: string) => (at: number) => `/search/${tab}.json?query=${word}${marks(at)}`;
  const runs: [string, number, (at: number) => string][] = [
    ['page by id, from memory', 2000, () => `/shows/show-${far(1)}.json?page=1`],
    ['page by id, each another show', Math.min(2000, shows), (at) => `/shows/show-${far(at)}.json?page=1`],
    ['filter by three genres, page 1', 600, (at) => `/shows/filter.json?${trio(at)}&page=1`],
    ['filter by three genres, page 50', 300, (at) => `/shows/filter.json?${trio(at)}&page=50`],
    ['search, a word of one show', 60, search('quernstone')],
    ['search, a word of 0.1 % of shows', 60, search('selkie')],
    ['search, a word of 1 % of shows', 60, search('marram')],
    ['search, a word of 20 % of shows', 30, search('tidal')],
    ['played-in, a word of 1 % of shows', 60, tab('played-in', 'marram')],
    ['suggest, two letters', 30, tab('suggest', 'ma')],
    ['staff list, shows by date', 200, () => '/documents?type=show&sort=date'],
    ['staff list, a word of 0.1 % of shows', 60, () => '/documents?type=show&q=selkie'],
  ];
  // Warm-up requests other pages than the ones measured, so that the code is warm and the measured responses are not cached.
  const another = (path: string) => path.replace(/page=\d+/, 'page=3');
  for (const [, , path] of runs)
    await measure(on, 'warming up', 1500, (at) => ask(another(path(at + 10_000))), 3_000);
  for (const [what, times, path] of runs) report(await measure(on, what, times, (at) => ask(path(at))));
  const { live } = await (await ask('/documents/show/show-7')).json();
  report(await measure(on, 'publish', 200, (at) => publish({ ...live, title: `Title ${at}` })));
  if (!on.postgres) report(await bare('a page', `/shows/show-${far(1)}.json`));
}

function ask(path: string, on = port): Promise<Response> {
  return fetch(`http://127.0.0.1:${on}${path}`, { headers });
}

function publish(document: object): Promise<Response> {
  const body = JSON.stringify(document);
  return fetch(`http://127.0.0.1:${port}/documents/show/show-7`, { method: 'PUT', headers, body });
}

/** The same bytes from a server that does nothing else: the lower bound for any service on node:http. */
async function bare(what: string, path: string): Promise<Figures> {
  const body = await (await ask(path)).text();
  const server = await start(['bench/bare-http.ts', String(port + 1)], {}, body);
  const on = { server, postgres: undefined };
  await measure(on, 'warming up', 300, () => ask(path, port + 1));
  const figures = await measure(on, `bare node:http compressing ${what}`, 1000, () => ask(path, port + 1));
  await stop(server);
  return figures;
}

async function measure(
  on: Measured,
  what: string,
  times: number,
  work: (at: number) => Promise<Response>,
  milliseconds = Number.POSITIVE_INFINITY,
): Promise<Figures> {
  const durations: number[] = [];
  const before = cpuOf(on);
  const beganAt = performance.now();
  for (let at = 0; at < times && performance.now() - beganAt < milliseconds; at++) {
    const startedAt = performance.now();
    const response = await work(at);
    const body = await response.text();
    if (!response.ok) throw new Error(`${what} responded ${response.status} ${body}`);
    durations.push(performance.now() - startedAt);
  }
  const cpu = (cpuOf(on) - before) / times;
  durations.sort((a, b) => a - b);
  const at = (share: number) =>
    durations[Math.min(durations.length - 1, Math.floor(durations.length * share))] ?? 0;
  return { what, p50: at(0.5), p99: at(0.99), cpu };
}

/** Processor time of the service and of all processes of the database server. */
function cpuOf({ server, postgres }: Measured): number {
  const own = cpuMs(server.pid ?? 0);
  if (!postgres) return own;
  const [postmaster] = readFileSync(join(postgres, 'postmaster.pid'), 'utf8').split('\n');
  const children = readFileSync(`/proc/${postmaster}/task/${postmaster}/children`, 'utf8')
    .split(' ')
    .filter(Boolean);
  return own + children.reduce((sum, pid) => sum + cpuMs(Number(pid)), 0);
}
