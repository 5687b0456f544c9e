import { mkdir, mkdtemp, readdir, readFile, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type LoggedEvent, logTo } from '@longwave/server-kit/testing/test-log.ts';
import { isAirFormat, readFrameHeader } from '@longwave/transcoding/frames/frame.ts';
import {
  hasFfmpeg,
  measureTone,
  silentWav,
  TONE,
  tone,
  toneByFfmpeg,
} from '@longwave/transcoding/testing/tones.ts';
import { createTranscoding, type TranscodingSettings } from '@longwave/transcoding/transcoding.ts';
import { expect, onTestFinished, test, vi } from 'vitest';
import { markedFrames } from '../testing/marked-recordings.ts';
import { startRadio } from '../testing/test-radio.ts';
import { createConverter } from './converter.ts';
import { createRecordingLibrary } from './library.ts';
import { watchFolder } from './watch-folder.ts';

/** Recordings of other formats are converted once, and then broadcast. */

const ENGINES = hasFfmpeg ? (['ffmpeg', 'wasm'] as const) : (['wasm'] as const);

async function startLibrary(engine: TranscodingSettings['engine'], folder?: string) {
  const at = folder ?? (await mkdtemp(join(tmpdir(), 'recordings-')));
  const logged: LoggedEvent[] = [];
  const log = logTo(logged);
  const converter = createConverter(
    join(at, 'converted'),
    createTranscoding({ engine, ffmpeg: 'ffmpeg' }, log),
    log,
  );
  const library = createRecordingLibrary({ folder: at, converter, log });
  onTestFinished(() => converter.close());
  const ready = (name: string) =>
    vi.waitFor(async () => {
      const recording = await library.open(name);
      if (!recording) throw new Error('there is no such recording');
      return recording;
    });
  return { folder: at, logged, converter, library, ready };
}

for (const engine of ENGINES) {
  test(`a mono recording at 44.1 kHz goes on air after it was converted by ${engine}, and its original stays`, async () => {
    const { folder, logged, library, ready } = await startLibrary(engine);
    const original = await tone('mp3', { sampleRate: 44_100, channels: 1, seconds: 4 });
    await writeFile(join(folder, 'mono.mp3'), original);
    await expect(library.open('mono')).rejects.toThrow('it is being converted');
    const { frames, read } = await ready('mono');
    expect(Math.abs(frames * 24 - 4_000)).toBeLessThan(200);
    const sound = Buffer.from(await read(0, frames));
    for (let at = 0; at < sound.length; at += 384) {
      const format = readFrameHeader(sound, at);
      expect(format && isAirFormat(format)).toBe(true);
    }
    const channels = await measureTone(sound);
    expect(channels).toHaveLength(2);
    for (const { hertz } of channels) expect(Math.abs(hertz - TONE.hertz)).toBeLessThan(3);
    expect(await readFile(join(folder, 'mono.mp3'))).toEqual(original);
    expect((await library.find('mono'))?.bytes).toBe(original.length);
    expect((await readdir(join(folder, 'converted'))).sort()).toEqual(['mono.json', 'mono.mp3']);

    const again = await startLibrary(engine, folder);
    expect((await again.library.open('mono'))?.frames).toBe(frames);
    expect(again.logged).toEqual([]);
    expect(logged.filter(({ event }) => event === 'conversion begins')).toHaveLength(1);
  });
}

test.skipIf(!hasFfmpeg)(
  'recordings with tags, of varying bitrate and in an m4a file are converted (skipped without ffmpeg)',
  async () => {
    const { folder, ready } = await startLibrary('ffmpeg');
    const sounds: [string, string][] = [
      ['vbr.mp3', '-ar 48000 -ac 2 -metadata title=Ebb -c:a libmp3lame -q:a 4 -f mp3'],
      ['wide.flac', '-ar 96000 -ac 2 -c:a flac -f flac'],
      ['phone.m4a', '-ar 44100 -ac 2 -c:a aac -movflags frag_keyframe+empty_moov -f ipod'],
    ];
    for (const [file, args] of sounds) await writeFile(join(folder, file), toneByFfmpeg(args, 3));
    for (const name of ['vbr', 'wide', 'phone']) {
      const { frames } = await ready(name);
      expect(Math.abs(frames * 24 - 3_000), name).toBeLessThan(200);
    }
  },
);

test('a recording that fits is used without its tags; one that mixes mono and stereo is converted', async () => {
  const { folder, library } = await startLibrary('wasm');
  const tag = Buffer.alloc(128);
  tag.write('TAG');
  await writeFile(join(folder, 'fits.mp3'), Buffer.concat([markedFrames('fits', 0, 200), tag]));
  expect((await library.open('fits'))?.frames).toBe(200);
  const mono = markedFrames('mono', 0, 10);
  for (let at = 3; at < mono.length; at += 384) mono[at] = 0xc4;
  const mixed = [markedFrames('mixed', 0, 400), mono, markedFrames('mixed', 410, 90)];
  await writeFile(join(folder, 'mixed.mp3'), Buffer.concat(mixed));
  await expect(library.open('mixed')).rejects.toThrow('it is being converted');
});

test('a failed conversion is stored with its reason, and not repeated until the original changes', async () => {
  const { folder, logged, converter, library, ready } = await startLibrary('wasm');
  await writeFile(join(folder, 'notes.flac'), 'not a sound at all');
  const failure = /it could not be converted: this can be converted only where the station has ffmpeg/;
  await vi.waitFor(() => expect(library.open('notes')).rejects.toThrow(failure));
  await expect(library.find('notes')).rejects.toThrow(failure);
  expect(await converter.progress()).toMatchObject({
    converted: 0,
    failed: [{ recording: 'notes', original: 'notes.flac', reason: expect.stringContaining('ffmpeg') }],
  });
  const again = await startLibrary('wasm', folder);
  await expect(again.library.open('notes')).rejects.toThrow(failure);
  expect(again.logged).toEqual([]);
  expect(logged.filter(({ event }) => event === 'conversion begins')).toHaveLength(1);
  await writeFile(
    join(folder, 'notes.flac'),
    await tone('ogg', { sampleRate: 44_100, channels: 1, seconds: 2 }),
  );
  expect((await ready('notes')).frames).toBeGreaterThan(70);
});

test('new files are converted one at a time; a file that is still being copied is left alone', async () => {
  const { folder, logged, library } = await startLibrary('wasm');
  const sound = silentWav(1);
  const longAgo = new Date(Date.now() - 60_000);
  for (const name of ['one.wav', 'two.wav', 'My show.wav']) {
    await writeFile(join(folder, name), sound);
    await utimes(join(folder, name), longAgo, longAgo);
  }
  await writeFile(join(folder, 'copying.wav'), sound.subarray(0, 5_000));
  // A modification time in the future, so that the file counts as being written, however long the other files take.
  const later = new Date(Date.now() + 3_600_000);
  await utimes(join(folder, 'copying.wav'), later, later);
  const arrived = (name: string) =>
    library.open(name).then(
      () => {},
      () => {},
    );
  const log = logTo(logged);
  const options = { firstScanMs: 0, scanEveryMs: 50, settledMs: 30_000 };
  const arrivals = watchFolder(folder, arrived, log, options);
  onTestFinished(() => arrivals.close());
  const conversions = () =>
    logged.filter(({ recording }) => recording).map(({ recording, event }) => `${recording}: ${event}`);
  const order = [
    'one: conversion begins',
    'one: recording converted',
    'two: conversion begins',
    'two: recording converted',
  ];
  await vi.waitFor(() => expect(conversions()).toEqual(order));
  expect(logged).toContainEqual({
    event: 'file is no recording: its name may have letters, digits, dashes and dots only',
    file: 'My show.wav',
  });
  await utimes(join(folder, 'copying.wav'), longAgo, longAgo);
  await vi.waitFor(() =>
    expect(logged).toContainEqual(
      expect.objectContaining({ event: 'conversion begins', recording: 'copying' }),
    ),
  );
});

test('closing during a conversion leaves no unfinished file', async () => {
  const { folder, converter, library } = await startLibrary('wasm');
  await writeFile(join(folder, 'long.wav'), silentWav(120));
  await expect(library.open('long')).rejects.toThrow('it is being converted');
  await vi.waitFor(async () => {
    const { converting } = await converter.progress();
    expect(converting?.recording).toBe('long');
    expect(await readdir(join(folder, 'converted'))).toHaveLength(1);
  });
  await converter.close();
  expect(await readdir(join(folder, 'converted'))).toEqual([]);
});

test('staff see the progress of conversions, and meanwhile the recording gets 503', async () => {
  const data = await mkdtemp(join(tmpdir(), 'radio-'));
  await mkdir(join(data, 'recordings'));
  await writeFile(join(data, 'recordings', 'set.wav'), silentWav(40));
  const transcoding = { engine: 'wasm' as const, ffmpeg: 'ffmpeg' };
  const { url } = await startRadio({ settings: { data, staffKey: 'a key of the staff', transcoding } });
  expect((await fetch(`${url}/conversions.json`)).status).toBe(401);
  const progress = async () => {
    const headers = { Authorization: 'Bearer a key of the staff' };
    return (await (await fetch(`${url}/conversions.json`, { headers })).json()) as object;
  };
  const early = await fetch(`${url}/recordings/set.mp3`);
  expect([early.status, early.headers.get('retry-after')]).toEqual([503, '30']);
  expect(await early.json()).toEqual({ error: 'This recording cannot be played: it is being converted.' });
  await vi.waitFor(async () => expect(await progress()).toMatchObject({ converting: { recording: 'set' } }));
  await vi.waitFor(async () => expect(await progress()).toEqual({ waiting: [], failed: [], converted: 1 }));
  const ready = await fetch(`${url}/recordings/set.mp3`, { headers: { Range: 'bytes=0-383' } });
  expect([ready.status, ready.headers.get('content-type')]).toEqual([206, 'audio/mpeg']);
});
