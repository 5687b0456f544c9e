import { afterAll, beforeAll, expect, test } from 'vitest';
import { newStore } from '../testing/store.ts';
import { DatabaseLocked } from './database-lock.ts';
import type { Store } from './repository.ts';

let store: Store;

beforeAll(async () => {
  store = await newStore();
});
afterAll(() => store.close());

test('a write that waits too long for a transaction of the same process fails in time, and does not run afterwards', async () => {
  const { promise: ended, resolve: end } = Promise.withResolvers<void>();
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
  const long = store.write(async (tx) => {
    await tx.documents.insert('genre', 'long', 1);
    begin();
    await ended;
  });
  await begun;
  const later = store.write((tx) => tx.documents.insert('genre', 'later', 1));
  const late = store.write((tx) => tx.documents.insert('genre', 'late', 1), 50);
  await expect(late).rejects.toThrow(DatabaseLocked);
  end();
  await long;
  await later;
  const slugs = (await store.documents.list()).map(({ slug }) => slug);
  expect(slugs).toEqual(['long', 'later']);
});
