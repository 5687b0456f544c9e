import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

// node bench/staff-list.ts [shows]: lists and publishing as staff use them, on the content service over HTTP.
const shows = Number(process.argv[2] ?? 30_000);
const port = Number(process.env.BENCH_PORT ?? 4166);
const key = 'a key for the bench only';
const headers = { authorization: `Bearer ${key}`, 'if-match': '*' };
const url = `http://127.0.0.1:${port}`;

const data = mkdtempSync(join(tmpdir(), 'longwave-bench-'));
const server = spawn(process.execPath, ['--no-warnings', 'content/server.ts'], {
  cwd: resolve(import.meta.dirname, '..'),
  env: {
    ...process.env,
    ...{ DATA: data, STATION: 'bench/many-shows', BENCH_SHOWS: String(shows) },
    ...{ CONTENT_PORT: String(port), CONTENT_KEY: key },
  },
  stdio: ['ignore', 'pipe', 'inherit'],
});
const seededAt = performance.now();
await once(server.stdout, 'data');
console.log(`${shows} shows, seeded and up in ${((performance.now() - seededAt) / 1000).toFixed(1)} s`);

const lists = {
  'shows, last changed': 'type=show',
  'shows by date': 'type=show&sort=date',
  'shows by title': 'type=show&sort=title',
  'everything by title': 'sort=title',
  'drafts among the shows': 'type=show&state=draft',
  'search, a word of one show': 'type=show&q=quernstone',
  'search, a word of 0.1 %': 'type=show&q=selkie',
  'search, a word of 20 %, by title': 'type=show&q=tidal&sort=title',
  'search, one letter': 'q=m',
  'search, no result, everything': 'q=zzzz+yyyy',
  'shows of a resident': 'type=show&resident=resident-7&sort=date',
};

try {
  console.log('| request | p50 ms | p99 ms |\n|---|---|---|');
  for (const [what, query] of Object.entries(lists))
    report(what, await times(60, () => ask(`/documents?${query}`)));
  report('shows by date, page after page to page 100', await walk('type=show&sort=date', 100));
  report('where a resident is used', await times(60, () => ask('/documents/resident/resident-7/uses')));
  report('where a picture of every show is used', await times(20, () => ask('/media/bench/uses')));
  report('a show and its versions', await times(100, () => ask('/documents/show/show-7/versions')));
  const { live } = await (await ask('/documents/show/show-7')).json();
  report('publish', await times(200, (at) => put('', { ...live, title: `Title ${at}` })));
  report('save a draft', await times(200, (at) => put('?draft=1', { ...live, title: `Draft ${at}` })));
} finally {
  server.kill();
  await once(server, 'exit');
  rmSync(data, { recursive: true });
}

async function ask(path: string): Promise<Response> {
  return checked(await fetch(url + path, { headers }));
}

async function put(query: string, document: object): Promise<Response> {
  const body = JSON.stringify(document);
  return checked(await fetch(`${url}/documents/show/show-7${query}`, { method: 'PUT', headers, body }));
}

async function checked(response: Response): Promise<Response> {
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
  return response;
}

async function times(count: number, work: (at: number) => Promise<Response>): Promise<number[]> {
  for (let at = 0; at < 5; at++) await (await work(-at)).arrayBuffer();
  const found: number[] = [];
  for (let at = 0; at < count; at++) {
    const start = performance.now();
    await (await work(at)).arrayBuffer();
    found.push(performance.now() - start);
  }
  return found;
}

async function walk(query: string, pages: number): Promise<number[]> {
  let after = '';
  const found: number[] = [];
  for (let page = 0; page < pages; page++) {
    const start = performance.now();
    const { next } = await (await ask(`/documents?${query}${after}`)).json();
    found.push(performance.now() - start);
    if (!next) break;
    after = `&after=${next}`;
  }
  return found;
}

function report(what: string, found: number[]): void {
  const sorted = found.toSorted((a, b) => a - b);
  const share = (part: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
  console.log(`| ${what} | ${share(0.5).toFixed(1)} | ${share(0.99).toFixed(1)} |`);
}
