import { afterAll, beforeAll, expect, test } from 'vitest';
import { type OwnStation, startStation } from '../../testing/start-station.ts';
import { type Listener, lateBy, listenOnceSettled } from '../../testing/stream-listener.ts';
import { generateLoad, type LoadResult } from '../testing/generate-load.ts';

const key = 'a key for the tests only';
const token = 'for-the-tests';
/** Headers that make the tests look like several visitors. */
const from = (client: string) => ({ 'x-forwarded-for': client });
let open: OwnStation;
let limited: OwnStation;
let listeners: Listener[];

beforeAll(async () => {
  open = await startStation({ CONTENT_KEY: key, METRICS_TOKEN: token, RENDER_THREADS: '2' });
  limited = await startStation({ RATE_LIMIT: 'on', TRUSTED_PROXIES: '127.0.0.1', RENDER_THREADS: '2' });
  for (const { url } of [open, limited]) await fetch(`${url}/shows`);
  listeners = await Promise.all([open, limited].map(({ url }) => listenOnceSettled(`${url}/radio/stream`)));
});
afterAll(() => Promise.all([open, limited].map((station) => station.remove())));

/** Floods the station, and meanwhile requests a cached page and an uncached one as another client. */
async function floods(
  { url }: OwnStation,
  pathOf: (number: number) => string,
  connections: number,
  isFloodEnough: (statuses: Map<number, number>) => boolean = () => true,
): Promise<LoadResult> {
  let served = 0;
  let isFlooded = false;
  const isEnough = () => served > 4 && isFlooded;
  const flood = generateLoad(url, pathOf, {
    ...{ connections, seconds: 1, headers: from('203.0.113.1') },
    isEnough(statuses) {
      isFlooded ||= isFloodEnough(statuses);
      return isEnough();
    },
  });
  const others = generateLoad(
    url,
    (number) => (number % 2 ? '/shows' : `/shows/latest?page=${2 + (number % 3)}`),
    {
      connections: 1,
      seconds: 1,
      headers: from('203.0.113.2'),
      onResponse: (status) => {
        if (status === 200) served++;
      },
      isEnough,
    },
  );
  const { statuses, slowestMs } = await others;
  expect([...statuses.keys()].filter((status) => status !== 200 && status !== 503)).toEqual([]);
  expect(statuses.get(200) ?? 0).toBeGreaterThan(4);
  expect(slowestMs).toBeLessThan(60_000);
  return flood;
}

const times = (statuses: Map<number, number>, status: number) => statuses.get(status) ?? 0;
const random = () => Math.random().toString(36).slice(2);

test.each([24, 64])('%i connections on a page that is not there', async (connections) => {
  const { statuses } = await floods(
    open,
    () => '/nope',
    connections,
    (so) => times(so, 404) > 500,
  );
  expect([...statuses.keys()]).toEqual([404]);
  expect(times(statuses, 404)).toBeGreaterThan(500);
});

test.each([
  ['pages that are not there', () => `/nope-${random()}`],
  ['addresses that no route knows', () => `/no/such?x=${random()}`],
  ['names of residents', () => `/residents?name=${random()}`],
  ['genres that nobody plays', () => `/shows/filter?genres=${random()}`],
])('64 connections on %s, each another', async (_, pathOf) => {
  const { statuses } = await floods(open, pathOf, 64);
  expect([...statuses.keys()].filter((status) => ![200, 404, 503].includes(status))).toEqual([]);
});

test('visitors beyond what can be rendered get the time after which to try again', async () => {
  const waits = new Set<string | undefined>();
  const { statuses } = await generateLoad(open.url, () => `/nope-${random()}`, {
    connections: 200,
    seconds: 1,
    isEnough: (so) => times(so, 503) > 0,
    onResponse: (status, headers) => status === 503 && waits.add(headers['retry-after']),
  });
  expect(times(statuses, 503)).toBeGreaterThan(0);
  expect([...waits]).toEqual(['2']);
});

test('one client has so many pages rendered and no more, and others are served', async () => {
  const began = performance.now();
  // More requests at once than a client may have rendered: one after the other, a slow machine would not exceed the limit.
  const { statuses } = await floods(
    limited,
    () => `/nope-${random()}`,
    140,
    (so) => times(so, 429) > 100,
  );
  expect(times(statuses, 429)).toBeGreaterThan(100);
  const seconds = (performance.now() - began) / 1000;
  expect(times(statuses, 404)).toBeLessThanOrEqual(Math.ceil(100 + 10 * seconds));
});

test('a parameter nobody knows makes no other page', async () => {
  const metric = async () => {
    const headers = { authorization: `Bearer ${token}` };
    const text = await (await fetch(`${open.url}/metrics`, { headers })).text();
    return Number(/^longwave_page_cache_renders (\d+)$/m.exec(text)?.[1]);
  };
  await fetch(`${open.url}/info`);
  const before = await metric();
  const { statuses } = await generateLoad(open.url, () => `/info?${random()}=${random()}`, {
    connections: 24,
    seconds: 1,
    isEnough: (so) => times(so, 200) > 100,
  });
  expect([...statuses.keys()]).toEqual([200]);
  // Cached pages are renewed now and then.
  expect((await metric()) - before).toBeLessThan(20);
});

test('400 who take nothing compressed share one copy of a long page', async () => {
  const tracklist = Array.from({ length: 5_000 }, (_, time) => ({
    time,
    artist: `Artist ${time}`,
    title: 'Song',
  }));
  const latest = await (await fetch(`${open.url}/content/home.json`)).json();
  const address = `${open.url}/content/documents/show/${latest.latest[0].id}`;
  const headers = { authorization: `Bearer ${key}`, 'if-match': '*' };
  const { live } = await (await fetch(address, { headers })).json();
  const body = JSON.stringify({ ...live, tracklist });
  expect((await fetch(address, { method: 'PUT', headers, body })).status).toBe(200);
  const path = `/shows/${latest.latest[0].id}`;
  const page = await (await fetch(open.url + path)).text();
  expect(page).toContain('?tracks=2#tracklist');
  expect(page.length).toBeLessThan(600_000);
  expect(await (await fetch(`${open.url}${path}?tracks=25`)).text()).toContain('Artist 4999');
  expect((await fetch(`${open.url}${path}?tracks=26`)).status).toBe(404);
  const memory = async () => {
    const text = await (
      await fetch(`${open.url}/metrics`, { headers: { authorization: `Bearer ${token}` } })
    ).text();
    return Number(/^process_resident_memory_bytes (\d+)$/m.exec(text)?.[1]) / 1e6;
  };
  const before = await memory();
  let most = 0;
  const watch = setInterval(async () => {
    most = Math.max(most, await memory().catch(() => 0));
  }, 200);
  const { statuses } = await generateLoad(open.url, () => path, {
    connections: 400,
    seconds: 2,
    isEnough: (so) => times(so, 200) >= 800,
  });
  clearInterval(watch);
  expect([...statuses.keys()]).toEqual([200]);
  expect(most - before).toBeLessThan(500);
});

test('the floods of requests delayed no sound', () => {
  for (const listener of listeners) {
    const heard = listener.stop();
    expect(heard.ended).toBe(false);
    expect(lateBy(heard), JSON.stringify(heard)).toBeLessThan(0.5);
  }
});
