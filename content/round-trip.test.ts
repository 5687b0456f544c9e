import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { exportStation } from './export.ts';
import { importStation } from './import.ts';
import { keptDatabases } from './kept.ts';
import { seedStation } from './seed.ts';
import { publish, saveDraft } from './store/publishing.ts';
import { openStore, type Store } from './store.ts';
import { genre, picture, resident, show, slot, station, textPage } from './testing/documents.ts';
import { fontOfTests } from './testing/font.ts';
import codeOfTests from './testing/station.ts';
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
      'SELECT type, slug, live, card, draft, publish_at, refusal, changed FROM documents LEFT JOIN cards ON document = id ORDER BY type, slug',
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
    reports: all('SELECT * FROM broadcast_reports'),
  };
}

async function filled(): Promise<Store> {
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
  await publish(store, { ...show('one', '2026-01-02T10:00:00Z', { tracklist }), title: 'One again' }, 2000);
  await saveDraft(store, show('two', '2026-02-01T10:00:00Z'), Date.parse('2030-01-01T00:00:00Z'), 3000);
  await saveDraft(store, { ...show('one', '2026-01-02T10:00:00Z'), title: 'Not yet' }, null, 3000);
  // Written later than what it belongs to, so that the order of writing matters.
  await publish(
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
  for (const folder of ['media', 'fonts', 'recordings', 'broadcasts/untold', 'pictures/sea'])
    mkdirSync(join(store.folder, folder), { recursive: true });
  for (const [file, bytes] of Object.entries(files)) writeFileSync(join(store.folder, file), bytes);
  // None of these is worth keeping: made by code, half written, drawn from the sound.
  writeFileSync(join(store.folder, 'recordings', 'made.mp3'), 'made');
  writeFileSync(join(store.folder, 'recordings', 'two.mp3.7.making'), 'half');
  writeFileSync(join(store.folder, 'recordings', 'one.waveform.json'), '{}');
  writeFileSync(join(store.folder, 'pictures/sea/480.avif'), 'made');
  store
    .sql('INSERT INTO media VALUES (?, ?, ?, ?, ?, ?, ?)')
    .run('sea', 'sea.png', 10, 20, '#112233', 3, 'abc');
  store.sql('INSERT INTO broadcast_reports VALUES (?, ?)').run('a report', 5000);
  store
    .sql(
      `UPDATE documents SET refusal = '{"at":1,"publishAt":1,"field":"x","reason":"y"}' WHERE slug = 'two'`,
    )
    .run();
  const chat = new DatabaseSync(join(store.folder, 'chat.sqlite'));
  chat.exec(chatTables);
  chat.exec(`INSERT INTO messages VALUES (7, 'Ada', 'Hello', 1000, 'browser print', 'address print');
    INSERT INTO salt VALUES ('a secret')`);
  chat.close();
  writeFileSync(join(store.folder, 'session-secret'), 'a secret');
  return store;
}

const files: Record<string, Uint8Array> = {
  'media/sea.png': new Uint8Array([0, 255, 7]),
  'media/film.webm': new Uint8Array([1, 2]),
  'fonts/quay.woff2': fontOfTests(),
  'recordings/one.mp3': new Uint8Array([1]),
  'recordings/live-morning-2026-11-15.mp3': new Uint8Array([4, 5, 6]),
  'recordings/archive.flac': new Uint8Array([9]),
  'broadcasts/123.mp3': new Uint8Array([8, 8]),
  'broadcasts/untold/live-x.json': Buffer.from('{"slot":"x"}'),
};

const chatTables = `
  CREATE TABLE IF NOT EXISTS messages (
    id INTEGER PRIMARY KEY AUTOINCREMENT, nick TEXT NOT NULL, text TEXT NOT NULL, at INTEGER NOT NULL,
    browser TEXT NOT NULL, address TEXT NOT NULL
  ) STRICT;
  CREATE TABLE IF NOT EXISTS salt (value TEXT NOT NULL) STRICT;`;

/** Only what a station makes by code: a recording called made. */
const byCode = { ...codeOfTests, makes: (_: string, name: string) => name === 'made' };

/** As the import command does for the chat of the radio host. */
function importInto(store: Store, folder: string) {
  return importStation(store, folder, {
    station: byCode,
    makeDatabase(file) {
      const database = new DatabaseSync(join(store.folder, file));
      database.exec(chatTables);
      database.close();
    },
  });
}

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'));

test('a station moves out and in again without losing anything that cannot be made again', async () => {
  const store = await filled();
  const folder = temporaryFolder();
  expect(await exportStation(store, folder, byCode)).toBe(8);
  expect(readdirSync(join(folder, 'documents', 'show'))).toEqual(['one.json', 'two.json']);

  const other = openStore(temporaryFolder());
  expect(await importInto(other, folder)).toBe(8);
  expect(contents(other)).toEqual(contents(store));
  for (const [file, bytes] of Object.entries(files))
    expect([file, readFileSync(join(other.folder, file))]).toEqual([file, Buffer.from(bytes)]);
  expect(
    filesIn(other.folder)
      .filter((file) => !file.includes('sqlite'))
      .sort(),
  ).toEqual(Object.keys(files).sort());
  const chat = new DatabaseSync(join(other.folder, 'chat.sqlite'));
  expect(chat.prepare('SELECT * FROM messages').all()).toEqual([
    { id: 7, nick: 'Ada', text: 'Hello', at: 1000, browser: '', address: '' },
  ]);
  chat.close();

  const again = temporaryFolder();
  await exportStation(other, again, byCode);
  expect(filesIn(again).sort()).toEqual(filesIn(folder).sort());
  const read = (place: string, file: string) =>
    file.endsWith('.json')
      ? JSON.parse(readFileSync(join(place, file), 'utf8'))
      : readFileSync(join(place, file));
  for (const file of filesIn(again)) expect([file, read(again, file)]).toEqual([file, read(folder, file)]);
  await importInto(other, folder);
  expect(contents(other)).toEqual(contents(store));
  store.close();
  other.close();
});

test('no secret and no fingerprint of a writer is in an export', async () => {
  const store = await filled();
  const folder = temporaryFolder();
  await exportStation(store, folder, byCode);
  for (const file of filesIn(folder))
    expect([file, /a secret|print/.test(readFileSync(join(folder, file), 'latin1'))]).toEqual([file, false]);
  store.close();
});

test('every table of the content store is on the list of what is kept', () => {
  const store = openStore(temporaryFolder());
  const listed = keptDatabases.find(({ file }) => file === 'content.sqlite')?.tables ?? {};
  const tables = store
    .sql(`SELECT name FROM pragma_table_list WHERE schema = 'main' AND type IN ('table', 'virtual')`)
    .all()
    .map(({ name }) => String(name))
    .filter((name) => !name.startsWith('sqlite_'));
  expect(tables.filter((name) => !(name in listed))).toEqual([]);
  store.close();
});

test('a folder that is no export, or a broken one, changes nothing and says what is wrong', async () => {
  const store = await filled();
  const before = contents(store);
  await expect(importStation(store, temporaryFolder())).rejects.toThrow('holds no documents');
  const folder = temporaryFolder();
  await exportStation(store, folder, byCode);
  await expect(exportStation(store, folder, byCode)).rejects.toThrow('holds an export already');
  writeFileSync(join(folder, 'documents', 'show', 'one.json'), '{"live":{}}');
  await expect(importInto(store, folder)).rejects.toThrow(/documents\/show\/one\.json: live: /);
  expect(contents(store)).toEqual(before);
  store.close();
});
