import { expect, test } from 'vitest';
import { seedStation } from '../seed.ts';
import { baseDocuments, show } from '../testing/documents.ts';
import { newStore } from '../testing/store.ts';
import { removeOld } from './clean-up.ts';
import { publish, saveDraft } from './publishing.ts';
import { readDocument } from './stored-document.ts';

const day = 86_400_000;

test('of versions older than a year the newest 50 stay, and what is live or a draft always', async () => {
  const store = await newStore();
  await seedStation(store, [...baseDocuments, show('tide', '2026-01-01T10:00:00Z')], 0);
  const form = (title: string) => ({ ...show('tide', '2026-01-01T10:00:00Z'), title });
  await saveDraft(store, { ...show('old-draft', '2026-01-01T10:00:00Z') }, null, { author: 'ada', now: 0 });
  for (let count = 1; count <= 60; count++)
    await publish(store, form(`Title ${count}`), { author: 'ada', now: count });
  const id = (await store.documents.idOf('show', 'tide')) ?? 0;
  const count = async () => (await store.versions.list(id, undefined, 1000)).length;
  await store.write((transaction) => removeOld(transaction, 364 * day));
  expect(await count()).toBe(61);
  await store.write((transaction) => removeOld(transaction, 366 * day));
  expect(await count()).toBe(50);
  expect((await readDocument(store, 'show', 'tide'))?.live).toEqual(form('Title 60'));
  expect((await readDocument(store, 'show', 'old-draft'))?.draft).not.toBeNull();
  await store.close();
});
