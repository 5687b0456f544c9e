import { execFileSync, spawnSync } from 'node:child_process';
import { copyFileSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { mp3, wav } from '../testing/sound-files.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { BadSound } from './bad-sound.ts';
import { soundFacts } from './sound-facts.ts';
import { soundSeconds } from './sound-length.ts';

const folder = temporaryFolder();
const hasFfmpeg = spawnSync('ffmpeg', ['-version']).status === 0;
const seconds = 7.3;

/** The same 7.3 s in many formats. */
const files: [string, string[]][] = [
  ['cbr-48-128.mp3', ['-ar', '48000', '-b:a', '128k', '-write_xing', '0']],
  ['cbr-44-192.mp3', ['-ar', '44100', '-b:a', '192k']],
  ['vbr-44.mp3', ['-ar', '44100', '-q:a', '2']],
  ['vbr-without-header.mp3', ['-ar', '44100', '-q:a', '4', '-write_xing', '0']],
  ['mono-22.mp3', ['-ar', '22050', '-ac', '1', '-b:a', '64k']],
  ['mono-8.mp3', ['-ar', '8000', '-ac', '1', '-b:a', '16k']],
  ['pcm.wav', ['-ar', '44100', '-c:a', 'pcm_s24le']],
  ['float.wav', ['-ar', '48000', '-ac', '1', '-c:a', 'pcm_f32le']],
  ['rf64.wav', ['-rf64', 'always']],
  ['lossless.flac', ['-ar', '44100']],
  ['vorbis.ogg', ['-c:a', 'libvorbis']],
  ['speech.opus', ['-c:a', 'libopus']],
  ['phone.m4a', ['-c:a', 'aac']],
  ['apple.aiff', []],
  ['stream.aac', ['-c:a', 'aac', '-ar', '48000', '-ac', '2']],
];

beforeAll(() => {
  if (!hasFfmpeg) return;
  const make = (name: string, options: string[]) =>
    execFileSync('ffmpeg', [
      ...['-v', 'error', '-y', '-f', 'lavfi', '-i', `sine=440:duration=${seconds}`],
      ...['-metadata', `title=${'A long title. '.repeat(200)}`, ...options, join(folder, name)],
    ]);
  for (const [name, options] of files) make(name, options);
});

test.skipIf(!hasFfmpeg).each(files.map(([name]) => name))(
  '%s is as long as it is (needs ffmpeg)',
  async (name) => {
    expect(Math.abs((await soundSeconds(join(folder, name))) - seconds)).toBeLessThan(
      // Encoders add a few frames around the sound, which are long at 8 kHz.
      name.startsWith('mono-8') ? 0.3 : 0.1,
    );
  },
);

test.skipIf(!hasFfmpeg).each([
  ['cbr-44-192.mp3', 'mp3', 44_100, 1],
  ['mono-22.mp3', 'mp3', 22_050, 1],
  ['pcm.wav', 'wav', 44_100, 1],
  ['lossless.flac', 'flac', 44_100, 1],
  ['vorbis.ogg', 'ogg', 44_100, 1],
  ['speech.opus', 'opus', 48_000, 1],
  ['phone.m4a', 'm4a', 44_100, 1],
  ['apple.aiff', 'aiff', 44_100, 1],
  ['stream.aac', 'aac', 48_000, 2],
] as const)(
  '%s is known by its bytes as %s at %i Hz (needs ffmpeg)',
  async (name, format, rate, channels) => {
    const renamed = join(folder, `upload-of-${format}`);
    copyFileSync(join(folder, name), renamed);
    const facts = await soundFacts(renamed);
    expect(facts).toMatchObject({ format, rate, channels });
    expect(Math.abs((facts?.seconds ?? 0) - seconds)).toBeLessThan(0.1);
  },
);

test.skipIf(!hasFfmpeg)(
  'a wav file that was cut off is as long as what is there (needs ffmpeg)',
  async () => {
    const path = join(folder, 'cut.wav');
    writeFileSync(path, readFileSync(join(folder, 'pcm.wav')));
    truncateSync(path, 44_100 * 3 * 2 + 100);
    expect(Math.abs((await soundSeconds(path)) - 2)).toBeLessThan(0.1);
  },
);

test.skipIf(!hasFfmpeg)(
  'an mp3 file with rubbish in its middle and at its end is read to its end (needs ffmpeg)',
  async () => {
    const sound = readFileSync(join(folder, 'cbr-44-192.mp3'));
    const middle = Math.floor(sound.length / 2);
    const rubbish = Buffer.alloc(5_000, 'rubbish ');
    const path = join(folder, 'mended.mp3');
    writeFileSync(path, Buffer.concat([sound.subarray(0, middle), rubbish, sound.subarray(middle), rubbish]));
    expect(Math.abs((await soundSeconds(path)) - seconds)).toBeLessThan(0.15);
  },
);

test('what is no sound is refused with a sentence', async () => {
  for (const [name, bytes] of [
    ['text.mp3', Buffer.alloc(50_000, 'This is not sound. ')],
    ['empty.mp3', Buffer.alloc(0)],
    ['pretends.wav', Buffer.from('RIFF0000WAVEnothing')],
    ['pretends.flac', Buffer.from('fLaC and then nothing at all, really nothing')],
  ] as const) {
    writeFileSync(join(folder, name), bytes);
    await expect(soundSeconds(join(folder, name)), name).rejects.toThrow(BadSound);
  }
});

/** Empty boxes before the one that is read. */
const emptyBoxes = (count: number, length: number) =>
  Buffer.alloc(count * 8, Buffer.from([0, 0, 0, length, 0x66, 0x72, 0x65, 0x65]));

test('a file of very many parts is refused instead of read one by one', async () => {
  const sound = wav(2);
  const parts = (count: number) =>
    Buffer.concat([sound.subarray(0, 12), emptyBoxes(count, 0).fill(0), sound.subarray(12)]);
  const form = (kind: string) => Buffer.concat([Buffer.from(`FORM0000${kind}`), Buffer.alloc(20_000 * 8)]);
  const box = Buffer.from([0, 0, 0, 16, ...Buffer.from('ftypM4A 0000')]);
  for (const [name, bytes] of [
    ['parts.wav', parts(20_000)],
    ['parts.aiff', form('AIFF')],
    ['parts.m4a', Buffer.concat([box, emptyBoxes(20_000, 8)])],
  ] as const) {
    writeFileSync(join(folder, name), bytes);
    await expect(soundFacts(join(folder, name)), name).rejects.toThrow('far too many parts');
  }
  writeFileSync(join(folder, 'parts.wav'), parts(200));
  expect(await soundFacts(join(folder, 'parts.wav'))).toMatchObject({ format: 'wav', seconds: 2 });
});

test('the index of a film with very many entries is not read either', async () => {
  const index = emptyBoxes(20_001, 8);
  index.writeUInt32BE(index.length, 0);
  index.write('moov', 4, 'latin1');
  const box = Buffer.from([0, 0, 0, 16, ...Buffer.from('ftypisom0000')]);
  writeFileSync(join(folder, 'film.mp4'), Buffer.concat([box, index]));
  await expect(soundFacts(join(folder, 'film.mp4'))).rejects.toThrow('far too many parts');
});

test('an mp3 file that is mostly something else is refused, one with a large tag and some is not', async () => {
  const path = join(folder, 'mostly-nothing.mp3');
  const tag = Buffer.alloc(3 * 1024 ** 2);
  tag.set([0x49, 0x44, 0x33, 4, 0, 0, 0x01, 0x3f, 0x7f, 0x76]);
  const length = 10 + 0x01 * 128 ** 3 + 0x3f * 128 ** 2 + 0x7f * 128 + 0x76;
  writeFileSync(
    path,
    Buffer.concat([tag.subarray(0, length), Buffer.alloc(5_000), mp3(10), Buffer.alloc(8 * 1024 ** 2)]),
  );
  expect((await soundFacts(path))?.seconds).toBeCloseTo(10, 1);
  writeFileSync(path, mp3(1));
  truncateSync(path, 2 * 1024 ** 3);
  await expect(soundFacts(path)).rejects.toThrow('32 MB of it are no sound');
});
