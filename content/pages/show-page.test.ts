import { afterAll, beforeAll, expect, test } from 'vitest';
import { seedStation } from '../seed.ts';
import { createReader } from '../store/reader.ts';
import type { Reads, Store } from '../store/repository.ts';
import { baseDocuments, collection, show } from '../testing/documents.ts';
import { newStore } from '../testing/store.ts';
import { showPage } from './show-page.ts';

const now = Date.parse('2026-11-16T12:00:00Z');
let store: Store;

beforeAll(async () => {
  store = await newStore();
  const shows = Array.from({ length: 30 }, (_, at) =>
    show(`show-${at}`, new Date(now + at * 3_600_000).toISOString(), {
      residents: at % 3 === 0 ? ['ines', 'bo'] : at % 3 === 1 ? ['bo'] : [],
      genres: at % 2 === 0 ? ['ambient', 'dub'] : ['dub'],
    }),
  );
  const collections = ['early', 'late'].map((slug) => collection(slug, { shows: ['show-18'] }));
  await seedStation(store, [...baseDocuments, ...shows, ...collections]);
});
afterAll(() => store.close());

/** Wraps the store's reads and records the name of each call. */
function watched() {
  const made: string[] = [];
  const tables = ['documents', 'lists', 'cards', 'relations', 'showPages'] as const;
  const reads = Object.fromEntries(
    tables.map((table) => [
      table,
      Object.fromEntries(
        Object.entries(store[table]).map(([name, read]) => [
          name,
          (...given: unknown[]) => {
            made.push(`${table}.${name}`);
            return (read as (...given: unknown[]) => unknown)(...given);
          },
        ]),
      ),
    ]),
  );
  return { reads: { ...store, ...reads } as Reads, made };
}

test('a page is read in two statements and shows what is around it', async () => {
  const { reads, made } = watched();
  const reader = createReader(reads, now);
  const page = JSON.parse((await showPage(reader, 'show-18')) ?? 'null');
  expect(made).toEqual(['showPages.readShow', 'showPages.readCards']);
  const ids = (cards: { id: string }[]) => cards.map(({ id }) => id);
  expect(page.show.id).toBe('show-18');
  expect(ids(page.hosts)).toEqual(['ines', 'bo']);
  expect([page.previous.id, page.next.id]).toEqual(['show-15', 'show-21']);
  const [ines, bo] = [[27, 24, 21, 15, 12, 9, 6, 3], [28]];
  expect(ids(page.moreByResidents)).toEqual([...ines, ...bo].slice(0, 8).map((at) => `show-${at}`));
  // Shows with both genres first, then the newest before this one.
  expect(ids(page.related)).toEqual([16, 14, 10, 8, 17, 13, 11, 7].map((at) => `show-${at}`));
  expect(ids(page.collections)).toEqual(['late', 'early']);
  const expected = ['show/show-18', 'named:show/show-18', 'list:resident:ines', 'list:resident:bo'];
  expect([...reader.dependencies].filter((key) => typeof key === 'string').sort()).toEqual(expected.sort());
  // The show itself, eight and eight others, two residents and two collections; its neighbours are among the first eight.
  expect([...reader.dependencies].filter((key) => typeof key === 'number')).toHaveLength(21);
});

test('there is no page of a show that is not there', async () => {
  expect(await showPage(createReader(store, now), 'gone')).toBe(undefined);
});
