import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { seedStation } from '../../seed.ts';
import { baseDocuments, show } from '../../testing/documents.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { openStore } from '../open-store.ts';
import { migrations } from './migrations.ts';

test('cards that hold only the slugs of genres and residents get their names when the station starts', async () => {
  const cardsIn = async (folder: string) => {
    const store = await openStore(folder);
    const cards = await store.rows.all('cards');
    await store.close();
    return cards.map(({ card }) => JSON.parse(String(card)));
  };
  const [now, then] = [temporaryFolder(), temporaryFolder()];
  const today = await openStore(now);
  await seedStation(today, [
    ...baseDocuments,
    show('first', '2026-11-01T10:00:00Z', { genres: ['dub', 'ambient'], residents: ['ines', 'bo'] }),
    show('second', '2026-11-02T10:00:00Z', { genres: [], residents: [] }),
  ]);
  await today.close();

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
  expect(await cardsIn(then)).toEqual(await cardsIn(now));
});
