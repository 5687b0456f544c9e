import { writeFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readProblem, startContent, type TestContent, testKey } from '../testing/content.ts';
import {
  genre,
  picture,
  playlist,
  resident,
  show,
  slot,
  station,
  textPage,
  video,
} from '../testing/documents.ts';

let content: TestContent;
beforeAll(async () => {
  content = await startContent([show('first', '2026-11-01T10:00:00Z')]);
});
afterAll(() => content.close());

const headers = { authorization: `Bearer ${testKey}`, 'if-match': '*' };
type Unchecked = { type: string; slug: string; [field: string]: unknown };

const good = show('new', '2026-11-15T10:00:00Z');
const file = { kind: 'file', name: 'new', url: '/recordings/new', seconds: 600, bytes: null };
const elsewhere = { ...file, kind: 'mixcloud', url: 'https://www.mixcloud.com/a/b/' };
const clip = video('clip');
const filler = playlist('filler');
const many = (count: number) => Array.from({ length: count }, () => ({ time: 1, artist: 'A', title: 'B' }));

const bad: [Unchecked, string][] = [
  [{ ...good, title: ' ' }, 'title'],
  [{ ...station, brand: { accent: 'red' } }, 'brand.accent'],
  [{ ...station, brand: { ink: '#cccccc' } }, 'brand.ink'],
  [{ ...station, brand: { displayFont: '../../session-secret' } }, 'brand.displayFont'],
  [{ ...station, brand: { textFont: 'not-there' } }, 'brand.textFont'],
  [{ ...station, brand: { logoDark: { ...picture, name: 'not-there' } } }, 'brand.logoDark'],
  [{ ...good, title: 'x'.repeat(301) }, 'title'],
  [{ ...good, description: 'x'.repeat(1_000_001) }, 'description'],
  [{ ...good, recording: { ...file, seconds: -1 } }, 'recording.seconds'],
  [{ ...good, recording: { ...file, seconds: 1e308 } }, 'recording.seconds'],
  [{ ...good, recording: { ...file, seconds: 0 } }, 'recording.seconds'],
  [{ ...good, recording: { ...file, bytes: -1 } }, 'recording.bytes'],
  [{ ...good, recording: { ...file, bytes: 1e300 } }, 'recording.bytes'],
  [{ ...good, recording: { ...file, name: '../../session-secret' } }, 'recording.name'],
  [{ ...good, recording: { ...elsewhere, url: 'javascript:alert(1)' } }, 'recording.url'],
  [{ ...good, tracklist: [{ time: -1, artist: '', title: '' }] }, 'tracklist.0.time'],
  [{ ...good, tracklist: [{ time: 1e308, artist: '', title: '' }] }, 'tracklist.0.time'],
  [{ ...good, tracklist: many(5_001) }, 'tracklist'],
  [{ ...good, picture: { ...picture, width: 99_999 } }, 'picture.width'],
  [{ ...good, picture: { ...picture, height: -1 } }, 'picture.height'],
  [{ ...good, picture: { ...picture, alt: 'x'.repeat(1_001) } }, 'picture.alt'],
  [{ ...good, guests: Array.from({ length: 101 }, () => 'x') }, 'guests'],
  [{ ...clip, seconds: -1 }, 'seconds'],
  [{ ...clip, seconds: 1e308 }, 'seconds'],
  [{ ...slot('night'), zone: 'Atlantis/Centre' }, 'zone'],
  [{ ...slot('night'), minutes: 1441 }, 'minutes'],
  [{ ...slot('night'), minutes: 1.5 }, 'minutes'],
  [{ ...station, language: '<script>' }, 'language'],
  [{ ...station, language: `english${'-x'.repeat(40)}` }, 'language'],
  [{ ...station, zone: '' }, 'zone'],
  [{ ...station, name: '' }, 'name'],
  [{ ...station, accountUrl: `https://a.example/${'x'.repeat(8_000)}` }, 'accountUrl'],
  [{ ...resident('new', 'New'), name: '' }, 'name'],
  [{ ...genre('new', '') }, 'title'],
  [{ ...textPage('new'), text: 'x'.repeat(1_000_001) }, 'text'],
  [{ ...filler, recordings: [{ name: 'tide', title: 'Tide', seconds: 0 }] }, 'recordings.0.seconds'],
];

test.each(bad)('%o is refused by its field', async (document, parameter) => {
  expect(await readProblem(await content.put(document))).toMatchObject([400, { parameter }]);
});

const missing: [Unchecked, string, string][] = [
  [{ ...good, picture: { ...picture, name: 'nothing' } }, 'picture', 'There is no picture called nothing'],
  [
    { ...good, recording: { ...file, name: 'no-sound' } },
    'recording',
    'There is no recording called no-sound',
  ],
  [
    { ...clip, source: { provider: 'file', name: 'nothing' } },
    'source.name',
    'There is no clip called nothing',
  ],
  [{ ...station, logo: { ...picture, name: 'nothing' } }, 'logo', 'There is no picture called nothing'],
  [{ ...slot('night'), show: 'nothing' }, 'show', 'There is no show called nothing'],
  [{ ...station, filler: 'nothing' }, 'filler', 'There is no playlist called nothing'],
  [
    { ...filler, recordings: [{ name: 'no-sound', title: 'No', seconds: 1 }] },
    'recordings.0.name',
    'There is no recording called no-sound',
  ],
];

test.each(missing)('%o names what is not there', async (document, parameter, reason) => {
  const [status, problem] = await readProblem(await content.put(document));
  expect([status, problem]).toMatchObject([400, { error: `${parameter}: ${reason}`, parameter }]);
});

test('what is there, by code or as a file, is taken', async () => {
  await mkdir(join(content.settings.data, 'recordings'), { recursive: true });
  writeFileSync(join(content.settings.data, 'recordings', 'no-longer-missing.flac'), 'sound');
  const documents: Unchecked[] = [
    good,
    { ...good, recording: elsewhere },
    { ...good, recording: { ...file, name: 'no-longer-missing' } },
    clip,
    filler,
    { ...slot('night'), show: 'first' },
    { ...station, language: 'zh-Hant', filler: 'filler' },
  ];
  for (const document of documents)
    expect([document.type, (await content.put(document)).status]).toEqual([document.type, 200]);
  const inUse = await content.get('/documents/show/first', { method: 'DELETE', headers });
  expect(await readProblem(inUse)).toMatchObject([409, { error: 'Still named by slot/night' }]);
});

test('a picture of one by 99,999 pixels, or of a few, is refused with a sentence', async () => {
  const upload = async (width: number, height: number) => {
    const bytes = await sharp({ create: { width, height, channels: 3, background: '#ff4a1c' } })
      .png()
      .toBuffer();
    return content.get(`/media/odd-${width}`, { method: 'PUT', headers, body: new Uint8Array(bytes) });
  };
  expect(await readProblem(await upload(1, 99_999))).toEqual([
    400,
    {
      error: 'A picture has 8 to 16000 pixels in each direction; this one has 1 × 99999',
      parameter: 'body',
    },
  ]);
  expect((await upload(4, 4)).status).toBe(400);
  expect((await upload(16, 16_000)).status).toBe(201);
  for (const file of ['160.webp', '160.avif', '160.jpg'])
    expect([file, (await content.get(`/media/odd-16/${file}`)).status]).toEqual([file, 200]);
});
