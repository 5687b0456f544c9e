import { afterAll, beforeAll, expect, test } from 'vitest';
import { seedStation } from '../seed.ts';
import { saveDraft } from '../store/publishing.ts';
import type { Store } from '../store/repository.ts';
import { baseDocuments, resident, show } from '../testing/documents.ts';
import { newStore } from '../testing/store.ts';
import { createPreviews } from './previews.ts';

const now = Date.parse('2026-11-16T12:00:00Z');
let store: Store;

beforeAll(async () => {
  store = await newStore();
  const shows = Array.from({ length: 40 }, (_, at) =>
    show(`show-${at}`, new Date(now - at * 86_400_000).toISOString()),
  );
  await seedStation(store, [...baseDocuments, ...shows]);
});
afterAll(() => store.close());

/** The store, and the documents of which its rehearsals write cards and search words. */
function watched() {
  const [cards, words] = [new Set<number>(), new Set<number>()];
  const rehearse: Store['rehearse'] = (work) =>
    store.rehearse((tx) =>
      work({
        ...tx,
        cards: { ...tx.cards, put: (id, card) => tx.cards.put(cards.add(id) && id, card) },
        search: {
          ...tx.search,
          put: (type, id, ...rest) => tx.search.put(type, words.add(id) && id, ...rest),
        },
      }),
    );
  return { store: { ...store, rehearse }, cards, words };
}

test('a preview under another name has it on every card of its page, and writes no more than those', async () => {
  await saveDraft(store, resident('ines', 'Inês Renamed'), null, { author: 'ada', now });
  const id = (await store.documents.idOf('resident', 'ines')) ?? 0;
  const { store: rehearsing, cards, words } = watched();
  const previews = createPreviews(rehearsing, 'a secret', () => now);
  const token = previews.make({ document: id, until: now + 1, maker: 0, use: 'link' });
  const read = async (page: string) => (await previews.respond(token, page, 1)).json();

  const page = (await read('residents/ines')) as {
    title: string;
    shows: { items: { residents: object[] }[] };
  };
  expect(page.title).toBe('Inês Renamed');
  expect(new Set(page.shows.items.map(({ residents }) => JSON.stringify(residents)))).toEqual(
    new Set(['[{"id":"ines","name":"Inês Renamed"}]']),
  );
  expect(cards.size).toBe(page.shows.items.length + 1);
  cards.clear();
  expect(await read('shows/show-3')).toMatchObject({ hosts: [{ name: 'Inês Renamed' }] });
  expect(cards.size).toBeLessThan(25);
  expect(words.size).toBe(0);
});
