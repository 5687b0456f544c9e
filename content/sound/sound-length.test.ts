import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { BadSound, soundSeconds } from './sound-length.ts';

const folder = temporaryFolder();
const hasFfmpeg = spawnSync('ffmpeg', ['-version']).status === 0;
const seconds = 7.3;

/** The same 7.3 s in many clothes. */
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
      // Encoders put a few frames around the sound, which are long at 8 kHz.
      name.startsWith('mono-8') ? 0.3 : 0.1,
    );
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
