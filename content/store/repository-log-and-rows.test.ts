import { afterAll, beforeAll, expect, test } from 'vitest';
import { newDatabaseUrl } from '../testing/database.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { openStore } from './open-store.ts';
import type { Store } from './repository.ts';

// The log, pictures, leases and rows; the tests are the same for each database.

let store: Store;
beforeAll(async () => {
  store = await openStore(temporaryFolder(), await newDatabaseUrl());
});
afterAll(() => store.close());

test('the as-played log stores a start once, cuts rows that overlap, and deletes only the span asked for', async () => {
  const row = { origin: 1, decided: 2, reason: 'schedule', sound: '{"recordings":[{"name":"first"}]}' };
  const broadcast = '{"id":"tides-2026"}';
  const log = [
    { ...row, start: 100, until: 400, broadcast: null },
    { ...row, start: 200, until: 300, broadcast },
  ];
  await store.write(async (tx) => {
    for (const one of log) await tx.asPlayed.add(one);
    await tx.asPlayed.add({ ...row, start: 100, until: 999, broadcast });
    await tx.asPlayed.add({ ...row, start: 5000, until: 6000, broadcast });
  });
  const { asPlayed } = store;
  expect(await asPlayed.list(150, 250)).toEqual([{ ...log[0], until: 200 }, log[1]]);
  expect(await asPlayed.listSpans(250, 260)).toEqual([{ start: 200, until: 300, broadcast }]);
  expect(await asPlayed.isAnyFrom(5000)).toBe(true);
  expect(await asPlayed.plannedRecording('tides-2026', 100, 300)).toBe('first');
  expect(await asPlayed.plannedRecording('no', 100, 300)).toBe(undefined);

  const aired = { host: 'one', occurrence: 'tides', programme: 'Tides', title: '', live: true };
  const heard = { ...aired, listenersAverage: 1.5, listenersPeak: 2 };
  await store.write(async (tx) => {
    await tx.asPlayed.putAired({ ...heard, start: 100, until: 200, recording: null });
    await tx.asPlayed.putAired({ ...heard, start: 300, until: 350, recording: 'a' });
    await tx.asPlayed.putAired({ ...heard, start: 300, until: 900, recording: 'b' });
    await tx.asPlayed.putAired({ ...heard, start: 300, until: 800, recording: 'a' });
    await tx.asPlayed.addNote({ key: 'k', at: 100, slot: null, text: 'quiet' });
    await tx.asPlayed.addNote({ key: 'k', at: 101, slot: null, text: 'again' });
    expect(await tx.asPlayed.addBroadcastReport('hash', 1)).toBe(true);
    expect(await tx.asPlayed.addBroadcastReport('hash', 2)).toBe(false);
  });
  expect(await asPlayed.listAired(0, 250)).toEqual([{ ...heard, start: 100, until: 200, recording: null }]);
  expect(await asPlayed.airedRecording('tides')).toBe('a');
  expect(await asPlayed.airedRecording('no')).toBe(undefined);
  expect(await asPlayed.listNotes(100, 101)).toEqual([{ key: 'k', at: 100, slot: null, text: 'quiet' }]);
  await store.write(async (tx) => {
    await tx.asPlayed.deleteFrom(5000);
    await tx.asPlayed.deleteBefore(350);
  });
  expect(await asPlayed.isAnyFrom(150)).toBe(false);
  expect(await asPlayed.listAired(0, 9999)).toMatchObject([{ start: 300, until: 900 }]);
  expect(await asPlayed.listNotes(0, 9999)).toEqual([]);
});

test('pictures are sorted and filtered; a lease has one holder at a time; copied rows have every value and ids go on after them', async () => {
  const file = { file: 'sea.jpg', width: 3, height: 2, colour: '#fff', bytes: 9, sha256: 'x' };
  const picture = {
    ...file,
    name: 'sea',
    filename: 'IMG 1.jpg',
    alt: '',
    focalX: 0.5,
    focalY: 0.25,
    added: 10,
  };
  await store.write(async (tx) => {
    await tx.media.add(picture);
    await tx.media.add({ ...picture, file: 'other.jpg' });
    await tx.media.add({ ...picture, name: 'brook', file: 'brook.jpg', added: 10 });
    await tx.media.add({ ...picture, name: 'gone' });
    await tx.media.update({ ...picture, name: 'brook', file: 'brook.jpg', alt: 'A mill', added: 20 });
    await tx.media.remove('gone');
    await tx.uses.add(await tx.documents.insert('page', 'mill', 1), ['picture:brook']);
    expect(await tx.leases.take('work', 'one', 100, 200)).toBe(true);
    expect(await tx.leases.take('work', 'two', 150, 250)).toBe(false);
    expect(await tx.leases.take('work', 'one', 150, 250)).toBe(true);
    expect(await tx.leases.take('work', 'two', 250, 300)).toBe(true);
  });
  expect(await store.media.read('sea')).toEqual(picture);
  expect(await store.media.read('no')).toBe(undefined);
  const names = async (...query: Parameters<Store['media']['list']>) =>
    (await store.media.list(...query)).map(({ name }) => name);
  const all = { words: [], isUnused: false };
  const newest = { sort: 'newest', after: undefined, limit: 5 } as const;
  expect(await names(all, newest)).toEqual(['brook', 'sea']);
  expect(await names(all, { ...newest, after: { added: 20, name: 'brook' } })).toEqual(['sea']);
  expect(await names(all, { ...newest, sort: 'name', after: { added: 0, name: 'brook' } })).toEqual(['sea']);
  expect(await names({ words: ['mil'], isUnused: false }, newest)).toEqual(['brook']);
  expect(await names({ words: ['img', '1'], isUnused: true }, newest)).toEqual(['sea']);
  expect(await store.media.count({ words: ['jpg'], isUnused: false })).toBe(2);
  expect([await store.media.hasFile('sea.jpg'), await store.media.hasFile('no.jpg')]).toEqual([true, false]);
  const odd = 'a "quoted" \\ {line},\n NULL';
  await store.write(async (tx) => {
    await tx.rows.add('media', [
      { ...file, name: 'land', colour: odd, focal_x: 0.25, unknown: 1 },
      { ...file, name: 'sea', file: 'no.jpg' },
      { ...file, name: 'zoo' },
    ]);
    const document = {
      id: 900,
      type: 'show',
      slug: 'moved',
      live: '{"a": 1}',
      changed: 5,
      trashed_at: null,
    };
    await tx.rows.add('documents', [document]);
    const version = {
      id: 800,
      document: 900,
      at: 1,
      author: 'x',
      state: 'live',
      json: '{"a": 1}',
      note: null,
    };
    await tx.rows.add('versions', [version]);
    await tx.rows.finish();
  });
  expect(await store.rows.count('media')).toBe(4);
  const land = (await store.rows.all('media')).find(({ name }) => name === 'land');
  expect(land).toMatchObject({ colour: odd, focal_x: 0.25, alt: '', added: 0 });
  const page = await store.rows.after('media', undefined, 2);
  expect(page.map(({ name }) => name)).toEqual(['brook', 'land']);
  expect(await store.rows.after('media', page[1], 2)).toMatchObject([
    { name: 'sea', file: 'sea.jpg' },
    { name: 'zoo' },
  ]);
  const moved = (await store.rows.all('documents')).at(-1);
  expect(moved).toMatchObject({ id: 900, live: '{"a": 1}', trashed_live: 0 });
  expect(await store.rows.all('no_such_table')).toEqual([]);
  await store.write(async (tx) => {
    expect(await tx.documents.insert('show', 'next', 1)).toBeGreaterThan(900);
  });
});
