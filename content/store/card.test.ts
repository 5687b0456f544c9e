import { filterResponse } from '@longwave/contract/filter.ts';
import { page } from '@longwave/contract/page.ts';
import { expect, test } from 'vitest';
import { startContent } from '../testing/content.ts';
import { article, collection, genre, resident, show } from '../testing/documents.ts';
import { openStore } from './open-store.ts';

test('a genre or resident with a new name is called so on every card and page of its shows', async () => {
  const content = await startContent([
    show('first', '2026-11-01T10:00:00Z', { genres: ['ambient', 'dub'] }),
    show('second', '2026-11-02T10:00:00Z', { genres: ['dub'], residents: ['bo', 'ines'] }),
  ]);
  const filter = async () => filterResponse.parse(await content.json('/shows/filter.json?genres=dub'));
  const names = async () =>
    (await filter()).shows.map(({ genres, residents }) => [
      genres.map(({ title }) => title).join(),
      residents.map(({ name }) => name).join(),
    ]);
  expect(await names()).toEqual([
    ['Dub', 'Bo Ødegård,Inês Duarte'],
    ['Ambient,Dub', 'Inês Duarte'],
  ]);
  await content.json('/shows/first.json');
  expect((await content.put(genre('dub', 'Dub "and" version'))).status).toBe(200);
  expect((await content.put(resident('ines', 'Inês D.'))).status).toBe(200);
  expect(await names()).toEqual([
    ['Dub "and" version', 'Bo Ødegård,Inês D.'],
    ['Ambient,Dub "and" version', 'Inês D.'],
  ]);
  const shown = page.parse(await content.json('/shows/first.json'));
  expect(shown).toMatchObject({ kind: 'show', show: { residents: [{ id: 'ines', name: 'Inês D.' }] } });
  await content.close();
});

test('cards that a migration has removed are made again at the next start, as they were', async () => {
  const content = await startContent([
    show('first', '2026-11-01T10:00:00Z', { genres: ['ambient', 'dub'] }),
    article('keepers'),
    collection('lights', { shows: ['first'] }),
  ]);
  const { data, databaseUrl } = content.settings;
  const store = await openStore(data, databaseUrl);
  const before = await store.rows.all('cards');
  expect(before.length).toBeGreaterThan(3);
  await store.write(async ({ cards }) => {
    for (const { document } of before) await cards.remove(Number(document));
  });
  expect(await store.rows.all('cards')).toEqual([]);
  await store.close();
  const again = await openStore(data, databaseUrl);
  expect(await again.rows.all('cards')).toEqual(before);
  await again.close();
  // Another process hears of the change.
  expect(await content.json('/collections/lights.json')).toMatchObject({ shows: [{ id: 'first' }] });
  await content.close();
});
