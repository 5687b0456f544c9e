import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { FRAME_BYTES, FRAME_MS } from '../frames/frame.ts';
import { hasFfmpeg } from '../testing/tones.ts';
import { UnsuitableSound } from '../unsuitable-sound.ts';
import { cut } from './cut.ts';
import { decodeFile, type Stereo } from './decode-file.ts';
import { Limiter } from './limiter.ts';
import { makeStationReady } from './make-station-ready.ts';
import { measureSound } from './measure-sound.ts';

const folder = mkdtempSync(join(tmpdir(), 'longwave-sound-'));
const engines = hasFfmpeg ? (['ffmpeg', undefined] as const) : ([undefined] as const);
const nothing = () => undefined;

/** Silence, a soft part, a loud part, and silence again. */
const filter = "volume='if(lt(t,1),0,if(lt(t,3),0.05,if(lt(t,5),0.5,0)))':eval=frame";
function makeByFfmpeg(name: string, options: string): string {
  const path = join(folder, name);
  const source = ['-f', 'lavfi', '-i', 'anoisesrc=d=6:c=pink:seed=1:r=48000', '-f', 'lavfi', '-i'];
  const both = ['anoisesrc=d=6:c=pink:seed=2:r=48000', '-filter_complex', `[0][1]amerge=inputs=2,${filter}`];
  execFileSync('ffmpeg', ['-v', 'error', '-y', ...source, ...both, ...options.split(' '), path]);
  return path;
}
function byEbur128(path: string, options = ''): number {
  const { stderr } = spawnSync('ffmpeg', [
    '-nostats',
    '-i',
    path,
    '-af',
    `ebur128${options}`,
    '-f',
    'null',
    '-',
  ]);
  return Number(/I:\s+(-[\d.]+) LUFS\s+Threshold/.exec(stderr.toString())?.[1]);
}

const formats: [file: string, options: string][] = [
  ['a.wav', '-c:a pcm_s16le -ar 44100'],
  ['b.wav', '-c:a pcm_f32le -ar 96000'],
  ['c.aiff', '-c:a pcm_s24be'],
  ['d.flac', '-ar 44100'],
  ['e.mp3', '-b:a 320k -ar 44100'],
  ['f.ogg', '-c:a libvorbis -q:a 6'],
  ['g.opus', '-c:a libopus -b:a 160k'],
  ['h.m4a', '-c:a aac -b:a 192k'],
];

test.skipIf(!hasFfmpeg).each(formats)(
  'loudness, length and silence of %s are those ffmpeg measures, with and without it (skipped without ffmpeg)',
  async (file, options) => {
    const path = makeByFfmpeg(file, options);
    const wanted = byEbur128(path);
    for (const engine of file.endsWith('m4a') ? (['ffmpeg'] as const) : engines) {
      const measured = await measureSound(decodeFile(path, engine), nothing);
      expect(Math.abs((measured.loudness ?? 0) - wanted), `${engine}`).toBeLessThan(0.3);
      expect(Math.abs(measured.seconds - 6)).toBeLessThan(0.1);
      expect(Math.abs(measured.silence.start - 1)).toBeLessThan(0.15);
      expect(Math.abs(measured.silence.end - 1)).toBeLessThan(0.2);
      expect(measured.peaks[80]).toBeGreaterThan(10 * (measured.peaks[5] ?? 1));
    }
  },
);

test.skipIf(!hasFfmpeg)(
  'mono is as loud as it is heard: on both sides (skipped without ffmpeg)',
  async () => {
    const path = join(folder, 'mono.wav');
    execFileSync('ffmpeg', ['-v', 'error', '-f', 'lavfi', '-i', 'sine=440:d=5', '-ac', '1', path]);
    for (const engine of engines) {
      const { loudness } = await measureSound(decodeFile(path, engine), nothing);
      expect(Math.abs((loudness ?? 0) - byEbur128(path, '=dualmono=true'))).toBeLessThan(0.3);
    }
  },
);

test('a sine of -23 dBFS on both sides measures -23 LUFS, as EBU Tech 3341 wants it', async () => {
  const { loudness } = await measureSound(tone(10 ** (-23 / 20), 20), nothing);
  expect(Math.abs((loudness ?? 0) + 23)).toBeLessThan(0.1);
});

test('silence has no loudness, and is silent from its beginning to its end', async () => {
  expect(await measureSound(tone(0, 3), nothing)).toMatchObject({
    ...{ loudness: null, seconds: 3, silence: { start: 3, end: 0 } },
  });
});

test('the limiter never lets a sample over its ceiling, and leaves alone what is below', () => {
  const limiter = new Limiter(48_000, 4, 0.8);
  let seed = 1;
  const random = () => {
    seed = (seed * 48_271) % 2_147_483_647;
    return (seed / 2_147_483_647) * 2 - 1;
  };
  const loud = Float32Array.from({ length: 48_000 }, (_, at) => random() * (at % 9_000 < 500 ? 0.9 : 0.1));
  const parts = [limiter.push(loud.subarray(0, 777), loud.subarray(0, 777))];
  parts.push(limiter.push(loud.subarray(777), loud.subarray(777)), limiter.flush());
  const out = parts.flatMap(({ left }) => [...left]);
  expect(out).toHaveLength(loud.length);
  expect(Math.max(...out.map(Math.abs))).toBeLessThanOrEqual(0.8001);
  const quiet = new Limiter(48_000, 2, 0.8);
  const first = quiet.push(loud.subarray(1_000, 5_000), loud.subarray(1_000, 5_000)).left;
  for (const [at, value] of first.entries()) expect(value).toBeCloseTo(2 * (loud[1_000 + at] ?? 0), 5);
});

test.each(engines)(
  'made station-ready, sound has the target loudness, its frames and its cut (engine %s)',
  async (ffmpeg) => {
    const frames: Buffer[] = [];
    const write = async (some: Buffer) => void frames.push(some);
    const source = () => cut(tone(0.02, 8), 1.5, 7.5);
    const { loudness } = await measureSound(source(), nothing);
    await makeStationReady(source(), { loudness, ffmpeg, write, onProgress: nothing });
    const path = join(folder, `ready-${ffmpeg}.mp3`);
    writeFileSync(path, Buffer.concat(frames));
    const made = readFileSync(path);
    expect(made.length % FRAME_BYTES).toBe(0);
    expect(Math.abs((made.length / FRAME_BYTES) * (FRAME_MS / 1000) - 6)).toBeLessThan(0.2);
    const result = await measureSound(decodeFile(path, undefined), nothing);
    expect(Math.abs((result.loudness ?? 0) + 16)).toBeLessThan(0.5);
  },
);

test('sound of more than a week is refused, whatever is done with it', async () => {
  async function* endless(): AsyncGenerator<Stereo> {
    const hour = new Float32Array(36_000);
    for (;;) yield { left: hour, right: hour, sampleRate: 10 };
  }
  await expect(measureSound(endless(), nothing)).rejects.toThrow('It is longer than a week.');
  async function readAll(pieces: AsyncIterable<Stereo>) {
    for await (const _ of pieces);
  }
  await expect(readAll(cut(endless(), 0, Number.POSITIVE_INFINITY))).rejects.toThrow(UnsuitableSound);
});

test('what cannot be read without ffmpeg is refused with a sentence that says what to do', async () => {
  const path = join(folder, 'film.m4a');
  writeFileSync(path, Buffer.concat([Buffer.from('\0\0\0\x20ftypM4A '), Buffer.alloc(100_000)]));
  const reading = measureSound(decodeFile(path, undefined), nothing);
  await expect(reading).rejects.toThrow(UnsuitableSound);
  await expect(reading).rejects.toThrow(/Install ffmpeg, or make it an mp3/);
});

async function* tone(level: number, seconds: number): AsyncGenerator<Stereo> {
  for (let second = 0; second < seconds; second++) {
    const samples = Float32Array.from(
      { length: 48_000 },
      (_, at) => level * Math.sin(2 * Math.PI * 1_000 * (second + at / 48_000)),
    );
    yield { left: samples, right: samples, sampleRate: 48_000 };
  }
}
