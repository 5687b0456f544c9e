import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findLive } from '../store/live-documents.ts';
import { saveDraft } from '../store/publishing.ts';
import type { Store, Transaction } from '../store/repository.ts';
import { readDocument } from '../store/stored-document.ts';
import { readRevisions } from '../store/versions.ts';
import { picture as seaPicture, show, station } from '../testing/documents.ts';
import { testFont } from '../testing/font.ts';
import { mp3, wav } from '../testing/sound-files.ts';
import codeOfTests from '../testing/station.ts';
import { newStore } from '../testing/store.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { importStation } from './import-station.ts';

let store: Store;
beforeEach(async () => {
  store = await newStore();
});
afterEach(() => store.close());

type Files = Record<string, object | string | Buffer>;

function folderOf(files: Files): string {
  const folder = temporaryFolder();
  for (const [name, body] of Object.entries(files)) {
    mkdirSync(join(folder, dirname(name)), { recursive: true });
    const isText = typeof body === 'string' || Buffer.isBuffer(body);
    writeFileSync(join(folder, name), isText ? body : JSON.stringify(body));
  }
  return folder;
}

const image = (colour: string) =>
  sharp({ create: { width: 60, height: 40, channels: 3, background: colour } })
    .png()
    .toBuffer();

const minimal: Files = {
  'station.json': { name: 'Quay Radio', zone: 'Europe/Lisbon' },
  'genres/ambient.json': { title: 'Ambient' },
  'residents/ines.json': { name: 'Inês Duarte' },
  'shows/my-show.json': { title: 'My show', date: '2026-07-01', residents: ['ines'], genres: ['ambient'] },
  'schedule/morning.json': {
    title: 'Morning',
    firstDate: '2026-07-06',
    startTime: '09:00',
    minutes: 60,
    show: 'my-show',
  },
};

/** Rows of tables and names of files in the data folder, to check that nothing changed. */
async function everything() {
  const tables = [
    'documents',
    'media',
    'versions',
    'staff_items',
    'uses',
    'relations',
    'entries',
    'recordings',
  ];
  return {
    rows: await Promise.all(tables.map((table) => store.rows.all(table))),
    files: readdirSync(store.folder, { recursive: true }).map(String).sort(),
  };
}

test('plain documents, their sound and their pictures lie beside each other, and nothing else is needed', async () => {
  const folder = folderOf({
    ...minimal,
    'shows/my-show.mp3': mp3(30),
    'shows/my-show.png': await image('#ff0000'),
    'residents/ines.png': await image('#00ff00'),
    'logo.png': await image('#0000ff'),
    'filler/01 Tide Clock.mp3': mp3(20),
    'filler/02_Harbour.wav': wav(5),
    'videos/pier.json': { title: 'Pier', date: '2026-07-01T20:30' },
    'videos/pier.webm': Buffer.from('film'),
    'videos/pier.480.webm': Buffer.from('small film'),
    'videos/pier.1080.webm': Buffer.from('large film'),
    'videos/pier.pt.vtt': Buffer.from('WEBVTT\n\n00:00.000 --> 00:01.000\nBoa noite\n'),
  });
  const warnings: string[] = [];
  expect(await importStation(store, folder, { warn: (line) => warnings.push(line) })).toBe(7);
  expect(warnings).toEqual([]);

  const kept = await findLive(store, 'show', 'my-show');
  expect(kept).toMatchObject({
    slug: 'my-show',
    date: '2026-07-01T11:00:00.000Z',
    guests: [],
    picture: { name: 'show-my-show', width: 60, height: 40, colour: expect.stringMatching(/^#/) },
    recording: { kind: 'file', name: 'my-show', url: '/recordings/my-show', bytes: mp3(30).length },
  });
  expect(kept?.recording?.seconds).toBeCloseTo(30, 1);
  expect((await findLive(store, 'resident', 'ines'))?.picture.name).toBe('resident-ines');
  expect(await findLive(store, 'station', 'station')).toMatchObject({
    logo: { name: 'station-logo' },
    filler: 'filler',
  });
  expect(await findLive(store, 'slot', 'morning')).toMatchObject({ zone: 'Europe/Lisbon', show: 'my-show' });
  expect((await findLive(store, 'playlist', 'filler'))?.recordings).toEqual([
    { name: 'filler-01-tide-clock', title: 'Tide Clock', seconds: expect.closeTo(20, 1) },
    { name: 'filler-02-harbour', title: 'Harbour', seconds: 5 },
  ]);
  expect(await findLive(store, 'video', 'pier')).toMatchObject({
    date: '2026-07-01T19:30:00.000Z',
    source: {
      provider: 'file',
      name: 'pier',
      qualities: [
        { height: 1080, name: 'pier-1080' },
        { height: 480, name: 'pier-480' },
      ],
      captions: [{ language: 'pt', label: 'português', name: 'pier-pt' }],
    },
    picture: { name: 'no-picture' },
  });
  expect(readdirSync(join(store.folder, 'recordings')).sort()).toEqual([
    'filler-01-tide-clock.mp3',
    'filler-02-harbour.wav',
    'my-show.mp3',
  ]);
  expect(readFileSync(join(store.folder, 'recordings/my-show.mp3'))).toEqual(mp3(30));
  const pictures = await Promise.all(
    ['resident-ines', 'show-my-show', 'station-logo'].map(
      async (name) => (await store.media.read(name))?.file,
    ),
  );
  expect(readdirSync(join(store.folder, 'media')).sort()).toEqual(
    ['pier-1080.webm', 'pier-480.webm', 'pier-pt.vtt', 'pier.webm', ...pictures].sort(),
  );
  expect(readdirSync(store.folder).filter((name) => name.startsWith('import-'))).toEqual([]);
});

test('the same folder again changes nothing; a corrected file is taken, under a name of its own', async () => {
  const folder = folderOf({
    ...minimal,
    'shows/my-show.mp3': mp3(30),
    'shows/my-show.png': await image('#ff0000'),
  });
  await importStation(store, folder, { now: 1000 });
  const before = await everything();
  await importStation(store, folder, { now: 2000 });
  expect(await everything()).toEqual(before);

  writeFileSync(join(folder, 'shows/my-show.mp3'), mp3(40));
  writeFileSync(join(folder, 'shows/my-show.png'), await image('#00ffff'));
  await importStation(store, folder, { now: 3000 });
  const shown = await findLive(store, 'show', 'my-show');
  expect(shown?.recording?.name).toMatch(/^my-show-[0-9a-f]{8}$/);
  expect(shown?.recording?.seconds).toBeCloseTo(40, 1);
  expect(shown?.picture.name).toMatch(/^show-my-show-[0-9a-f]{8}$/);
  expect(readFileSync(join(store.folder, 'recordings/my-show.mp3'))).toEqual(mp3(30));
  expect(await readRevisions(store, 'show', 'my-show')).toHaveLength(1);
});

test('a draft that staff are writing is not touched by an import', async () => {
  const folder = folderOf(minimal);
  await importStation(store, folder);
  const draft = show('my-show', '2026-07-01T10:00:00Z');
  await saveDraft(store, draft, 9_999_999_999_999, { author: 'ada', now: 1 });
  writeFileSync(join(folder, 'shows/my-show.json'), JSON.stringify({ title: 'New', date: '2026-07-02' }));
  await importStation(store, folder);
  expect(await readDocument(store, 'show', 'my-show')).toMatchObject({
    live: { title: 'New' },
    draft,
    publishAt: 9_999_999_999_999,
  });
});

test('a recording never takes a name under which the station makes one by code', async () => {
  await importStation(store, folderOf({ ...minimal, 'shows/my-show.mp3': mp3(3) }), {
    station: { ...codeOfTests, makes: (_, name) => name === 'my-show' },
  });
  expect((await findLive(store, 'show', 'my-show'))?.recording?.name).toMatch(/^my-show-[0-9a-f]{8}$/);
});

test('other ways to say the same: files by name, services by address, whole documents without a wrapper', async () => {
  const folder = folderOf({
    'everything/station.json': { ...station, imagenav: [] },
    'everything/a.json': { type: 'genre', slug: 'dub', title: 'Dub' },
    'everything/Ünïcode Näme.json': { type: 'page', title: 'Page' },
    'everything/b.json': {
      ...show('whole', '2026-07-01T10:00:00Z', { residents: [], genres: ['dub'] }),
      picture: { name: 'cover', alt: 'A cover' },
      recording: 'sets/evening.mp3',
    },
    'everything/cover.png': await image('#123456'),
    'sets/evening.mp3': mp3(3),
    'shows/elsewhere.json': {
      title: 'Elsewhere',
      date: '2026-07-01',
      picture: 'everything/cover.png',
      recording: 'https://www.mixcloud.com/quay/one/',
      tracklist: [{ title: 'Only a title' }],
    },
    'README.md': '# Read me',
    'examples/not-imported.json': { type: 'nonsense' },
    '.hidden/x.json': '{',
  });
  expect(await importStation(store, folder)).toBe(5);
  expect(await findLive(store, 'page', 'unicode-name')).toMatchObject({ title: 'Page', isListed: true });
  expect(await findLive(store, 'show', 'whole')).toMatchObject({
    picture: { name: 'cover', alt: 'A cover', width: 60 },
    recording: { name: 'whole', seconds: expect.closeTo(3, 1) },
  });
  expect(await findLive(store, 'show', 'elsewhere')).toMatchObject({
    recording: { kind: 'mixcloud', url: 'https://www.mixcloud.com/quay/one/', seconds: 0 },
    tracklist: [{ time: null, artist: '', title: 'Only a title' }],
  });
});

test('what is wrong is said at once, each with its file, its field and what is missing; nothing is left behind', async () => {
  await importStation(store, folderOf(minimal));
  const before = await everything();
  const folder = folderOf({
    'station.json': { name: '', zone: 'Atlantis/Centre', language: '<b>' },
    'shows/one.json': { title: 'One', date: '2026-07-01', residents: ['nobody'], genres: ['noise'] },
    'collections/of-a-bad-one.json': { title: 'Of a bad one', shows: ['two'] },
    'shows/two.json': { date: 'yesterday', picture: 'gone.jpg', recording: 'gone.mp3' },
    'shows/three.json': '{ "title": ',
    'shows/four.json': [],
    'shows/five.json': {
      title: 'Five',
      date: '2026-07-01',
      recording: { kind: 'file', name: 'lost', url: '/recordings/lost', seconds: 1 },
    },
    'shows/six.json': { title: 'Six', date: '2026-07-01' },
    'shows/six.mp3': 'This is no sound',
    'shows/six.png': 'This is no picture',
    'shows/seven.json': { title: 'Seven', date: '2026-07-01', slug: 'one' },
    'shwos/eight.json': { type: 'shwo', title: 'Eight' },
    'collections/all.json': { title: 'All', shows: ['my-show', 'lost-show'], picture: seaPicture },
    'media/good.png': await image('#ff0000'),
    'shows/good.json': { title: 'Good', date: '2026-07-01' },
    'shows/good.mp3': mp3(5),
  });
  const error = await importStation(store, folder).catch((reason: Error) => reason);
  const said = (error as Error).message.split('\n').map((line) => line.trim());
  expect(said[0]).toBe(`${folder} cannot be imported. Nothing was changed.`);
  expect(said.slice(1).sort()).toEqual([
    'collections/all.json: picture: There is no picture called sea in the folder or in the station.',
    'collections/all.json: shows: There is no show called lost-show. Write shows/lost-show.json, or take it out of shows.',
    'shows/five.json: recording: There is no recording called lost in the folder or in the station.',
    'shows/four.json: This is not one document. Write a file for each.',
    'shows/one.json: genres: There is no genre called noise. Write genres/noise.json, or take it out of genres.',
    'shows/one.json: residents: There is no resident called nobody. Write residents/nobody.json, or take it out of residents.',
    'shows/seven.json: slug: shows/one.json is show/one too',
    'shows/six.mp3: There is no sound in it',
    'shows/six.png: This is not a picture in JPEG, PNG, WebP or AVIF',
    expect.stringContaining('shows/three.json: This is not JSON: '),
    'shows/two.json: date: A time is written as in 2026-05-01T18:00:00Z',
    'shows/two.json: picture: There is no picture gone.jpg beside it',
    'shows/two.json: recording: There is no recording gone.mp3 beside it',
    'shows/two.json: title: This field is missing',
    expect.stringContaining(
      'shwos/eight.json: type: There are no documents of type shwo, but station, genre',
    ),
    'station.json: language: A language is written as in en, en-GB, pt-BR or zh-Hant',
    'station.json: name: Something must be written here',
    'station.json: zone: A time zone is named as in Europe/London, America/New_York or UTC',
  ]);
  expect(await everything()).toEqual(before);
});

test('files that are none of ours are named and left out', async () => {
  const warnings: string[] = [];
  const folder = folderOf({
    ...minimal,
    'package.json': { name: 'something else' },
    'notes.docx': 'x',
    'shows/lonely.mp3': mp3(3),
    'My Holiday.png': await image('#ff0000'),
    'tables/content/unheard-of.json': [],
  });
  await importStation(store, folder, { warn: (line) => warnings.push(line) });
  expect(warnings.sort()).toEqual([
    'My Holiday.png is left out: no document shows it, and its name is not lower-case letters, digits and dashes',
    'notes.docx is left out: it is no document, picture or recording',
    'package.json is left out: neither it nor its folder says what it is',
    'shows/lonely.mp3 is left out: there is no show of that name beside it, and no document names it',
    'tables/content/unheard-of.json is left out: the station has no such table',
  ]);
});

/** A transaction in which adding table rows, the last step, fails as on a full disk. */
function withFullDisk(transaction: Transaction): Transaction {
  const add = async () => {
    throw new Error('database or disk is full');
  };
  return { ...transaction, rows: { ...transaction.rows, add } };
}

test('when writing fails in its middle, neither rows nor files are left', async () => {
  await importStation(store, folderOf({ ...minimal, 'recordings/kept.mp3': mp3(3) }));
  const before = await everything();
  const folder = folderOf({
    'shows/new.json': { title: 'New', date: '2026-07-01' },
    'shows/new.mp3': mp3(5),
    'recordings/kept.mp3': mp3(9),
    'tables/content/broadcast_reports.json': [{ report: null, at: 'not a number' }],
  });
  const fullStore: Store = {
    ...store,
    write: (work, wait) => store.write((transaction) => work(withFullDisk(transaction)), wait),
  };
  await expect(importStation(fullStore, folder)).rejects.toThrow('disk is full');
  expect(await everything()).toEqual(before);
  expect(readFileSync(join(store.folder, 'recordings/kept.mp3'))).toEqual(mp3(3));
  expect(existsSync(join(store.folder, 'recordings/new.mp3'))).toBe(false);
});

test('a document under a path of the site itself is refused with the reason', async () => {
  const folder = folderOf({ ...minimal, 'shows/latest.json': { title: 'Latest', date: '2026-07-01' } });
  await expect(importStation(store, folder)).rejects.toThrow('/shows/latest is a page of the site itself');
});

test('a folder that is not there, or a file, is one sentence', async () => {
  await expect(importStation(store, '/nowhere/at/all')).rejects.toThrow(
    'There is no folder /nowhere/at/all.',
  );
  const folder = folderOf({ 'a.json': {} });
  await expect(importStation(store, join(folder, 'a.json'))).rejects.toThrow('is a file');
});

test('an export of the first version, described in station.json, is read too', async () => {
  const wrapped = (live: object) => ({ live, draft: null, publishAt: null, changed: 5, revisions: [] });
  const folder = folderOf({
    'station.json': {
      version: 1,
      order: ['station/station', 'genre/dub'],
      media: [
        { name: 'sea', file: 'sea.png', width: 60, height: 40, colour: '#ff0000', bytes: 3, sha256: 'abc' },
      ],
    },
    'documents/station/station.json': wrapped(station),
    'documents/genre/dub.json': wrapped({ type: 'genre', slug: 'dub', title: 'Dub', group: '' }),
    'media/sea.png': Buffer.from([1, 2, 3]),
  });
  expect(await importStation(store, folder)).toBe(2);
  expect((await findLive(store, 'station', 'station'))?.name).toBe('Test Radio');
  expect((await store.rows.all('documents')).map(({ changed }) => changed)).toEqual([5, 5]);
  expect(readFileSync(join(store.folder, 'media/sea.png'))).toEqual(Buffer.from([1, 2, 3]));
});

test('a station brands itself by files: colours, a font beside its document, a logo for the dark', async () => {
  const folder = folderOf({
    ...minimal,
    'station.json': {
      name: 'Quay Radio',
      brand: { accent: '#FFE600', displayFont: 'Quay Bold.woff2', logoDark: 'night.png' },
    },
    'Quay Bold.woff2': testFont(),
    'unused.woff2': testFont(9),
    'night.png': await image('#ffffff'),
  });
  const said: string[] = [];
  await importStation(store, folder, { warn: (line) => said.push(line) });
  expect((await findLive(store, 'station', 'station'))?.brand).toMatchObject({
    accent: '#ffe600',
    displayFont: 'quay-bold',
    logoDark: { name: 'station-logo-dark', width: 60 },
  });
  expect(readFileSync(join(store.folder, 'fonts/quay-bold.woff2'))).toEqual(testFont());
  expect(said).toContainEqual(expect.stringContaining('station.json: brand: The accent #ffe600'));
  expect(said).toContain('unused.woff2 is left out: the station document names no such font');
});

test('a font under a name that is taken gets another; one that is none or missing stops the import', async () => {
  const branded = (font: Buffer) =>
    folderOf({ 'station.json': { name: 'Quay', brand: { textFont: 'face.woff2' } }, 'face.woff2': font });
  await importStation(store, branded(testFont(1)));
  await importStation(store, branded(testFont(2)));
  const name = (await findLive(store, 'station', 'station'))?.brand?.textFont;
  expect(name).toMatch(/^face-[0-9a-f]{8}$/);
  expect(readFileSync(join(store.folder, `fonts/${name}.woff2`))).toEqual(testFont(2));
  await expect(importStation(store, branded(Buffer.from('OTTO')))).rejects.toThrow(
    'face.woff2: This is not a whole font in WOFF2',
  );
  const faint = folderOf({ 'station.json': { name: 'Quay', brand: { ink: '#cccccc' } } });
  await expect(importStation(store, faint)).rejects.toThrow(
    'station.json: brand.ink: Text of #cccccc on paper',
  );
  const missing = folderOf({ 'station.json': { name: 'Quay', brand: { textFont: 'gone.woff2' } } });
  await expect(importStation(store, missing)).rejects.toThrow('There is no font gone.woff2 in the folder');
});
