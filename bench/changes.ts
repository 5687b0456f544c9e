// node bench/changes.ts: publishes 50 changes a second to eight shows while 200 connections read their pages.
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { showDocument } from '@longwave/contract/document-types/show.ts';
import type { DocumentOf } from '@longwave/contract/documents.ts';
import { page } from '@longwave/contract/page.ts';
import { startStation } from './start-station.ts';
import { wrk } from './wrk.ts';

const seconds = 20;
const changesPerSecond = 50;
const key = 'a-key-for-the-benchmark';
const station = await startStation({ CONTENT_KEY: key });
const headers = { authorization: `Bearer ${key}`, 'if-match': '*', 'content-type': 'application/json' };
let published = 0;
let stale = 0;
const seenAfter: number[] = [];
const looks: Promise<void>[] = [];
try {
  const ids = await spreadShows(8);
  const load = wrk(`${station.url}/`, seconds, 200, inTurns(ids.map((id) => `/shows/${id}`)));
  const until = Date.now() + seconds * 1000 - 500;
  await Promise.all(ids.map((id) => editor(id, until)));
  await Promise.all(looks);
  const { perSecond, p50, p99 } = await load;
  seenAfter.sort((one, other) => one - other);
  console.log(`${(published / (seconds - 0.5)).toFixed(0)} changes/s to ${ids.length} shows`);
  console.log(`reads ${Math.round(perSecond)}/s, p50 ${p50.toFixed(0)} ms, p99 ${p99.toFixed(0)} ms`);
  console.log(
    `${stale} of ${seenAfter.length} reads after a change were stale; read within ${seenAfter[seenAfter.length >> 1]} ms (median), ${seenAfter.at(-1)} ms (slowest)`,
  );
} finally {
  station.stop();
}

/** Shows far from each other in the archive, so that none appears on the page of another. */
async function spreadShows(count: number): Promise<string[]> {
  const response = await fetch(`${station.url}/content/shows.json?page=1`);
  const first = page.parse(await response.json());
  if (first.kind !== 'shows') throw new Error('There is no list of shows');
  const step = Math.max(1, Math.floor(first.shows.pages / count));
  const ids: string[] = [];
  for (let at = 0; at < count; at++) {
    const list = page.parse(
      await (await fetch(`${station.url}/content/shows.json?page=${1 + at * step}`)).json(),
    );
    if (list.kind === 'shows' && list.shows.items[0]) ids.push(list.shows.items[0].id);
  }
  return ids;
}

/** Changes one show again and again; after every fifth change it checks that a reader sees that version or a newer one. */
async function editor(id: string, until: number): Promise<void> {
  const address = `${station.url}/content/documents/show/${id}`;
  const original = showDocument.parse((await (await fetch(address, { headers })).json()).live);
  const startedAt = Date.now();
  for (let number = 1; Date.now() < until; number++) {
    await publish(address, { ...original, title: `Change ${number} of ${id}` });
    if (number % 5 === 0) looks.push(look(id, number));
    const due = startedAt + (number * 8000) / changesPerSecond;
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, due - Date.now())));
  }
}

async function publish(address: string, show: DocumentOf<'show'>): Promise<void> {
  const response = await fetch(address, { method: 'PUT', headers, body: JSON.stringify(show) });
  if (!response.ok) throw new Error(`publishing responded ${response.status}: ${await response.text()}`);
  published++;
}

async function look(id: string, number: number): Promise<void> {
  const asked = Date.now();
  const html = await (await fetch(`${station.url}/shows/${id}`)).text();
  const seen = Number(html.match(new RegExp(`Change (\\d+) of ${id}`))?.[1] ?? 0);
  if (seen < number) stale++;
  seenAfter.push(Date.now() - asked);
}

/** A script for wrk that requests these paths one after the other. */
function inTurns(paths: string[]): string {
  const file = join(mkdtempSync(join(tmpdir(), 'longwave-bench-')), 'paths.lua');
  writeFileSync(
    file,
    `local paths = {${paths.map((path) => JSON.stringify(path)).join(', ')}}
local at = 0
request = function()
  at = at % #paths + 1
  return wrk.format("GET", paths[at])
end
`,
  );
  return file;
}
