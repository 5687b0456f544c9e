import { afterAll, beforeAll, expect, test } from 'vitest';
import { foldText, words } from '../search/folding.ts';
import type { SearchedType } from '../search/searched-types.ts';
import { newDatabaseUrl } from '../testing/database.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { openStore } from './open-store.ts';
import type { Store } from './repository.ts';

// Search; each database finds the same.

let store: Store;
const fold = (texts: string[]) => texts.map((text) => foldText(text));

beforeAll(async () => {
  store = await openStore(temporaryFolder(), await newDatabaseUrl());
  await store.write(async (tx) => {
    const add = (type: SearchedType, id: number, texts: string[], lines: string[] = []) =>
      tx.search.put(type, id, { texts: fold(texts), lines: fold(lines) }, undefined);
    await add(
      'show',
      1,
      ['Ebb', 'Inês Duarte', 'Dub', 'Harbours, slowly. 1980s'],
      ['Ebba Strøm Café', 'Tidewrack Ebb'],
    );
    await add('show', 2, ['Harbour', 'Bo Ødegård', 'Dub', "It's a don't"], ['Nobody', 'Strøm']);
    await add('show', 3, ['Tide 3', '', '', 'x'.repeat(5000)]);
    await add('resident', 4, ['Bo Ødegård', 'Harbour master', 'Oslo', '']);
    await add('video', 5, ['Wick', '', 'Trimming lanterns']);
    await add('collection', 6, ['Lights', 'Lanterns', '東京 の 灯']);
    const lines = Array.from({ length: 300 }, (_, line) => (line === 299 ? 'wick many' : 'many'));
    await add('show', 7, ['Many', '', '', 'b\\c \'d\' "e" & | ! : *'], lines);
    await tx.staff.put({
      document: await tx.documents.insert('show', 'a', 1),
      type: 'show',
      title: ' a tide',
      date: 5,
      edited: 9,
      states: 1,
    });
    await tx.staff.put({
      document: await tx.documents.insert('show', 'b', 1),
      type: 'show',
      title: ' ebb tide',
      date: 6,
      edited: 8,
      states: 2,
    });
    await tx.staff.put({
      document: await tx.documents.insert('page', 'c', 1),
      type: 'page',
      title: ' betide',
      date: 7,
      edited: 7,
      states: 1,
    });
  });
});
afterAll(() => store.close());

const shows = (query: string) => store.search.ranked('show', words(query), 10, 0);

test('a word is found by its beginning, a letter by itself, each with all others', async () => {
  expect(await shows('harbour')).toEqual([2, 1]);
  expect(await shows('HARB ines')).toEqual([1]);
  expect(await shows('odegard')).toEqual([2]);
  expect(await shows('t')).toEqual([2]);
  expect(await shows('3')).toEqual([3]);
  expect(await shows('198')).toEqual([1]);
  expect(await shows('arbour')).toEqual([]);
  expect(await shows('b c d e')).toEqual([7]);
  expect(await shows('x'.repeat(100))).toEqual([3]);
  expect(await shows('')).toEqual([]);
  expect(await store.search.ranked('show', ['harbour'], 1, 1)).toEqual([1]);
  expect(await store.search.ranked('show', ['dub'], 1, 6000)).toEqual([]);
  expect(await store.search.ranked('resident', ['harbour'], 5, 0)).toEqual([4]);
  expect(await store.search.ranked('collection', words('東'), 5, 0)).toEqual([]);
  expect(await store.search.ranked('collection', words('東京'), 5, 0)).toEqual([6]);
});

test('each kind is counted', async () => {
  const none = { shows: 0, playedIn: 0, residents: 0, articles: 0, videos: 0, collections: 0, programmes: 0 };
  expect(await store.search.count(['lantern'])).toEqual({ ...none, videos: 1, collections: 1 });
  expect(await store.search.count(['strom'])).toEqual({ ...none, playedIn: 2 });
  expect(await store.search.count(['harbour'])).toEqual({ ...none, shows: 2, residents: 1 });
  expect(await store.search.count([])).toEqual(none);
});

test('tracks are found by the words of one line', async () => {
  const { search } = store;
  expect(await search.playedIn(['strom'], 10, 0)).toEqual([
    { id: 2, line: 1 },
    { id: 1, line: 0 },
  ]);
  expect(await search.playedIn(['strom'], 1, 1)).toEqual([{ id: 1, line: 0 }]);
  expect(await search.playedIn(['strom', 'cafe'], 10, 0)).toEqual([{ id: 1, line: 0 }]);
  expect(await search.playedIn(['tidewrack', 'cafe'], 10, 0)).toEqual([]);
  expect(await search.newestTracks(['ebb'], 10)).toEqual([
    { id: 1, line: 1 },
    { id: 1, line: 0 },
  ]);
  expect(await search.newestTracks(['many'], 2)).toEqual([
    { id: 7, line: 299 },
    { id: 7, line: 298 },
  ]);
  expect(await search.playedIn(['many', 'wick'], 2, 0)).toEqual([{ id: 7, line: 299 }]);
});

test('what is removed is not found', async () => {
  await store.write(async (tx) => {
    const form = { texts: ['fleeting', '', '', ''], lines: ['fleeting'] };
    await tx.search.put('show', 20, form, undefined);
    expect((await tx.search.count(['fleeting'])).playedIn).toBe(1);
    await tx.search.remove('show', 20, 1);
    expect(await tx.search.count(['fleeting'])).toMatchObject({ shows: 0, playedIn: 0 });
  });
});

test('what is put again is found by what it says now, and what is the same is not written', async () => {
  await store.write(async (tx) => {
    const many = Array.from({ length: 300 }, (_, line) => `shanty ${line}`);
    const first = { texts: ['sprit', '', '', ''], lines: [...many, 'hawser'] };
    const second = { texts: ['gaff', '', '', ''], lines: ['capstan', ...many.slice(1, 200)] };
    await tx.search.put('show', 21, first, undefined);
    await tx.search.put('show', 21, second, first);
    const found = async (word: string) => {
      const { shows, playedIn } = await tx.search.count([word]);
      return [shows, playedIn];
    };
    expect(await found('gaff')).toEqual([1, 0]);
    expect(await found('sprit')).toEqual([0, 0]);
    expect(await found('capstan')).toEqual([0, 1]);
    expect(await found('hawser')).toEqual([0, 0]);
    expect(await tx.search.playedIn(['shanty', '199'], 9, 0)).toEqual([{ id: 21, line: 199 }]);
    expect(await tx.search.playedIn(['shanty', '200'], 9, 0)).toEqual([]);
    await tx.search.put('show', 22, first, first);
    expect(await found('sprit')).toEqual([0, 0]);
    await tx.search.remove('show', 21, second.lines.length);
    expect(await found('shanty')).toEqual([0, 0]);
  });
});

test('staff lists are sorted, filtered and continued', async () => {
  const filter = { type: undefined, states: 3, words: [], uses: undefined };
  const page = { sort: 'changed', isDescending: true, after: undefined, limit: 2 } as const;
  const values = async (...query: Parameters<Store['staff']['list']>) =>
    (await store.staff.list(...query)).map(({ value }) => value);
  expect(await values(filter, page)).toEqual([9, 8]);
  const [, second] = await store.staff.list(filter, page);
  expect(await values(filter, { ...page, after: [8, second?.document ?? 0] })).toEqual([7]);
  const titles = { ...page, sort: 'title', isDescending: false, limit: 9 } as const;
  expect(await values(filter, titles)).toEqual([' a tide', ' betide', ' ebb tide']);
  expect(await values(filter, { ...titles, after: [' a tide', 999] })).toEqual([' betide', ' ebb tide']);
  expect(await values({ ...filter, words: ['tid'] }, titles)).toEqual([' a tide', ' ebb tide']);
  expect(await values({ ...filter, words: ['tid', 'e'] }, titles)).toEqual([' ebb tide']);
  expect(await values({ ...filter, type: 'page' }, titles)).toEqual([' betide']);
  expect(await store.staff.count({ ...filter, states: 2 })).toBe(1);
});
