import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { importStation } from '../import/import-station.ts';
import { seedStation } from '../seed.ts';
import { publish, saveDraft } from '../store/publishing.ts';
import type { Store } from '../store/repository.ts';
import { indexForStaff } from '../store/staff-index.ts';
import { genre, picture, resident, show, slot, station, textPage } from '../testing/documents.ts';
import { testFont } from '../testing/font.ts';
import codeOfTests from '../testing/station.ts';
import { newStore } from '../testing/store.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { exportStation } from './export-station.ts';

/** Replacer for `JSON.stringify` that sorts fields, since their order means nothing. */
function sortKeys(_: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** The contents of all tables, without row ids. */
async function contents({ rows, search }: Store) {
  const parsed = (value: unknown) =>
    typeof value === 'string' && value.startsWith('{') ? JSON.parse(value) : value;
  const all = async (table: string) =>
    (await rows.all(table)).map((row) =>
      Object.fromEntries(Object.entries(row).map(([name, value]) => [name, parsed(value)])),
    );
  const documents = await all('documents');
  const versions = await all('versions');
  const lists = await all('lists');
  const staffItems = await all('staff_items');
  const slugOf = (id: unknown) => documents.find((one) => one.id === id)?.slug;
  const cards = new Map((await all('cards')).map(({ document, card }) => [document, card]));
  const sorted = (list: object[]) => list.map((one) => JSON.stringify(one, sortKeys)).sort();
  return {
    documents: sorted(
      documents.map(({ id, live_version, draft_version, ...one }) => {
        const { title, states } = staffItems.find(({ document }) => document === id) ?? {};
        const draft = versions.find((version) => version.id === draft_version)?.json;
        return { ...one, card: cards.get(id), draft, title, states };
      }),
    ),
    versions: sorted(
      versions.map(({ document, at, state, json }) => {
        return { slug: slugOf(document), liveAt: state === 'live' ? at : 0, state, json };
      }),
    ),
    lists: sorted(lists.filter(({ count }) => count > 0).map(({ name, count }) => ({ name, count }))),
    entries: sorted(
      (await all('entries')).map(({ list, date, document }) => {
        return { name: lists.find(({ id }) => id === list)?.name, date, slug: slugOf(document) };
      }),
    ),
    relations: sorted(
      (await all('relations')).map(({ document, field, target }) => [
        slugOf(document),
        field,
        slugOf(target),
      ]),
    ),
    found: (await search.count(['ebb'])).playedIn,
    media: sorted(await all('media')),
    reports: sorted(await all('broadcast_reports')),
  };
}

const by = (now: number) => ({ author: 'ada', now });

async function filled(): Promise<Store> {
  const store = await newStore();
  const tracklist = [{ time: 1, artist: 'A', title: 'Ebb' }];
  await seedStation(
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
  await publish(
    store,
    { ...show('one', '2026-01-02T10:00:00Z', { tracklist }), title: 'One again' },
    by(2000),
  );
  await saveDraft(store, show('two', '2026-02-01T10:00:00Z'), Date.parse('2030-01-01T00:00:00Z'), by(3000));
  await saveDraft(store, { ...show('one', '2026-01-02T10:00:00Z'), title: 'Not yet' }, null, by(3000));
  // Written later than the documents it names, so that the order of writing matters.
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
    by(4000),
  );
  for (const folder of ['media', 'fonts', 'recordings', 'broadcasts/untold', 'pictures/sea'])
    mkdirSync(join(store.folder, folder), { recursive: true });
  for (const [file, bytes] of Object.entries(files)) writeFileSync(join(store.folder, file), bytes);
  // None of these files is exported: made by code, half written, or derived from the sound.
  writeFileSync(join(store.folder, 'recordings', 'made.mp3'), 'made');
  writeFileSync(join(store.folder, 'recordings', 'two.mp3.7.making'), 'half');
  writeFileSync(join(store.folder, 'recordings', 'one.waveform.json'), '{}');
  writeFileSync(join(store.folder, 'pictures/sea/480.avif'), 'made');
  await store.write(async (transaction) => {
    const { documents, media, asPlayed } = transaction;
    const facts = { width: 10, height: 20, colour: '#112233', bytes: 3, sha256: 'abc', filename: 'Sea.png' };
    await media.add({
      name: 'sea',
      file: 'sea.png',
      ...facts,
      alt: 'Waves',
      focalX: 0.2,
      focalY: 1,
      added: 6000,
    });
    await asPlayed.addBroadcastReport('a report', 5000);
    const { id = 0, changed = 0, publishAt = null } = (await documents.read('show', 'two')) ?? {};
    const refusal = '{"at":1,"publishAt":1,"field":"x","reason":"y"}';
    await documents.setSchedule(id, { changed, publishAt, refusal });
    await indexForStaff(transaction, id);
  });
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
  'media/from-a-phone.mp4': new Uint8Array([3, 2]),
  'media/old-film.ogv': new Uint8Array([3, 4]),
  'fonts/quay.woff2': testFont(),
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

/** A station whose code makes only a recording called `made`. */
const byCode = { ...codeOfTests, makes: (_: string, name: string) => name === 'made' };

/** Imports like the import command, which also makes the radio host's chat database. */
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

  const other = await newStore();
  expect(await importInto(other, folder)).toBe(8);
  expect(await contents(other)).toEqual(await contents(store));
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
  expect(await contents(other)).toEqual(await contents(store));
  await store.close();
  await other.close();
});

test('no secret and no fingerprint of a writer is in an export', async () => {
  const store = await filled();
  const folder = temporaryFolder();
  await exportStation(store, folder, byCode);
  for (const file of filesIn(folder))
    expect([file, /a secret|print/.test(readFileSync(join(folder, file), 'latin1'))]).toEqual([file, false]);
  await store.close();
});

test('a folder that is no export, or a broken one, changes nothing and says what is wrong', async () => {
  const store = await filled();
  const before = await contents(store);
  await expect(importStation(store, temporaryFolder())).rejects.toThrow('holds no documents');
  const folder = temporaryFolder();
  await exportStation(store, folder, byCode);
  await expect(exportStation(store, folder, byCode)).rejects.toThrow('holds an export already');
  writeFileSync(join(folder, 'documents', 'show', 'one.json'), '{"live":{}}');
  await expect(importInto(store, folder)).rejects.toThrow(/documents\/show\/one\.json: live: /);
  expect(await contents(store)).toEqual(before);
  await store.close();
});
