import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { waveform } from '@longwave/contract/audio.ts';
import type { MadeRecording } from '@longwave/contract/station-module.ts';
import { type LoggedEvent, logTo } from '@longwave/server-kit/testing/test-log.ts';
import { hasFfmpeg } from '@longwave/transcoding/testing/tones.ts';
import { createTranscoding } from '@longwave/transcoding/transcoding.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { parseRequestUrl } from '../http/request-url.ts';
import { sendProblem } from '../http/response.ts';
import { type Converter, createConverter } from './converter.ts';
import { createRecordingLibrary, type RecordingLibrary } from './library.ts';
import { createRecordingRoutes } from './recording-routes.ts';
import { signedPath } from './signed-path.ts';

const SECRET = 'a secret of the tests';
const FRAMES = 500;

let folder: string;
let library: RecordingLibrary;
let converter: Converter;
let server: Server;
let base: string;
let logged: LoggedEvent[];
let makings: number;
let held: Promise<void>;
let release: () => void;

/** A made recording with numbered frames; its second half waits for `release`. */
function made(): MadeRecording {
  const read = async (from: number, count: number) => bytesOf(from, Math.min(count, FRAMES - from));
  return {
    frames: FRAMES,
    read,
    async *parts() {
      makings += 1;
      yield bytesOf(0, FRAMES / 2);
      await held;
      yield bytesOf(FRAMES / 2, FRAMES / 2);
    },
  };
}

function bytesOf(from: number, count: number): Uint8Array {
  const bytes = Buffer.alloc(count * 384);
  for (let at = 0; at < count; at++) {
    bytes.set([0xff, 0xfb, 0x94, 0x04], at * 384);
    bytes.writeUInt32BE(from + at, at * 384 + 100);
  }
  return bytes;
}

beforeEach(async () => {
  folder = join(await mkdtemp(join(tmpdir(), 'recordings-')), 'recordings');
  logged = [];
  makings = 0;
  held = new Promise((resolve) => {
    release = resolve;
  });
  const log = logTo(logged);
  const transcoding = createTranscoding({ engine: 'wasm', ffmpeg: 'ffmpeg' }, log);
  converter = createConverter(join(folder, 'converted'), transcoding, log);
  const make = (name: string) => (name === 'ebb' ? made() : undefined);
  library = createRecordingLibrary({ folder, make, converter, log });
  const addresses = createRecordingRoutes({ library, secret: SECRET, log });
  server = createServer((req, res) => {
    const { pathname, searchParams } = parseRequestUrl(req);
    if (!addresses.handle(req, res, pathname, searchParams)) sendProblem(res, 404, 'Nothing here.');
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  base = `http://localhost:${(server.address() as AddressInfo).port}`;
});

afterEach(async () => {
  release();
  await library.close();
  await converter.close();
  server.closeAllConnections();
  server.close();
  await rm(join(folder, '..'), { recursive: true, force: true });
});

test('a recording can be read to its end while it is being made, and is on disk only when whole', async () => {
  const response = await fetch(`${base}/recordings/ebb.mp3`);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-length')).toBe(String(FRAMES * 384));
  expect(response.headers.get('accept-ranges')).toBe('bytes');
  expect(response.headers.get('content-type')).toBe('audio/mpeg');
  expect(Buffer.from(await response.arrayBuffer())).toEqual(bytesOf(0, FRAMES));
  // The folder may not exist yet either.
  expect(await readdir(folder).catch(() => [])).not.toContain('ebb.mp3');
  release();
  await vi.waitFor(async () => expect(await readdir(folder)).toEqual(['ebb.mp3']));
  expect(await readFile(join(folder, 'ebb.mp3'))).toEqual(bytesOf(0, FRAMES));
});

test('prepare makes the start of a recording, at most two at a time, and discards it after a minute', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const begun: string[] = [];
  const make = (name: string): MadeRecording => ({
    ...made(),
    async read(from, count) {
      begun.push(`${name} ${from}-${from + count}`);
      await held;
      return bytesOf(from, count);
    },
  });
  const own = createRecordingLibrary({ folder, make, converter, log: logTo(logged) });
  for (const name of ['one', 'two', 'three']) own.prepare(name);
  await vi.waitFor(() => expect(begun).toEqual(['one 0-22', 'two 0-22']));
  release();
  await vi.waitFor(() => {
    own.prepare('three');
    expect(begun).toContain('three 0-22');
  });
  await vi.waitFor(() => expect(vi.getTimerCount()).toBe(3));
  vi.advanceTimersByTime(60_000);
  own.prepare('one');
  await vi.waitFor(() => expect(begun.filter((line) => line === 'one 0-22')).toHaveLength(2));
  vi.useRealTimers();
  expect([makings, logged]).toEqual([0, []]);
});

test('concurrent requests for a recording have it made once', async () => {
  await Promise.all(
    Array.from({ length: 8 }, () => fetch(`${base}/recordings/ebb.mp3`).then((r) => r.arrayBuffer())),
  );
  // Listeners are served first; writing begins when there is nothing else to do.
  await vi.waitFor(() => expect(makings).toBe(1));
  const before = await fetch(`${base}/recordings/ebb.mp3`, { method: 'HEAD' });
  release();
  await vi.waitFor(async () => expect(await readdir(folder)).toEqual(['ebb.mp3']));
  const after = await fetch(`${base}/recordings/ebb.mp3`, { method: 'HEAD' });
  expect(after.headers.get('etag')).toBe(before.headers.get('etag'));
  expect(await after.text()).toBe('');
  expect(makings).toBe(1);
});

test('byte ranges: a part, from a byte on, the last bytes, one past the end, and a malformed one', async () => {
  const ask = (range: string) => fetch(`${base}/recordings/ebb.mp3`, { headers: { Range: range } });
  const size = FRAMES * 384;
  const part = await ask('bytes=1000-1999');
  expect(part.status).toBe(206);
  expect(part.headers.get('content-range')).toBe(`bytes 1000-1999/${size}`);
  const whole = Buffer.from(bytesOf(0, FRAMES));
  expect(Buffer.from(await part.arrayBuffer())).toEqual(whole.subarray(1000, 2000));
  expect(Buffer.from(await (await ask(`bytes=${size - 500}-`)).arrayBuffer())).toEqual(
    whole.subarray(size - 500),
  );
  expect(Buffer.from(await (await ask('bytes=-10')).arrayBuffer())).toEqual(whole.subarray(size - 10));
  const past = await ask(`bytes=${size}-`);
  expect([past.status, past.headers.get('content-range')]).toEqual([416, `bytes */${size}`]);
  expect((await ask('frames=1-2')).status).toBe(200);
  const changed = { Range: 'bytes=0-1', 'If-Range': '"another"' };
  expect((await fetch(`${base}/recordings/ebb.mp3`, { headers: changed })).status).toBe(200);
});

test('a signed path works until it expires; a changed one never does', async () => {
  const signed = await signedPath('ebb', Date.now() + 60_000, SECRET);
  expect((await fetch(base + signed, { method: 'HEAD' })).status).toBe(200);
  const over = await signedPath('ebb', Date.now() - 1_000, SECRET);
  expect((await fetch(base + over)).status).toBe(403);
  expect((await fetch(base + signed.replace('ebb', 'flow'))).status).toBe(403);
  expect((await fetch(base + signed.replace('expires=1', 'expires=2'))).status).toBe(403);
  expect((await fetch(`${base}/recordings/ebb.mp3?expires=soon`)).status).toBe(403);
});

test('names that lead out of the folder are refused', async () => {
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, '..', 'outside.mp3'), bytesOf(0, 3));
  for (const name of [
    '..%2Foutside',
    '../outside',
    '%2e%2e/outside',
    '.hidden',
    'a..b',
    '%00',
    'x'.repeat(300),
  ]) {
    expect((await fetch(`${base}/recordings/${name}.mp3`)).status).toBe(404);
    expect(await library.open(decodeURIComponent(name))).toBeUndefined();
  }
});

test('a truncated made recording is made again; a file that is no sound is logged and not played', async () => {
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'ebb.mp3'), bytesOf(0, 100));
  const response = await fetch(`${base}/recordings/ebb.mp3`);
  expect((await response.arrayBuffer()).byteLength).toBe(FRAMES * 384);
  expect(logged).toContainEqual({ event: 'recording damaged on disk is made again', recording: 'ebb' });
  await writeFile(join(folder, 'notes.mp3'), 'not a sound at all');
  expect((await fetch(`${base}/recordings/notes.mp3`)).status).toBe(503);
  const failed = { event: 'recording not converted', recording: 'notes' };
  await vi.waitFor(() => expect(logged).toContainEqual(expect.objectContaining(failed)));
});

test('frames are read from made recordings and from files with tags', async () => {
  await mkdir(folder, { recursive: true });
  const tag = Buffer.from([0x49, 0x44, 0x33, 4, 0, 0, 0, 0, 1, 0, ...Array(128).fill(0)]);
  await writeFile(join(folder, 'live-7.mp3'), Buffer.concat([tag, bytesOf(0, 40)]));
  const foreign = await library.open('live-7');
  expect(foreign?.frames).toBe(40);
  expect(Buffer.from((await foreign?.read(10, 2)) ?? [])).toEqual(bytesOf(10, 2));
  const own = await library.open('ebb');
  expect(own?.frames).toBe(FRAMES);
  expect(makings).toBe(0);
  expect(Buffer.from((await own?.read(300, 21)) ?? [])).toEqual(bytesOf(300, 21));
  expect(await library.open('unknown')).toBeUndefined();
});

test('when the disk cannot be written a made recording is still sent, and the failure is logged', async () => {
  await writeFile(folder, 'a file where the folder should be');
  const response = await fetch(`${base}/recordings/ebb.mp3`);
  expect((await response.arrayBuffer()).byteLength).toBe(FRAMES * 384);
  const failed = { event: 'recording not stored', recording: 'ebb' };
  await vi.waitFor(() => expect(logged).toContainEqual(expect.objectContaining(failed)));
});

test.skipIf(!hasFfmpeg)(
  'the waveform follows the loudness of any mp3, and is computed once (needs ffmpeg)',
  async () => {
    await mkdir(folder, { recursive: true });
    const loudness = 'volume=enable=between(t\\,4\\,8):volume=0.1';
    const file = join(folder, 'tide.mp3');
    const source = ['-f', 'lavfi', '-i', 'anoisesrc=d=12:c=pink:a=0.5:seed=1', '-af', loudness];
    const encoded = spawnSync('ffmpeg', [
      '-nostdin',
      '-v',
      'error',
      ...source,
      '-ar',
      '44100',
      '-b:a',
      '160k',
      file,
    ]);
    expect(encoded.stderr.toString()).toBe('');
    const { peaks } = waveform.parse(await (await fetch(`${base}/recordings/tide/waveform.json`)).json());
    const mean = (from: number, to: number) => {
      const part = peaks.slice(Math.floor(peaks.length * from), Math.floor(peaks.length * to));
      return part.reduce((sum, peak) => sum + peak, 0) / part.length;
    };
    expect(Math.max(...peaks)).toBe(1);
    expect(mean(0.4, 0.6)).toBeLessThan(mean(0.05, 0.3) / 3);
    expect(mean(0.7, 0.95)).toBeGreaterThan(mean(0.4, 0.6) * 3);
    const kept = await stat(join(folder, 'tide.waveform.json'));
    await fetch(`${base}/recordings/tide/waveform.json`);
    expect((await stat(join(folder, 'tide.waveform.json'))).mtimeMs).toBe(kept.mtimeMs);
    expect((await fetch(`${base}/recordings/unknown/waveform.json`)).status).toBe(404);
  },
);
