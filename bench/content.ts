import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

// node bench/content.ts [sizes]: the content service alone, over HTTP, at several sizes of the archive.
const sizes = (process.argv[2] ?? '1000,30000,300000').split(',').map(Number);
const root = resolve(import.meta.dirname, '..');
const port = Number(process.env.BENCH_PORT ?? 4165);

type Figures = { what: string; p50: number; p99: number; cpu: number };

for (const shows of sizes) {
  const data = mkdtempSync(join(tmpdir(), 'longwave-bench-'));
  const began = Date.now();
  const server = await start(['--max-old-space-size=6000', 'content/server.ts'], {
    DATA: data,
    STATION: 'bench/many-shows',
    CONTENT_PORT: String(port),
    BENCH_SHOWS: String(shows),
  });
  console.log(`\n${shows} shows, seeded and up in ${((Date.now() - began) / 1000).toFixed(1)} s`);
  console.log('| request | p50 ms | p99 ms | CPU ms each |\n|---|---|---|---|');
  try {
    for (const { what, p50, p99, cpu } of await measureAll(server, shows))
      console.log(`| ${what} | ${p50.toFixed(2)} | ${p99.toFixed(2)} | ${cpu.toFixed(2)} |`);
  } finally {
    await stop(server);
    rmSync(data, { recursive: true });
  }
}

/** Runs a server until it has said something; `input` is what it reads. */
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

async function measureAll(server: ChildProcess, shows: number): Promise<Figures[]> {
  const far = (at: number) => Math.floor((at * 0.618_034 * shows) % shows);
  // Each run asks for something else, so that nothing is answered from memory unless it says so.
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
  ];
  // Other pages than those measured, so that the code is warm and the answers are not kept.
  const another = (path: string) => path.replace(/page=\d+/, 'page=3');
  for (const [, , path] of runs)
    await measure(server, port, 'warming up', 1500, (at) => another(path(at + 10_000)));
  const figures: Figures[] = [];
  for (const [what, times, path] of runs) figures.push(await measure(server, port, what, times, path));
  figures.push(await bare('a page', `/shows/show-${far(1)}.json`));
  figures.push(await bare('a filter', `/shows/filter.json?${trio(1)}&page=1`));
  return figures;
}

/** The same bytes from a server that does nothing else: what no service on node:http can go below. */
async function bare(what: string, path: string): Promise<Figures> {
  const body = await (await fetch(`http://localhost:${port}${path}`)).text();
  const server = await start(['bench/bare-http.ts', String(port + 1)], {}, body);
  await measure(server, port + 1, 'warming up', 300, () => path);
  const figures = await measure(server, port + 1, `bare node:http compressing ${what}`, 1000, () => path);
  await stop(server);
  return figures;
}

async function measure(
  server: ChildProcess,
  on: number,
  what: string,
  times: number,
  path: (at: number) => string,
): Promise<Figures> {
  const took: number[] = [];
  const before = cpuMs(server);
  for (let at = 0; at < times; at++) {
    const began = performance.now();
    const response = await fetch(`http://localhost:${on}${path(at)}`, {
      headers: { 'accept-encoding': 'br' },
    });
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`${path(at)} answered ${response.status}`);
    took.push(performance.now() - began);
  }
  const cpu = (cpuMs(server) - before) / times;
  took.sort((a, b) => a - b);
  const at = (share: number) => took[Math.min(took.length - 1, Math.floor(took.length * share))] ?? 0;
  return { what, p50: at(0.5), p99: at(0.99), cpu };
}

/** Processor time of the service so far; Linux counts it in hundredths of a second. */
function cpuMs(server: ChildProcess): number {
  const stat = readFileSync(`/proc/${server.pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * 10;
}
