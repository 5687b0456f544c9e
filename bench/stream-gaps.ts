// node bench/stream-gaps.ts: pauses of the stream and event-loop delay of the main thread while pages are rendered,
// databases are locked, an export runs and a disk hangs.
import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { pathToFileURL } from 'node:url';
import { type Heard, listenTo } from '../testing/stream-listener.ts';
import { root, startStation } from './start-station.ts';
import { wrk } from './wrk.ts';

const key = 'a-key-for-the-benchmark';
const folder = mkdtempSync(join(tmpdir(), 'longwave-gaps-'));
const delays = join(folder, 'delays');
writeFileSync(delays, '');
const station = await startStation({
  CONTENT_KEY: key,
  PAGE_CACHE_MB: '0.000001',
  LOOP_DELAY_FILE: delays,
  NODE_OPTIONS: `--import ${pathToFileURL(join(import.meta.dirname, 'loop-delay.mjs')).href}`,
});
const quiet = (work: Promise<unknown>) => work.catch(() => undefined);
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const scenes: [string, () => Promise<void>][] = [
  ['nothing', () => pause(15_000).then(() => undefined)],
  ['20 pages rendered a second', renders],
  ['24 connections on a page that is not there', () => flood('/nope', 24)],
  ['64 connections on a page that is not there', () => flood('/nope', 64)],
  ['64 connections on /residents?name=', () => flood('/residents?name=RANDOM', 64)],
  ['databases locked for 10 s', locks],
  ['an export of 2 GB', exports],
  ['a disk that hangs on open', hangingDisk],
];
console.log(
  '| while | longest pause s | silence s | loop delay p99 ms | longest ms |\n|---|---|---|---|---|',
);
try {
  for (const [what, scene] of scenes) {
    if (process.argv[2] && !what.includes(process.argv[2])) continue;
    const listener = await listenTo(`${station.url}/radio/stream`);
    await pause(5_000);
    const startedAt = Date.now();
    await scene();
    await pause(3_000);
    print(what, listener.stop(), delaysSince(startedAt));
  }
} finally {
  station.stop();
  rmSync(folder, { recursive: true, force: true });
}

function print(what: string, { longestPause, silence }: Heard, late: number[]): void {
  late.sort((one, other) => one - other);
  const p99 = late[Math.floor(late.length * 0.99)] ?? 0;
  console.log(
    `| ${what} | ${longestPause.toFixed(2)} | ${silence.toFixed(1)} | ${p99.toFixed(0)} | ${(late.at(-1) ?? 0).toFixed(0)} |`,
  );
}

function delaysSince(moment: number): number[] {
  const lines = readFileSync(delays, 'utf8').trim().split('\n');
  return lines
    .map((line) => line.split(' ').map(Number))
    .filter(([at = 0]) => at >= moment)
    .map(([, late = 0]) => late);
}

async function renders(): Promise<void> {
  const asked: Promise<unknown>[] = [];
  for (let page = 0; page < 300; page++) {
    const path = page % 2 ? '/shows' : '/';
    asked.push(quiet(fetch(station.url + path).then((response) => response.arrayBuffer())));
    await pause(50);
  }
  await Promise.all(asked);
}

async function flood(path: string, connections: number): Promise<void> {
  const script = join(folder, 'flood.lua');
  writeFileSync(
    script,
    `request = function() return wrk.format("GET", (string.gsub("${path}", "RANDOM", tostring(math.random(1e9))))) end\n`,
  );
  await quiet(wrk(station.url, 15, connections, script));
}

/** Another process locks every database while visitors request tokens and write in the chat and staff publish. */
async function locks(): Promise<void> {
  const code = `const { DatabaseSync } = require('node:sqlite');
    for (const name of ['content', 'sessions', 'chat']) {
      const database = new DatabaseSync('${station.data}/' + name + '.sqlite');
      database.exec('BEGIN IMMEDIATE');
    }
    setTimeout(() => process.exit(), 10_000);`;
  const holder = spawn(process.execPath, ['--no-warnings', '-e', code], { stdio: 'inherit' });
  const gone = new Promise((resolve) => holder.once('exit', resolve));
  const asked: Promise<unknown>[] = [];
  for (let second = 0; second < 10; second++) {
    await pause(1_000);
    const message = { client: 'a-bench-browser', nick: 'Bench', text: `Second ${second}` };
    asked.push(
      quiet(fetch(`${station.url}/content/token.json`)),
      quiet(fetch(`${station.url}/radio/chat/messages`, { method: 'POST', body: JSON.stringify(message) })),
      quiet(
        fetch(`${station.url}/content/documents/page/bench`, {
          method: 'PUT',
          headers: { authorization: `Bearer ${key}`, 'if-match': '*' },
          body: JSON.stringify(textPage(second)),
        }),
      ),
    );
  }
  await gone;
  await Promise.all(asked);
}

function textPage(number: number) {
  const words = { title: `Change ${number}`, description: '', text: '<p>Words</p>' };
  return {
    ...words,
    type: 'page',
    slug: 'bench',
    picture: null,
    isListed: false,
    validFrom: null,
    validUntil: null,
  };
}

async function exports(): Promise<void> {
  const media = join(station.data, 'media');
  mkdirSync(media, { recursive: true });
  for (let file = 0; file < 4; file++) {
    writeFileSync(join(media, `large-${file}.webm`), '');
    truncateSync(join(media, `large-${file}.webm`), 512 * 1024 * 1024);
  }
  const child = spawn(
    process.execPath,
    ['--no-warnings', 'station/commands/export.ts', join(folder, 'export')],
    {
      cwd: root,
      env: { ...process.env, DATA: station.data },
      stdio: 'ignore',
    },
  );
  await new Promise((resolve) => child.once('exit', resolve));
}

/** Originals of pictures are named pipes that nobody writes to, so opening one never ends. */
async function hangingDisk(): Promise<void> {
  const media = join(station.data, 'media');
  mkdirSync(media, { recursive: true });
  const database = new DatabaseSync(join(station.data, 'content.sqlite'));
  const row = database.prepare(
    "INSERT OR REPLACE INTO media (name, file, width, height, colour, bytes, sha256) VALUES (?, ?, 1, 1, '#000000', 1, ?)",
  );
  const asked: Promise<unknown>[] = [];
  for (let picture = 0; picture < 16; picture++) {
    spawnSync('mkfifo', [join(media, `hanging-${picture}.jpg`)]);
    row.run(`hanging-${picture}`, `hanging-${picture}.jpg`, String(picture));
    const address = `${station.url}/content/media/hanging-${picture}/480.avif`;
    asked.push(quiet(fetch(address, { signal: AbortSignal.timeout(12_000) })));
  }
  database.close();
  await Promise.all(asked);
}
