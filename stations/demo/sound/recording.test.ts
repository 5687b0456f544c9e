import { spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { planOf } from './plan.ts';
import { makeRecording, recordingFacts } from './recording.ts';

const FRAME = 384;
const hasFfmpeg = spawnSync('ffmpeg', ['-version']).status === 0;

test('a recording is between 6 and 12 minutes, known from its name alone', () => {
  for (const name of ['low-tide', 'night-bus', 'saltmarsh-12']) {
    const { frames, bytes, seconds } = recordingFacts(name);
    expect(seconds).toBeGreaterThanOrEqual(360);
    expect(seconds).toBeLessThanOrEqual(720);
    expect(bytes).toBe(frames * FRAME);
    expect(makeRecording(name).frames).toBe(frames);
  }
});

test('sections fill the whole length, whatever the genre', () => {
  for (const genre of ['ambient', 'jazz', 'house', 'dub', 'folk', 'hip-hop', 'something nobody knows']) {
    const { order } = planOf('low-tide', genre);
    let at = 0;
    for (const { from, frames } of order) {
      expect(from).toBe(at);
      expect(Number.isInteger(frames) && frames > 0).toBe(true);
      at += frames;
    }
    expect(at).toBe(recordingFacts('low-tide').frames);
  }
});

test('every frame is 384 bytes of 48 kHz 128 kbps stereo, and a section borrows nothing from the one before', async () => {
  const { order } = planOf('low-tide', 'house');
  const second = order[1]?.from ?? 0;
  const bytes = await makeRecording('low-tide', { genre: 'house' }).read(0, second + 20);
  expect(bytes.length).toBe((second + 20) * FRAME);
  for (let at = 0; at < bytes.length; at += FRAME) {
    expect([bytes[at], bytes[at + 1], (bytes[at + 2] ?? 0) & 0xfe]).toEqual([0xff, 0xfb, 0x94]);
  }
  for (const start of [0, second]) expect(borrowed(bytes, start)).toBe(0);
});

test.skipIf(!hasFfmpeg)('a section is decoded whole and loud, without clipping (needs ffmpeg)', async () => {
  const second = planOf('low-tide', 'house').order[1]?.from ?? 0;
  const bytes = await makeRecording('low-tide', { genre: 'house' }).read(0, second + 20);
  const file = join(mkdtempSync(join(tmpdir(), 'sound-')), 'low-tide.mp3');
  writeFileSync(file, bytes);
  const decoded = spawnSync('ffmpeg', ['-nostdin', '-v', 'error', '-i', file, '-f', 's16le', '-'], {
    maxBuffer: 2 ** 27,
  });
  expect(decoded.stderr.toString()).toBe('');
  expect(decoded.stdout.length).toBe((second + 20) * 1152 * 4);
  const samples = new Int16Array(decoded.stdout.buffer, decoded.stdout.byteOffset, decoded.stdout.length / 2);
  const loudest = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
  expect(loudest).toBeGreaterThan(3000);
  expect(loudest).toBeLessThan(32767);
});

test('the same name and genre give the same bytes; another name gives other music', async () => {
  const [once, again, other] = await Promise.all(
    ['low-tide', 'low-tide', 'night-bus'].map((name) => makeRecording(name, { genre: 'dub' }).read(0, 20)),
  );
  expect(again).toEqual(once);
  expect(other).not.toEqual(once);
});

test('the parts begin long before the whole is made, and agree with reading by frame', async () => {
  const recording = makeRecording('night-bus', { genre: 'ambient' });
  const parts = recording.parts()[Symbol.asyncIterator]();
  const first = (await parts.next()).value as Uint8Array;
  expect(first.length).toBeGreaterThan(0);
  expect(first.length).toBeLessThan(recordingFacts('night-bus').bytes / 10);
  expect(await recording.read(0, first.length / FRAME)).toEqual(first);
  expect((await recording.read(recording.frames, 100)).length).toBe(0);
});

function borrowed(bytes: Uint8Array, frame: number): number {
  return ((bytes[frame * FRAME + 4] ?? 0) << 1) | ((bytes[frame * FRAME + 5] ?? 0) >> 7);
}

test('the first seconds of a recording go before those that are being finished', async () => {
  const done: string[] = [];
  const first = (name: string, from: number) =>
    makeRecording(name)
      .read(from, 20)
      .then(() => done.push(name));
  const behind = ['low-tide', 'night-bus', 'saltmarsh-12', 'ferry'].map((name) => first(name, 6_000));
  await Promise.all([...behind, first('just-pressed', 0)]);
  expect(done.indexOf('just-pressed')).toBeLessThanOrEqual(1);
});
