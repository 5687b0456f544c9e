import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWithShows, showJson } from '../testing/repository-rows.ts';
import { newStore } from '../testing/store.ts';
import type { Store } from './repository.ts';

// What is derived from documents; the tests are the same for each database.

let store: Store;
let id: (name: string) => number;
beforeAll(async () => {
  ({ store, id } = await openWithShows());
});
afterAll(() => store.close());

const changedOf = async (slug: string) => (await store.documents.readLive('show', slug))?.changed;

test('lists give pages, counts and neighbours in order; cards, relations and recordings lead to their documents', async () => {
  const { lists, cards, relations, recordings } = store;
  expect(await lists.page('shows', 2, 1)).toEqual([id('ebb'), id('tide')]);
  expect(await lists.count('shows')).toBe(3);
  expect(await lists.counts(['tides', 'no', 'shows'])).toEqual([1, 0, 3]);
  const newest = await lists.newestInAny(['tides', 'waves', 'shows', 'no'], 2, 0);
  expect(newest.map(([document, card]) => [document, JSON.parse(card)])).toEqual([
    [id('wave'), { id: 'wave' }],
    [id('ebb'), { id: 'ebb' }],
  ]);
  expect(await lists.newestInAny(['tides', 'shows'], 5, 2)).toMatchObject([[id('tide'), '{"id":"tide"}']]);
  expect([...((await lists.documentsIn('shows')) ?? [])].sort()).toEqual(
    [id('tide'), id('ebb'), id('wave')].sort(),
  );
  expect(await lists.documentsIn('no')).toBe(undefined);
  const wave = { side: 'earlier', date: 1002, document: id('wave'), limit: 5 } as const;
  const tide = { side: 'later', date: 1000, document: id('tide'), limit: 1 } as const;
  expect(
    await lists.near([
      { list: 'shows', ...wave },
      { list: 'no', ...wave },
      { list: 'waves', ...tide },
      { list: 'shows', ...tide },
    ]),
  ).toEqual([[id('ebb'), id('tide')], [], [id('wave')], [id('ebb')]]);
  expect(await lists.near([])).toEqual([]);
  const between = await lists.datedBetween('shows', 1000, 1002);
  expect(between).toEqual(
    await Promise.all(['tide', 'ebb'].map(async (slug) => ({ slug, changed: await changedOf(slug) }))),
  );
  const after = await lists.datedBetween('shows', 1001, Number.MAX_SAFE_INTEGER);
  expect(after.map(({ slug }) => slug)).toEqual(['ebb', 'wave']);
  const rows = await store.documents.readLiveOf('show', ['wave', 'gone', 'tide']);
  expect(rows.map(({ slug }) => slug).sort()).toEqual(['tide', 'wave']);
  expect(rows).toContainEqual(await store.documents.readLive('show', 'wave'));
  expect(await lists.hasEntries(id('tide'))).toBe(true);
  expect(await lists.hasEntries(id('dub'))).toBe(false);
  expect(await lists.newestDocument()).toBeGreaterThanOrEqual(id('wave'));

  expect(await cards.byId([id('wave'), id('dub'), id('tide')])).toEqual([
    [id('wave'), '{"id":"wave"}'],
    [id('tide'), '{"id":"tide"}'],
  ]);
  const bySlug = await cards.bySlug('show', ['ebb', 'no', 'tide']);
  expect(bySlug.map(([document]) => document)).toEqual([id('ebb'), id('tide')]);

  expect(await relations.referencing(id('dub'), 'show')).toEqual([id('tide')]);
  expect(await relations.liveReferencing(id('dub'), ['show'])).toEqual([
    { id: id('tide'), live: showJson('tide') },
  ]);
  expect(await relations.liveReferencing(id('dub'), ['article'])).toEqual([]);
  expect(await relations.usersOf(id('dub'), 5)).toEqual(['show/tide']);
  expect(await recordings.documentOf('ebb-recording')).toBe(id('ebb'));
  expect(await recordings.slugOf('ebb-recording')).toBe('ebb');
  expect(await recordings.slugOf('no')).toBe(undefined);
});

test('what was derived from a document can be removed again, and nothing of it is left', async () => {
  const before = await store.lists.count('shows');
  await store.write(async (tx) => {
    const document = await tx.documents.insert('show', 'gone', 1);
    await tx.lists.addEntries(['shows', 'gones'], 5, document);
    await tx.recordings.put('gone-recording', document);
    await tx.recordings.put('gone-recording', document);
    await tx.cards.put(document, '{"old":1}');
    await tx.cards.put(document, '{"new":1}');
    expect(await tx.cards.byId([document])).toEqual([[document, '{"new":1}']]);
    await tx.relations.add(document, [{ field: 'show', target: id('tide') }]);
    expect(await tx.lists.counts(['shows', 'gones'])).toEqual([before + 1, 1]);
    await tx.lists.removeEntries(document);
    await tx.cards.remove(document);
    await tx.relations.removeOf(document);
    await tx.recordings.removeOf(document);
    expect(await tx.lists.counts(['shows', 'gones'])).toEqual([before, 0]);
    expect(await tx.recordings.documentOf('gone-recording')).toBe(undefined);
    expect(await tx.relations.usersOf(id('tide'), 5)).toEqual([]);
    await tx.documents.remove(document);
  });
  expect(await store.lists.count('shows')).toBe(before);
});

test('items of staff lists come in the order asked for, and uses count the documents that name a target', async () => {
  const { staff, uses } = store;
  const items = await staff.readItems([id('wave'), 999_999, id('tide')]);
  expect(items.map(({ document }) => document)).toEqual([id('wave'), id('tide')]);
  expect(items[1]).toEqual({
    ...{
      document: id('tide'),
      type: 'show',
      slug: 'tide',
      json: showJson('tide'),
      publishAt: null,
      refusal: null,
    },
    ...{ at: 20, author: 'ines', version: id('tideVersion') },
  });
  expect(await staff.readForIndex(id('ebb'))).toEqual({
    ...{ type: 'show', slug: 'ebb', live: showJson('ebb'), draft: null },
    ...{ isScheduled: false, hasFailed: false, isTrashed: false, edited: 21 },
  });
  expect(await staff.readForIndex(999_999)).toBe(undefined);

  expect(await uses.usersOf('genre/dub')).toEqual(
    ['tide', 'ebb', 'wave'].map((slug) => ({ type: 'show', slug })),
  );
  expect(await uses.list(['genre/dub', 'picture:tide'], 2)).toEqual({
    total: 3,
    documents: [id('wave'), id('ebb')].map((document) => ({ document, states: 1 })),
  });
  const filter = { type: undefined, states: 1, words: [], uses: 'picture:ebb' };
  expect(await staff.count(filter)).toBe(1);
  await store.write(async (tx) => {
    await tx.uses.remove(id('wave'), ['genre/dub']);
    expect(await tx.uses.targetsOf(id('wave'))).toEqual(['picture:wave']);
    await tx.uses.add(id('wave'), ['genre/dub']);
  });
});

test('documents without a row in the index for staff are found from the newest on, until the oldest has one', async () => {
  const other = await newStore();
  await other.write(async (tx) => {
    const ids: number[] = [];
    for (const slug of ['a', 'b', 'c']) ids.push(await tx.documents.insert('genre', slug, 1));
    const [first, second, third] = ids as [number, number, number];
    const index = (document: number) =>
      tx.staff.put({ document, type: 'genre', title: ' a', date: 0, edited: 1, states: 1 });
    expect(await tx.staff.listUnindexed(2)).toEqual([third, second]);
    await index(third);
    expect(await tx.staff.listUnindexed(9)).toEqual([second, first]);
    await index(second);
    await index(first);
    expect(await tx.staff.listUnindexed(9)).toEqual([]);
  });
  await other.close();
});
