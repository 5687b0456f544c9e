import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { exportStation } from './export.ts';
import { importStation } from './import.ts';
import { seedStation } from './seed.ts';
import { publish, saveDraft } from './store/publishing.ts';
import { openStore, type Store } from './store.ts';
import { genre, picture, resident, show, slot, station, textPage } from './testing/documents.ts';
import { temporaryFolder } from './testing/temporary-folder.ts';

/** Everything in the tables, without the row numbers. */
function contents(store: Store) {
  const parsed = (value: unknown) =>
    typeof value === 'string' && value.startsWith('{') ? JSON.parse(value) : value;
  const all = (sql: string) =>
    store.database
      .prepare(sql)
      .all()
      .map((row) => Object.fromEntries(Object.entries(row).map(([name, value]) => [name, parsed(value)])));
  return {
    documents: all(
      'SELECT type, slug, live, card, draft, publish_at, changed FROM documents LEFT JOIN cards ON document = id ORDER BY type, slug',
    ),
    revisions: all(
      'SELECT slug, at, r.live FROM revisions r JOIN documents d ON d.id = document ORDER BY slug, at',
    ),
    lists: all('SELECT name, count FROM lists WHERE count > 0 ORDER BY name'),
    entries: all(
      `SELECT name, date, slug FROM entries e JOIN lists l ON l.id = e.list JOIN documents d ON d.id = e.document
       ORDER BY name, date, slug`,
    ),
    relations: all(
      `SELECT a.slug AS one, field, b.slug AS other FROM relations r
       JOIN documents a ON a.id = r.document JOIN documents b ON b.id = r.target ORDER BY 1, 2, 3`,
    ),
    found: all(`SELECT rowid FROM found_tracks WHERE found_tracks MATCH 'ebb*'`).length,
    media: all('SELECT * FROM media ORDER BY name'),
  };
}

function filled(): Store {
  const store = openStore(temporaryFolder());
  const tracklist = [{ time: 1, artist: 'A', title: 'Ebb' }];
  seedStation(
    store,
    [
      { ...station, footercopy: '<p>Ω &amp; “quotes”</p>' },
      genre('ambient', 'Ambient'),
      resident('ines', 'Inês Duarte'),
      show('one', '2026-01-01T10:00:00+02:00', { tracklist }),
      textPage('info'),
      slot('morning'),
    ],
    1000,
  );
  publish(store, { ...show('one', '2026-01-02T10:00:00Z', { tracklist }), title: 'One again' }, 2000);
  saveDraft(store, show('two', '2026-02-01T10:00:00Z'), Date.parse('2030-01-01T00:00:00Z'), 3000);
  saveDraft(store, { ...show('one', '2026-01-02T10:00:00Z'), title: 'Not yet' }, null, 3000);
  // Written later than what it belongs to, so that the order of writing matters.
  publish(
    store,
    {
      type: 'collection',
      slug: 'a',
      title: 'A',
      kind: 'series',
      summary: '',
      text: '',
      picture,
      shows: ['one'],
      featured: false,
    },
    4000,
  );
  mkdirSync(join(store.folder, 'media'));
  writeFileSync(join(store.folder, 'media', 'sea.png'), new Uint8Array([0, 255, 7]));
  store
    .sql('INSERT INTO media VALUES (?, ?, ?, ?, ?, ?, ?)')
    .run('sea', 'sea.png', 10, 20, '#112233', 3, 'abc');
  return store;
}

test('a station moves out and in again without losing anything', async () => {
  const store = filled();
  const folder = temporaryFolder();
  expect(await exportStation(store, folder)).toBe(8);
  expect(readdirSync(join(folder, 'documents', 'show'))).toEqual(['one.json', 'two.json']);

  const other = openStore(temporaryFolder());
  expect(await importStation(other, folder)).toBe(8);
  expect(contents(other)).toEqual(contents(store));
  expect(readFileSync(join(other.folder, 'media', 'sea.png'))).toEqual(Buffer.from([0, 255, 7]));

  const again = temporaryFolder();
  await exportStation(other, again);
  expect(readFileSync(join(again, 'station.json'))).toEqual(readFileSync(join(folder, 'station.json')));
  await importStation(other, folder);
  expect(contents(other)).toEqual(contents(store));
  store.close();
  other.close();
});

test('a folder that is no export, or a broken one, changes nothing and says what is wrong', async () => {
  const store = filled();
  const before = contents(store);
  await expect(importStation(store, temporaryFolder())).rejects.toThrow('no station.json');
  const folder = temporaryFolder();
  await exportStation(store, folder);
  await expect(exportStation(store, folder)).rejects.toThrow('holds an export already');
  writeFileSync(join(folder, 'documents', 'show', 'one.json'), '{"live":{}}');
  await expect(importStation(store, folder)).rejects.toThrow(/one\.json cannot be read/);
  expect(contents(store)).toEqual(before);
  store.close();
});
