import { afterAll, beforeAll, expect, test } from 'vitest';
import { seedStation } from '../seed.ts';
import { baseDocuments, show } from '../testing/documents.ts';
import { newStore } from '../testing/store.ts';
import { removeOld } from './clean-up.ts';
import { publish, saveDraft, unpublish } from './publishing.ts';
import type { Store } from './repository.ts';
import { stateBits } from './staff-index.ts';
import { readDocument } from './stored-document.ts';
import type { StaffFilter } from './tables/staff.ts';
import { moveToTrash } from './trash.ts';

const edit = { author: 'ada', now: 1_000 };
let store: Store;

beforeAll(async () => {
  store = await newStore();
  const shows = ['a', 'b', 'c', 'd'].map((slug) => show(slug, '2026-11-01T10:00:00Z'));
  await seedStation(store, [...baseDocuments, ...shows]);
});
afterAll(() => store.close());

const all = Object.values(stateBits).reduce((bits, bit) => bits | bit, 0);

/** The counts that lists return, compared with real ones: a word that all titles have makes the database count. */
async function compare(): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const [name, states] of Object.entries({ ...stateBits, all })) {
    const filter: StaffFilter = { type: 'show', states, words: [], uses: undefined };
    const counted = await store.staff.count(filter);
    expect(counted).toBe(await store.staff.count({ ...filter, words: ['show'] }));
    if (counted > 0) counts[name] = counted;
  }
  return counts;
}

async function change(work: (...given: Parameters<typeof unpublish>) => Promise<void>, slug: string) {
  await store.write(async (tx) => {
    const stored = await readDocument(tx, 'show', slug);
    if (stored) await work(tx, stored);
  });
}

test('staff lists know how many documents there are of each state without counting them', async () => {
  expect(await compare()).toEqual({ live: 4, all: 4 });
  await saveDraft(store, show('a', '2026-11-02T10:00:00Z'), 5_000, edit);
  await saveDraft(store, show('new', '2026-11-02T10:00:00Z'), null, edit);
  await publish(store, show('b', '2026-11-03T10:00:00Z'), edit);
  await change(unpublish, 'c');
  await change((tx, stored) => moveToTrash(tx, stored, 10), 'd');
  const counts = { live: 2, draft: 2, changed: 1, scheduled: 1, trashed: 1, all: 5 };
  expect(await compare()).toEqual(counts);
  await store.write((tx) => tx.staff.mergeCounts());
  expect(await compare()).toEqual(counts);
  await store.write((tx) => removeOld(tx, 40 * 86_400_000));
  expect(await compare()).toEqual({ live: 2, draft: 2, changed: 1, scheduled: 1, all: 4 });
  const everything = { type: undefined, states: all, words: [], uses: undefined };
  expect(await store.staff.count(everything)).toBe(4 + baseDocuments.length);
});

test('after a clean-up there is one row of each kind', async () => {
  await store.write((tx) => removeOld(tx, 1_000));
  const rows = await store.rows.all('staff_counts');
  const kinds = rows.map(({ type, states }) => `${type} ${states}`);
  expect(new Set(kinds).size).toBe(kinds.length);
});
