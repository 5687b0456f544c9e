import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { startContent, type TestContent, testKey } from '../testing/content.ts';
import { mp3 } from '../testing/sound-files.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { readChapters, readCover, readTags } from './read-tags.ts';

const folder = temporaryFolder();
const wanted = { title: 'Møre Tide', artist: 'Bo', album: 'Low', date: '2019-05-04', genre: 'Dub' };

function write(name: string, bytes: Buffer): string {
  const path = join(folder, name);
  writeFileSync(path, bytes);
  return path;
}
const size = (value: number, bytes = 4) => {
  const buffer = Buffer.alloc(bytes);
  buffer.writeUIntBE(value, 0, bytes);
  return buffer;
};
const safe = (value: number) =>
  Buffer.from([(value >> 21) & 127, (value >> 14) & 127, (value >> 7) & 127, value & 127]);
const little = (value: number) => size(value).reverse();

function id3(version: 2 | 3 | 4, encoding: number): Buffer {
  const ids = {
    2: ['TT2', 'TP1', 'TAL', 'TYE', 'TCO'],
    3: ['TIT2', 'TPE1', 'TALB', 'TYER', 'TCON'],
    4: ['TIT2', 'TPE1', 'TALB', 'TDRC', 'TCON'],
  };
  const texts = [...Object.values(wanted).slice(0, 4), '(26)Dub'];
  const frames = ids[version].map((id, at) => {
    const text = texts[at] ?? '';
    const encoded =
      encoding === 1
        ? Buffer.from(`\uFEFF${text}\0`, 'utf16le')
        : Buffer.from(text, encoding === 3 ? 'utf8' : 'latin1');
    const body = Buffer.concat([Buffer.from([encoding]), encoded]);
    const length =
      version === 2 ? size(body.length, 3) : version === 4 ? safe(body.length) : size(body.length);
    return Buffer.concat([Buffer.from(id), length, Buffer.alloc(version === 2 ? 0 : 2), body]);
  });
  const body = Buffer.concat([...frames, Buffer.alloc(32)]);
  return Buffer.concat([
    Buffer.from(['I', 'D', '3'].map((letter) => letter.charCodeAt(0))),
    Buffer.from([version, 0, 0]),
    safe(body.length),
    body,
  ]);
}

function comments(): Buffer {
  const list = Object.entries(wanted).map(([name, value]) => Buffer.from(`${name.toUpperCase()}=${value}`));
  return Buffer.concat([
    ...[little(4), Buffer.from('test'), little(list.length)],
    ...list.flatMap((one) => [little(one.length), one]),
  ]);
}

const box = (type: string, ...content: Buffer[]) => {
  const body = Buffer.concat(content);
  return Buffer.concat([size(body.length + 8), Buffer.from(type, 'latin1'), body]);
};

function page(...packets: Buffer[]): Buffer {
  const lengths = packets.flatMap(({ length }) => [
    ...Array(Math.floor(length / 255)).fill(255),
    length % 255,
  ]);
  return Buffer.concat([
    Buffer.from('OggS'),
    Buffer.alloc(22),
    Buffer.from([lengths.length, ...lengths]),
    ...packets,
  ]);
}

const ilst = Object.entries({
  '\xa9nam': 'title',
  '\xa9ART': 'artist',
  '\xa9alb': 'album',
  '\xa9day': 'date',
  '\xa9gen': 'genre',
} as const);
const files: [string, Buffer][] = [
  ['v2.mp3', id3(2, 0)],
  ['v3.mp3', id3(3, 1)],
  ['v4.mp3', id3(4, 3)],
  [
    'a.flac',
    Buffer.concat([
      Buffer.from('fLaC'),
      Buffer.from([0, 0, 0, 34]),
      Buffer.alloc(34),
      Buffer.from([0x84]),
      size(comments().length, 3),
      comments(),
    ]),
  ],
  [
    'a.opus',
    Buffer.concat([
      page(Buffer.from('OpusHead1234')),
      page(Buffer.concat([Buffer.from('OpusTags'), comments(), Buffer.alloc(300)])),
    ]),
  ],
  [
    'a.ogg',
    Buffer.concat([
      page(Buffer.from('\x01vorbis12345')),
      page(Buffer.concat([Buffer.from('\x03vorbis'), comments()])),
    ]),
  ],
  [
    'a.m4a',
    Buffer.concat([
      box('ftyp', Buffer.from('M4A \0\0\0\0')),
      box('mdat', Buffer.alloc(100)),
      box(
        'moov',
        box(
          'udta',
          box(
            'meta',
            Buffer.alloc(4),
            box(
              'ilst',
              ...ilst.map(([type, name]) =>
                box(type, box('data', size(1), size(0), Buffer.from(wanted[name]))),
              ),
            ),
          ),
        ),
      ),
    ]),
  ],
];

test.each(files)('the tags of %s are read', async (name, bytes) => {
  expect(await readTags(write(name, bytes))).toEqual(wanted);
});

test('damaged tags give what can be read and never hang', async () => {
  let seed = 3;
  const random = (below: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return seed % below;
  };
  for (const [name, whole] of files)
    for (let round = 0; round < 150; round++) {
      const bytes = Buffer.from(whole.subarray(0, random(2) ? whole.length : random(whole.length)));
      for (let change = 0; change < random(12); change++)
        if (bytes.length) bytes[random(bytes.length)] = random(256);
      expect(typeof (await readTags(write(`broken-${name}`, bytes)))).toBe('object');
    }
});

test('a file that begins with very many empty parts has no tags, instead of being read part by part', async () => {
  const [flac, ogg] = ['a.flac', 'a.ogg'].map(
    (name) => files.find((file) => file[0] === name)?.[1] as Buffer,
  );
  const behind = (empty: Buffer, count: number, bytes: Buffer, at: number) =>
    Buffer.concat([bytes.subarray(0, at), ...Array<Buffer>(count).fill(empty), bytes.subarray(at)]);
  const [block, noPackets] = [Buffer.from([1, 0, 0, 0]), page()];
  for (const [count, tags] of [
    [3, wanted],
    [20_000, {}],
  ] as const) {
    expect(await readTags(write('many.flac', behind(block, count, flac as Buffer, 4)))).toEqual(tags);
    expect(await readTags(write('many.ogg', behind(noPackets, count, ogg as Buffer, 0)))).toEqual(tags);
  }
});

let content: TestContent | undefined;
afterEach(() => content?.close());

test('the picture and the chapters inside an mp3 file are found', async () => {
  const frame = (id: string, body: Buffer) =>
    Buffer.concat([Buffer.from(id), safe(body.length), Buffer.alloc(2), body]);
  const picture = Buffer.from('the bytes of a picture');
  const cover = Buffer.concat([Buffer.from('\x00image/png\0\x03Front\0', 'latin1'), picture]);
  const chapter = (name: string, seconds: number, title: string) =>
    frame(
      'CHAP',
      Buffer.concat([
        ...[Buffer.from(`${name}\0`), size(seconds * 1000), size(0), size(0xffffffff), size(0xffffffff)],
        frame('TIT2', Buffer.from(`\x03${title}`)),
      ]),
    );
  const frames = [frame('APIC', cover), chapter('b', 90, 'Pole - Fahren'), chapter('a', 0, 'Opening')];
  const body = Buffer.concat([...frames, Buffer.alloc(32)]);
  const tag = Buffer.concat([Buffer.from('ID3\x04\0\0'), safe(body.length), body]);
  const path = write('chapters.mp3', Buffer.concat([tag, mp3(1)]));
  expect(await readCover(path)).toEqual(picture);
  expect(await readChapters(path)).toEqual([
    { seconds: 0, title: 'Opening' },
    { seconds: 90, title: 'Pole - Fahren' },
  ]);
  expect(await readCover(write('none.mp3', mp3(1)))).toBeUndefined();
});

test('recordings that have been uploaded become shows by their tags', async () => {
  content = await startContent();
  const recordings = join(content.settings.data, 'recordings');
  mkdirSync(recordings, { recursive: true });
  writeFileSync(join(recordings, 'tide.mp3'), Buffer.concat([id3(4, 3), mp3(4)]));
  writeFileSync(join(recordings, 'no-tags-2018-03-04.mp3'), mp3(2));
  const response = await content.get('/move-in/plans', {
    method: 'POST',
    headers: { authorization: `Bearer ${testKey}`, 'content-type': 'application/json' },
    body: JSON.stringify({ uploads: ['tide', 'no-tags-2018-03-04', 'missing'] }),
  });
  expect(response.status).toBe(201);
  const { rows } = (await response.json()) as { rows: object[] };
  expect(rows).toMatchObject([
    {
      ...{ action: 'make', title: 'Møre Tide', date: '2019-05-04T11:00:00.000Z', sound: 'ours', doubts: [] },
      residents: [{ name: 'Bo', slug: 'bo' }],
      genres: [{ name: 'Dub', slug: 'dub' }],
    },
    { action: 'make', title: 'no tags 2018 03 04', date: '2018-03-04T12:00:00.000Z', sound: 'ours' },
    { action: 'impossible', doubts: ['There is no recording called missing.'] },
  ]);
});
