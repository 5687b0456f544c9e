import { type Change, change, processHeader } from '@longwave/contract/changes.ts';
import { readEvents } from '@longwave/server-kit/server-sent-events.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { seedStation } from '../seed.ts';
import { openStore } from '../store/open-store.ts';
import { publish } from '../store/publishing.ts';
import { openContent, readProblem, startContent, type TestContent, testKey } from '../testing/content.ts';
import { show } from '../testing/documents.ts';
import { createChangeFeed } from './change-feed.ts';

const first = show('first', '2026-11-01T10:00:00Z');
const authorization = `Bearer ${testKey}`;
let content: TestContent;
beforeEach(async () => {
  content = await startContent([first, show('far', '2026-10-01T10:00:00Z', { residents: [] })]);
});
afterEach(() => content.close());

async function* feed(last?: string, from = content): AsyncGenerator<ReceivedChange> {
  const response = await from.get('/changes', {
    headers: { authorization, ...(last && { 'last-event-id': last }) },
  });
  expect(response.headers.get('content-type')).toBe('text/event-stream');
  yield* changesIn(response);
}

/** A change with the id of its event. */
type ReceivedChange = Change & { id: string };

async function* changesIn({ body, headers }: Response): AsyncGenerator<ReceivedChange> {
  if (!body) return;
  for await (const { id = '', data } of readEvents(body)) {
    const received = change.parse(JSON.parse(data));
    expect(id).toBe(`${headers.get(processHeader) ?? 'test'}-${received.seq}`);
    yield { ...received, id };
  }
}

async function next(changes: AsyncGenerator<ReceivedChange>): Promise<ReceivedChange> {
  return (await changes.next()).value;
}

async function write(title: string, to = content) {
  expect((await to.put({ ...first, title })).status).toBe(200);
}

test('a change names exactly the pages that showed the document', async () => {
  const changes = feed();
  expect(await next(changes)).toMatchObject({ all: true, pages: [] });
  for (const id of ['home', 'shows', 'shows/first', 'shows/far', 'residents/ines', 'residents/bo', 'info'])
    await content.json(`/${id}.json`);
  await write('Renamed');
  const received = await next(changes);
  expect(received.pages.toSorted()).toEqual(['home', 'residents/ines', 'shows', 'shows/far', 'shows/first']);
  await content.json('/shows/first.json');
  await write('Renamed again');
  const again = await next(changes);
  expect(again.pages).toEqual(['shows/first']);
  await changes.return(undefined);

  const missed = feed(received.id);
  expect(await next(missed)).toEqual(again);
  await missed.return(undefined);
  const process = received.id.split('-')[0];
  for (const unknown of [`${process}-12345678`, 'x', '-1', `${received.seq}`, `other-${received.seq}`]) {
    const lost = feed(unknown);
    expect(await next(lost)).toMatchObject({ all: true, seq: again.seq });
    await lost.return(undefined);
  }
});

test('only those who have the key can read it', async () => {
  expect(await readProblem(await content.get('/changes'))).toMatchObject([401, {}]);
  const wrong = { headers: { authorization: 'Bearer another key of somebody' } };
  expect((await content.get('/changes', wrong)).status).toBe(401);
  const inside = await startContent([], { contentKey: undefined, feedKey: 'made at the start' });
  expect((await inside.get('/changes')).status).toBe(401);
  const feeds = await inside.get('/changes', { headers: { authorization: 'Bearer made at the start' } });
  expect(feeds.status).toBe(200);
  await inside.close();
});

test('after a restart, a reader starts afresh at once, then hears of what has changed', async () => {
  const before = feed();
  await next(before);
  await write('Before');
  const { id } = await next(before);
  await content.close();
  content = await openContent(content.settings);
  const changes = feed(id);
  expect(await next(changes)).toMatchObject({ all: true, pages: [] });
  await write('After');
  expect(await next(changes)).toMatchObject({ all: false, pages: ['shows/first'] });
  await changes.return(undefined);
});

test('a reader that comes from another process starts afresh, since its pages are not known here', async () => {
  const other = await openContent(content.settings);
  const [here, there] = [feed(), feed(undefined, other)];
  await next(here);
  await next(there);
  await content.json('/shows/first.json');
  await content.json('/shows/far.json');
  await other.json('/shows/first.json');
  await write('Heard by both');
  const { id } = await next(here);
  await next(there);
  // The reader is disconnected now, and the page that changes was built only by the process it was connected to.
  await write('Missed');
  await content.json('/shows/far.json');
  const changes = feed(id, other);
  expect(await next(changes)).toMatchObject({ all: true });
  for (const open of [here, there, changes]) await open.return(undefined);
  await other.close();
});

test('what another process writes is seen as well', async () => {
  await content.json('/shows/first.json');
  const changes = feed();
  await next(changes);
  const other = await openStore(content.settings.data, content.settings.databaseUrl);
  await publish(other, { ...first, title: 'From outside' }, { author: 'key', now: 1 });
  await other.close();
  await expect.poll(() => content.json('/shows/first.json')).toMatchObject({ title: 'From outside' });
  expect((await next(changes)).pages).toEqual(['shows/first']);
  await changes.return(undefined);
});

test('a reader hears of what another service on the same data publishes, though nobody asks for a page', async () => {
  await content.json('/shows/first.json');
  const changes = feed();
  await next(changes);
  const other = await openContent(content.settings);
  await write('By the other', other);
  expect((await next(changes)).pages).toEqual(['shows/first']);
  expect(await content.json('/shows/first.json')).toMatchObject({ title: 'By the other' });
  await other.close();
  await changes.return(undefined);
});

test('seeding in the same process starts readers afresh', async () => {
  const store = await openStore(content.settings.data, content.settings.databaseUrl);
  const touched: boolean[] = [];
  store.onChange(({ all }) => touched.push(all));
  await seedStation(store, [show('new', '2026-11-02T10:00:00Z')]);
  await store.close();
  expect(touched).toEqual([true]);
});

test('the feed takes a bounded number of readers', async () => {
  const open = () => content.get('/changes', { headers: { authorization } });
  const feeds = await Promise.all(Array.from({ length: 100 }, open));
  expect(new Set(feeds.map(({ status }) => status))).toEqual(new Set([200]));
  expect((await open()).status).toBe(503);
  await feeds[0]?.body?.cancel();
  expect((await open()).status).toBe(200);
});

/** A change feed over a store that exists only in the test. */
function feedOf(pages: string[], lastAtStart = 0) {
  let last = lastAtStart;
  const feed = createChangeFeed({ lastChange: () => last, catchUp: () => undefined }, 'test');
  return {
    read: (id?: number) =>
      feed.respond(
        new Request('http://content/changes', {
          headers: id === undefined ? {} : { 'last-event-id': `test-${id}` },
        }),
      ),
    change(times: number) {
      for (let time = 0; time < times; time++) {
        last++;
        feed.announce(pages, false);
      }
    },
    announceHere: () => feed.announce([], true),
    close: () => feed.close(),
  };
}

async function readAll(response: Response): Promise<Change[]> {
  const read: Change[] = [];
  for await (const one of changesIn(response)) read.push(one);
  return read;
}

const manyPages = Array.from({ length: 500 }, (_, at) => `shows/a-show-with-a-name-${at}`);

test.each([
  { what: 'hundreds of small changes', pages: ['info'], changes: 400, most: 260 },
  { what: 'a few large changes', pages: manyPages, changes: 100, most: 10 },
])('a reader that does not read $what is closed, and misses nothing', async ({ pages, changes, most }) => {
  const feed = feedOf(pages);
  const slow = await feed.read();
  feed.change(changes);
  const read = await readAll(slow);
  expect(read.length).toBeLessThan(most);
  while ((read.at(-1)?.seq ?? 0) < changes) {
    const back = await feed.read(read.at(-1)?.seq);
    feed.close();
    const more = await readAll(back);
    expect(more.length).toBeGreaterThan(0);
    read.push(...more);
  }
  expect(read.map(({ seq }) => seq)).toEqual(Array.from({ length: changes + 1 }, (_, at) => at));
});

test('a reader that has the id of when this process began hears of all that followed', async () => {
  const feed = feedOf(['info'], 7);
  await feed.read();
  feed.change(2);
  const back = await feed.read(7);
  feed.close();
  expect(await readAll(back)).toMatchObject([
    { seq: 8, pages: ['info'], all: false },
    { seq: 9, pages: ['info'], all: false },
  ]);
});

test('what has no id, since it concerns this process alone, is not missed either', async () => {
  const feed = feedOf(['info'], 7);
  feed.change(1);
  feed.announceHere();
  for (const id of [7, 8]) {
    const changes = changesIn(await feed.read(id));
    expect(await next(changes)).toMatchObject({ seq: 8, pages: [], all: true });
    await changes.return(undefined);
  }
});
