import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, expect, test } from 'vitest';
import { csvText, feedXml } from '../../testing/move-in.ts';
import { openContent, startContent, type TestContent, testKey } from '../testing/content.ts';
import { resident } from '../testing/documents.ts';
import { mp3 } from '../testing/sound-files.ts';

type Row = {
  residents: { slug: string; isNew: boolean }[];
  title: string;
  date: string | null;
  action: string;
  reason: string | null;
  doubts: string[];
  slug: string | null;
  sound: string;
};
type PlanBody = {
  id: string;
  state: string;
  isBusy: boolean;
  made: Record<string, number>;
  counts: Record<string, number>;
  failed: { row: number; reason: string }[];
  kept: { type: string; slug: string; reason: string }[];
  rows: Row[];
  documents: { type: string; slug: string }[];
};

type Body = string | Buffer<ArrayBuffer>;

let content: TestContent;
let server: Server | undefined;
afterEach(async () => {
  await content.close();
  server?.close();
});

const authorization = `Bearer ${testKey}`;
async function send(method: string, path: string, body?: Body, type = 'application/json') {
  const init = { method, headers: { authorization, 'content-type': type }, ...(body && { body }) };
  const response = await content.get(`/move-in/plans${path}`, init);
  return { status: response.status, body: (await response.json()) as PlanBody };
}
const plan = async (body: Body, type: string) => {
  const made = await send('POST', '', body, type);
  expect(made.status, JSON.stringify(made.body)).toBe(201);
  return made.body;
};
async function finished(id: string): Promise<PlanBody> {
  for (;;) {
    const { body } = await send('GET', `/${id}`);
    if (!body.isBusy) return body;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
async function apply(id: string, options = {}): Promise<PlanBody> {
  const begun = await send('POST', `/${id}/apply?dry=0`, JSON.stringify(options));
  expect(begun.status, JSON.stringify(begun.body)).toBe(202);
  return finished(id);
}
const total = async (type: string, state: string) =>
  (
    (await (
      await content.get(`/documents?type=${type}&state=${state}&limit=1`, { headers: { authorization } })
    ).json()) as { total: number }
  ).total;
const live = async (path: string) => {
  const stored = await (await content.get(`/documents/${path}`, { headers: { authorization } })).json();
  return (
    stored as {
      live: { [field: string]: unknown; type: string; slug: string; recording: { seconds: number } };
    }
  ).live;
};

test('a feed is planned, tried, applied, not applied twice, and undone', async () => {
  content = await startContent();
  const before = await total('show', 'live');
  const xml = feedXml(60);
  const planned = await plan(xml, 'application/rss+xml');
  expect(planned.counts).toMatchObject({ shows: 60, residents: 2, genres: 1, doubtful: 0, elsewhere: 60 });
  expect(await total('show', 'live')).toBe(before);

  const { body: dry } = await send('POST', `/${planned.id}/apply?dry=1`);
  expect(dry.documents.length).toBe(63);
  expect(await total('show', 'live')).toBe(before);
  const done = await apply(planned.id);
  expect(done).toMatchObject({ state: 'applied', made: { shows: 60, residents: 2, genres: 1 }, failed: [] });
  expect(await total('show', 'live')).toBe(before + 60);
  for (const document of dry.documents)
    expect(await live(`${document.type}/${document.slug}`)).toEqual(document);
  expect(await live('show/low-tide-1')).toMatchObject({
    ...{ title: 'Low Tide 1', date: '2015-01-04T20:00:00.000Z', residents: ['mara-quay'], recording: null },
    ...{ description: '<p>Night <b>1</b></p>', genres: ['slow-dub'] },
  });
  expect((await content.get('/shows/low-tide-60.json')).status).toBe(200);
  expect((await send('POST', `/${planned.id}/apply?dry=0`)).status).toBe(409);

  const again = await plan(xml, 'text/xml');
  expect(again.counts).toMatchObject({ shows: 0, left: 60 });
  expect((await apply(again.id)).made.shows).toBe(0);

  const changed = { ...(await live('show/low-tide-2')), title: 'Changed by staff' };
  expect((await content.put(changed)).status).toBe(200);
  expect((await send('POST', `/${planned.id}/undo`)).status).toBe(202);
  const undone = await finished(planned.id);
  expect(undone.state).toBe('undone');
  expect(undone.kept.map(({ type, slug }) => `${type}/${slug}`).toSorted()).toEqual([
    ...['genre/slow-dub', 'resident/bo-lund', 'show/low-tide-2'],
  ]);
  expect(await total('show', 'live')).toBe(before + 1);
  expect(await total('show', 'trashed')).toBe(59);

  const third = await plan(xml, 'text/xml');
  expect(third.counts).toMatchObject({ shows: 59, left: 1 });
  expect((await apply(third.id)).made).toEqual({ shows: 59, residents: 1, genres: 0 });
});

test('rows are left out, doubtful ones are marked, and what is there is left', async () => {
  content = await startContent();
  const csv = `title,date,recording,picture,tracklist
Show one,2020-05-01,missing.mp3,,"1. 00:30 Pole - Fahren
Laraaji"
Show one,2020-05-01,missing.mp3,,
,2020-05-02,,,
No date,soon,,,
Latest,03/04/2020,https://www.mixcloud.com/a/b/,nowhere.jpg,
Harbour,2020-05-03,https://cdn.example/x.mp3,,
`;
  const { id, rows } = await plan(csv, 'text/csv');
  expect(rows.map(({ action, slug, sound }) => [action, slug, sound])).toEqual([
    ['make', 'show-one', 'none'],
    ['left', null, 'none'],
    ['impossible', null, 'none'],
    ['impossible', null, 'none'],
    ['make', 'latest-2020-04-03', 'service'],
    ['make', 'harbour', 'elsewhere'],
  ]);
  expect(rows[0]?.doubts).toEqual(['There is no recording called missing.mp3. Upload it first.']);
  expect(rows[1]?.reason).toBe('It is the same as row 1.');
  expect(rows[4]?.doubts.length).toBe(2);
  const { body } = await send('PATCH', `/${id}`, JSON.stringify({ leftOut: [5, 5, 999] }));
  expect(body.counts).toMatchObject({ shows: 2, doubtful: 2 });
  expect((await apply(id)).made.shows).toBe(2);
  expect(await live('show/show-one')).toMatchObject({
    date: '2020-05-01T11:00:00.000Z',
    tracklist: [
      { time: 30, artist: 'Pole', title: 'Fahren' },
      { time: null, artist: '', title: 'Laraaji' },
    ],
  });
  expect(await live('show/latest-2020-04-03')).toMatchObject({ recording: { kind: 'mixcloud' } });
});

test('tables come with either sign and in any encoding', async () => {
  content = await startContent();
  for (const text of [csvText(5), csvText(5, ','), `\uFEFF${csvText(5)}`]) {
    const { counts } = await plan(text, 'text/csv; charset=utf-8');
    expect(counts).toMatchObject({ shows: 5, residents: 1, genres: 2 });
  }
  const wide = Buffer.from(`\uFEFF${csvText(5).replace('Hour 1', 'Höur 1')}`, 'utf16le');
  const { rows, counts } = await plan(wide, 'text/csv');
  expect(counts).toMatchObject({ shows: 5 });
  expect(rows[0]).toMatchObject({ title: 'Harbour Höur 1', slug: 'harbour-hour-1' });
});

test('a station that is restarted in the middle goes on and makes nothing twice', async () => {
  content = await startContent();
  const { id } = await plan(feedXml(400), 'text/xml');
  expect((await send('POST', `/${id}/apply?dry=0`)).status).toBe(202);
  await content.close();
  const { settings } = content;
  content = await openContent(settings);
  const done = await finished(id);
  expect(done).toMatchObject({ state: 'applied', made: { shows: 400, residents: 2, genres: 1 }, failed: [] });
});

test('what was written just before a crash is known for its own afterwards', async () => {
  content = await startContent();
  const { id } = await plan(feedXml(30), 'text/xml');
  const before = await apply(id);
  await content.close();
  const path = join(content.settings.data, 'move-in', `${id}.plan.json`);
  const stored = JSON.parse(readFileSync(path, 'utf8'));
  writeFileSync(path, JSON.stringify({ ...stored, state: 'applying', done: 0, made: [] }));
  content = await openContent(content.settings);
  expect(await finished(id)).toEqual(before);
  expect(JSON.parse(readFileSync(path, 'utf8'))).toEqual(stored);
});

test('sound and pictures are fetched by the address rules, measured, and undone with their show', async () => {
  const sound = mp3(3);
  server = createServer((request, response) => {
    if (request.url === '/feed') return response.end(feedXml(3, { enclosure: `${base}/sound` }));
    if (request.url === '/sound/1.mp3') return response.writeHead(302, { location: '/real.mp3' }).end();
    if (request.url === '/sound/2.mp3')
      return response.writeHead(302, { location: 'http://169.254.169.254/latest' }).end();
    if (request.url === '/real.mp3') return response.end(sound);
    response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  content = await startContent([], { moveInLoopback: true });
  const { id, counts } = await plan(JSON.stringify({ url: `${base}/feed` }), 'application/json');
  expect(counts).toMatchObject({ shows: 3, elsewhere: 3 });
  const done = await apply(id, { withSound: true, withPictures: true });
  expect(done.state).toBe('applied');
  expect(done.failed.map(({ row, reason }) => [row, reason])).toEqual([
    [1, 'The address could not be fetched: This is an address of a private network.'],
    [2, 'The address could not be fetched: It was answered with 404.'],
  ]);
  const { recording } = await live('show/low-tide-1');
  expect(recording).toMatchObject({ kind: 'file', name: 'low-tide-1', bytes: sound.length });
  expect(recording.seconds).toBeGreaterThan(1);
  expect(existsSync(join(content.settings.data, 'recordings/low-tide-1.mp3'))).toBe(true);
  await send('POST', `/${id}/undo`);
  expect(await finished(id)).toMatchObject({ state: 'undone', kept: [] });
});

test('the sound and the pictures of what was undone go with the trash; what something else uses stays', async () => {
  let now = Date.parse('2026-11-16T12:00:00Z');
  const art = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#123456' } })
    .png()
    .toBuffer();
  server = createServer((request, response) => {
    if (request.url?.startsWith('/sound/')) return response.end(mp3(3));
    return response.end(request.url === '/art.png' ? art : table());
  });
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const table = () =>
    [1, 2].reduce(
      (text, at) => `${text}Low Tide ${at},2020-05-0${at},${base}/sound/${at}.mp3,${base}/art.png\n`,
      'title,date,recording,picture\n',
    );
  content = await startContent([], { moveInLoopback: true, now: () => now });
  const { id } = await plan(table(), 'text/csv');
  expect(await apply(id, { withSound: true, withPictures: true })).toMatchObject({ failed: [], brought: 3 });
  const show = await live('show/low-tide-2');
  expect((await content.put({ ...show, slug: 'another', title: 'Another' })).status).toBe(200);
  await send('POST', `/${id}/undo`);
  await finished(id);
  const files = () => readdirSync(join(content.settings.data, 'recordings')).sort();
  const pictures = () => readdirSync(join(content.settings.data, 'media')).length;
  now += 29 * 86_400_000;
  await expect.poll(async () => (await send('GET', `/${id}`)).status).toBe(200);
  expect([files(), pictures()]).toEqual([['low-tide-1.mp3', 'low-tide-2.mp3'], 1]);
  const hour = 3_600_000;
  await expect
    .poll(
      () => {
        now += 10 * hour;
        return files();
      },
      { interval: 1_100 },
    )
    .toEqual(['low-tide-2.mp3']);
  expect(pictures()).toBe(1);
  // The plan says so after all its entries were processed.
  await expect.poll(async () => (await send('GET', `/${id}`)).body).toMatchObject({ brought: 2 });
});

test.each([
  'http://127.0.0.1:1/feed',
  'http://localhost/feed',
  'http://[::1]/feed',
  'http://[::ffff:127.0.0.1]/feed',
  'http://2130706433/feed',
  'http://10.0.0.1/feed',
  'file:///etc/passwd',
  'ftp://radio.example/feed',
  'https://user:word@radio.example/feed',
  'no address',
])('%s is not fetched', async (url) => {
  content = await startContent();
  expect((await send('POST', '', JSON.stringify({ url }))).status).toBe(400);
});

test('input that is not right is refused, and never breaks anything', async () => {
  content = await startContent();
  const good = [feedXml(3), csvText(3)];
  const bad: [Body, string][] = [
    ['', 'application/json'],
    ['{', 'application/json'],
    ['{"url":5}', 'application/json'],
    ['{"url":"https://a.example","csv":""}', 'application/json'],
    ['{"uploads":["../../etc/passwd"]}', 'application/json'],
    ['<html><item>', 'text/xml'],
    ['<rss><channel></channel></rss>', 'text/xml'],
    ['a;b\n1;2', 'text/csv'],
    ['', 'text/csv'],
    [`title,date\n${'x,2020-01-01\n'.repeat(5_001)}`, 'text/csv'],
    [feedXml(5_001), 'text/xml'],
    [Buffer.from([0xff, 0xfe, 0, 0, 1]), 'text/csv'],
    [`<!DOCTYPE a [<!ENTITY b "bbbb"><!ENTITY c "&b;&b;">]><a>&c;</a>`, 'text/xml'],
  ];
  for (const [body, type] of bad) {
    const { status } = await send('POST', '', body, type);
    expect(status, String(body).slice(0, 60)).toBe(400);
  }
  let seed = 7;
  const random = (below: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return seed % below;
  };
  for (let round = 0; round < 300; round++) {
    const bytes = Buffer.from(good[round % 2] ?? '');
    for (let change = 0; change < 1 + random(30); change++) bytes[random(bytes.length)] = random(256);
    const cut = bytes.subarray(0, random(3) ? bytes.length : random(bytes.length));
    const { status } = await send('POST', '', cut, round % 2 ? 'text/csv' : 'text/xml');
    expect([201, 400], `round ${round}`).toContain(status);
  }
  for (const path of ['/../../x', `/${'a'.repeat(32)}`, '/%2e%2e%2fknown'])
    expect((await content.get(`/move-in/plans${path}`, { headers: { authorization } })).status).toBe(404);
});

test('the dates of a table settle the order of day and month for one another', async () => {
  content = await startContent();
  const table = (last: string) =>
    plan(`title,date\nOne,10/01/2024 10:30 PM\nTwo,11/02/2024\nThree,${last}\n`, 'text/csv');
  const days = (rows: Row[]) => rows.map(({ date, doubts }) => [date?.slice(0, 10), doubts.length]);
  expect(days((await table('12/25/2024')).rows)).toEqual([
    ...[
      ['2024-10-01', 0],
      ['2024-11-02', 0],
      ['2024-12-25', 0],
    ],
  ]);
  expect(days((await table('12/03/2024')).rows)).toEqual([
    ...[
      ['2024-01-10', 1],
      ['2024-02-11', 1],
      ['2024-03-12', 1],
    ],
  ]);
});

test('a feed of several pages comes in whole and once, and not at all when a page is missing', async () => {
  let pages = 6;
  server = createServer((request, response) => {
    const page = Number(new URL(request.url ?? '', base).searchParams.get('page') ?? '1');
    if (page > pages) return response.writeHead(404).end();
    const next = page < 6 ? `<atom:link rel="next" href="?page=${page + 1}"/>` : '';
    const numbered = (text: string) => text.replace(/(Low Tide |tide-)(\d+)/g, `$1${page}-$2`);
    response.end(numbered(feedXml(100, { extra: next })));
  });
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  content = await startContent([], { moveInLoopback: true });
  const feed = JSON.stringify({ url: `${base}/feed` });
  const { id, counts } = await plan(feed, 'application/json');
  expect(counts).toMatchObject({ shows: 600, doubtful: 0 });
  expect((await apply(id)).made.shows).toBe(600);
  expect((await plan(feed, 'application/json')).counts).toMatchObject({ shows: 0, left: 600 });
  pages = 2;
  const { status, body } = await send('POST', '', feed);
  expect([status, JSON.stringify(body)]).toEqual([
    400,
    expect.stringContaining('Page 3 of the feed is missing.'),
  ]);
});

test('a resident whose name has a comma in it is found by the whole of it', async () => {
  content = await startContent();
  const tyler = { ...resident('tyler', 'Tyler, The Creator'), genres: [] };
  expect((await content.put(tyler)).status).toBe(200);
  const { rows } = await plan('title,date,host\nOne,2024-01-01,"TYLER, the creator, Ann"\n', 'text/csv');
  expect(rows[0]?.residents.map(({ slug, isNew }) => [slug, isNew])).toEqual([
    ['tyler', false],
    ['ann', true],
  ]);
});
