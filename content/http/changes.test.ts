import { type Change, change } from '@longwave/contract/changes.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { seedStation } from '../seed.ts';
import { publish } from '../store/publishing.ts';
import { openStore } from '../store.ts';
import { startContent, type TestContent, testKey } from '../testing/content.ts';
import { show } from '../testing/documents.ts';

let content: TestContent;
beforeEach(async () => {
  content = await startContent([
    show('first', '2026-11-01T10:00:00Z'),
    show('far', '2026-10-01T10:00:00Z', { residents: [] }),
  ]);
});
afterEach(() => content.close());

async function* feed(last?: string): AsyncGenerator<Change> {
  const response = await content.get('/changes', { headers: last ? { 'last-event-id': last } : {} });
  expect(response.headers.get('content-type')).toBe('text/event-stream');
  let text = '';
  for await (const part of response.body ?? []) {
    text += Buffer.from(part).toString();
    const messages = text.split('\n\n');
    text = messages.pop() ?? '';
    for (const message of messages) {
      const data = /^data: (.*)$/m.exec(message)?.[1];
      if (data) yield change.parse(JSON.parse(data));
    }
  }
}

async function write(title: string) {
  const document = { ...show('first', '2026-11-01T10:00:00Z'), title };
  const response = await content.get('/documents/show/first', {
    method: 'PUT',
    headers: { authorization: `Bearer ${testKey}` },
    body: JSON.stringify(document),
  });
  expect(response.status).toBe(200);
}

test('a change names exactly the pages that showed the document', async () => {
  const changes = feed();
  const begun = (await changes.next()).value as Change;
  expect(begun).toMatchObject({ all: true, pages: [] });
  for (const id of ['home', 'shows', 'shows/first', 'shows/far', 'residents/ines', 'residents/bo', 'info'])
    await content.json(`/${id}.json`);
  await write('Renamed');
  const told = (await changes.next()).value as Change;
  expect(told.pages.toSorted()).toEqual(['home', 'residents/ines', 'shows', 'shows/far', 'shows/first']);
  await content.json('/shows/first.json');
  await write('Renamed again');
  expect(((await changes.next()).value as Change).pages).toEqual(['shows/first']);
  await changes.return(undefined);

  const missed = feed(String(begun.seq));
  expect((await missed.next()).value).toEqual(told);
  await missed.return(undefined);
  const lost = feed('12');
  expect((await lost.next()).value).toMatchObject({ all: true });
  await lost.return(undefined);
});

test('what another process writes is seen as well', async () => {
  await content.json('/shows/first.json');
  const other = openStore(content.settings.data);
  await publish(other, { ...show('first', '2026-11-01T10:00:00Z'), title: 'From outside' }, 1);
  other.close();
  expect(await content.json('/shows/first.json')).toMatchObject({ title: 'From outside' });
});

test('seeding in the same process starts readers afresh', async () => {
  const store = openStore(content.settings.data);
  const touched: boolean[] = [];
  store.onChange(({ all }) => touched.push(all));
  seedStation(store, [show('new', '2026-11-02T10:00:00Z')]);
  store.close();
  expect(touched).toEqual([true]);
});

test('the feed takes a bounded number of readers', async () => {
  const feeds = await Promise.all(Array.from({ length: 500 }, () => content.get('/changes')));
  expect(new Set(feeds.map(({ status }) => status))).toEqual(new Set([200]));
  expect((await content.get('/changes')).status).toBe(503);
  await feeds[0]?.body?.cancel();
  expect((await content.get('/changes')).status).toBe(200);
});
