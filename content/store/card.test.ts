import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { StationDocument } from '@longwave/contract/documents.ts';
import { filterAnswer } from '@longwave/contract/filter.ts';
import { page } from '@longwave/contract/page.ts';
import { expect, test } from 'vitest';
import { seedStation } from '../seed.ts';
import { openStore } from '../store.ts';
import { startContent, testKey } from '../testing/content.ts';
import { baseDocuments, genre, resident, show } from '../testing/documents.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { migrations } from './migrations.ts';

test('a genre or resident with a new name is called so on every card and page of its shows', async () => {
  const content = await startContent([
    show('first', '2026-11-01T10:00:00Z', { genres: ['ambient', 'dub'] }),
    show('second', '2026-11-02T10:00:00Z', { genres: ['dub'], residents: ['bo', 'ines'] }),
  ]);
  const put = (document: StationDocument) =>
    content.get(`/documents/${document.type}/${document.slug}`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${testKey}` },
      body: JSON.stringify(document),
    });
  const filter = async () => filterAnswer.parse(await content.json('/shows/filter.json?genres=dub'));
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
  expect((await put(genre('dub', 'Dub "and" version'))).status).toBe(200);
  expect((await put(resident('ines', 'Inês D.'))).status).toBe(200);
  expect(await names()).toEqual([
    ['Dub "and" version', 'Bo Ødegård,Inês D.'],
    ['Ambient,Dub "and" version', 'Inês D.'],
  ]);
  const shown = page.parse(await content.json('/shows/first.json'));
  expect(shown).toMatchObject({ kind: 'show', show: { residents: [{ id: 'ines', name: 'Inês D.' }] } });
  await content.close();
});

test('cards that hold only the slugs of genres and residents get their names when the station starts', () => {
  const cardsIn = (folder: string) => {
    const store = openStore(folder);
    const rows = store
      .sql(`SELECT card FROM cards JOIN documents ON id = document WHERE type = 'show' ORDER BY id`)
      .all();
    store.close();
    return rows.map((row) => JSON.parse(String(row.card)));
  };
  const [now, then] = [temporaryFolder(), temporaryFolder()];
  const today = openStore(now);
  seedStation(today, [
    ...baseDocuments,
    show('first', '2026-11-01T10:00:00Z', { genres: ['dub', 'ambient'], residents: ['ines', 'bo'] }),
    show('second', '2026-11-02T10:00:00Z', { genres: [], residents: [] }),
  ]);
  today.close();

  const first = new DatabaseSync(join(then, 'content.sqlite'));
  first.exec(`
    ${migrations[0]}
    ATTACH '${join(now, 'content.sqlite')}' AS today;
    INSERT INTO documents (id, type, slug, live, changed, card)
      SELECT id, type, slug, live, changed, CASE type WHEN 'show' THEN
        json_set(card, '$.genres', live -> '$.genres', '$.residents', live -> '$.residents') ELSE card END
      FROM today.documents LEFT JOIN today.cards ON document = id;
    PRAGMA user_version = 1;
  `);
  expect(
    first.prepare(`SELECT card ->> '$.genres' AS slugs FROM documents WHERE slug = 'first'`).get(),
  ).toEqual({ slugs: '["dub","ambient"]' });
  first.close();
  expect(cardsIn(then)).toEqual(cardsIn(now));
});
