import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DocumentOf } from '@longwave/contract/documents.ts';
import { afterEach, expect, test } from 'vitest';
import { openContent, startContent, type TestContent, testKey } from '../testing/content.ts';
import { show } from '../testing/documents.ts';
import { addPerson, type Browser, setUpOwner } from '../testing/people.ts';
import { mp3, toneWav } from '../testing/sound-files.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';

type Stored = { live: DocumentOf<'show'> | null; draft: DocumentOf<'show'> | null; version: number };
type Shown = {
  state: string;
  reason: string;
  attached: string | null;
  received: number;
  measured: { loudness: number; seconds: number; silence: { start: number; end: number } } | null;
  whole: string | null;
  fields: object;
  peaks: number[];
};

const silentMp3 = mp3(5);
const module = `export default {
  documents: () => [],
  picture: () => ({ svg: '<svg xmlns="http://www.w3.org/2000/svg"/>', width: 10, height: 10, colour: '#000000' }),
  recording: () => undefined,
  clip: () => undefined,
  filler: [],
};`;
const written = show('tide', '2026-11-15T10:00:00Z', { recording: null });
const key = { authorization: `Bearer ${testKey}` };
let content: TestContent;
afterEach(() => content.close());

async function start(engine: 'auto' | 'wasm' = 'wasm'): Promise<void> {
  const station = temporaryFolder();
  writeFileSync(join(station, 'station.ts'), module);
  content = await startContent([], { station, transcoding: { engine, ffmpeg: 'ffmpeg' } });
}
const ask = async (method: string, path: string, body?: object, headers: Record<string, string> = {}) =>
  content.get(path, {
    method,
    headers: { ...key, ...headers },
    ...(body && { body: JSON.stringify(body) }),
  });
const readShow = async (slug = 'tide') =>
  (await ask('GET', `/documents/show/${slug}`)).json() as Promise<Stored>;
const shown = async (slug = 'tide') =>
  ((await (await ask('GET', `/documents/show/${slug}/recording`)).json()) as { recording: Shown }).recording;
const inData = (path: string) => join(content.settings.data, path);

async function createUpload(
  bytes: Buffer,
  filename: string,
  auth: Record<string, string> = key,
): Promise<Response> {
  const base64 = (text: string) => Buffer.from(text).toString('base64');
  const name = filename.replace(/\..*/, '').toLowerCase();
  return content.get('/uploads', {
    method: 'POST',
    headers: {
      ...{ ...auth, 'tus-resumable': '1.0.0', 'upload-length': String(bytes.length) },
      'upload-metadata': `kind ${base64('original')},filename ${base64(filename)},name ${base64(name)}`,
    },
  });
}
const idOf = (response: Response) => response.headers.get('location')?.split('/').at(-1) ?? '';
async function send(id: string, bytes: Buffer, offset = 0): Promise<number> {
  const headers = {
    ...{ ...key, 'tus-resumable': '1.0.0', 'upload-offset': String(offset) },
    'content-type': 'application/offset+octet-stream',
  };
  const body = new Uint8Array(bytes.subarray(offset));
  return (await content.get(`/uploads/${id}`, { method: 'PATCH', headers, body })).status;
}
const link = (upload: string, slug = 'tide') => ask('PUT', `/documents/show/${slug}/recording`, { upload });

test('a show that is published and edited meanwhile gets its sound in both forms, and nothing else of it changes', async () => {
  await start();
  await content.put(written, '?draft=1');
  const bytes = toneWav(2);
  const id = idOf(await createUpload(bytes, 'Tide.wav'));
  expect((await link(id)).status).toBe(202);
  expect(await shown()).toMatchObject({ state: 'uploading', received: 0, attached: null });
  await content.put(written);
  expect(await send(id, bytes)).toBe(204);
  await content.put({ ...written, title: 'Somebody else writes' }, '?draft=1');
  await expect.poll(async () => (await shown()).state).toBe('ready');
  const { attached, measured, peaks } = await shown();
  expect(attached).toMatch(/^tide\.[0-9a-f]{12}$/);
  expect(measured).toMatchObject({ seconds: 4, silence: { start: 1, end: 1 } });
  expect(peaks.length).toBeGreaterThan(50);
  const recording = {
    kind: 'file',
    name: attached,
    url: `/recordings/${attached}`,
    bytes: expect.any(Number),
  };
  const stored = await readShow();
  expect(stored.live).toMatchObject({ ...written, recording });
  expect(stored.draft).toMatchObject({ ...written, title: 'Somebody else writes', recording });
  expect(existsSync(inData(`recordings/${attached}.mp3`))).toBe(true);
  expect(readdirSync(inData('originals'))).toEqual(['tide.wav']);
});

test('a restart in the middle begins again what it interrupted, and the show gets its sound', async () => {
  await start();
  await content.put(written);
  const bytes = toneWav(2);
  const id = idOf(await createUpload(bytes, 'Tide.wav'));
  await link(id);
  expect(await send(id, bytes)).toBe(204);
  await content.close();
  content = await openContent(content.settings);
  await expect.poll(async () => (await shown()).state).toBe('ready');
  expect((await readShow()).live?.recording?.name).toBe((await shown()).attached);
});

test('mp3 is heard at once; trimmed and made station-ready, the result replaces it, and the original stays', async () => {
  await start();
  await content.put(written);
  const id = idOf(await createUpload(silentMp3, 'Low.mp3'));
  await send(id, silentMp3);
  await link(id);
  await expect.poll(async () => (await readShow()).live?.recording?.name).toBe('low');
  await expect.poll(async () => (await shown()).state).toBe('ready');
  expect((await ask('POST', '/documents/show/tide/recording/make', { start: 2, end: 1 })).status).toBe(400);
  expect((await ask('POST', '/documents/show/tide/recording/make', { start: 1, end: 3 })).status).toBe(202);
  expect((await ask('POST', '/documents/show/tide/recording/make', { start: 1, end: 3 })).status).toBe(409);
  await expect.poll(async () => (await shown()).state).toBe('ready');
  const { attached, whole } = await shown();
  expect([attached, whole]).toEqual([expect.stringMatching(/^low\.[0-9a-f]{12}$/), 'low']);
  const { live, draft } = await readShow();
  expect([live?.recording?.name, draft]).toEqual([attached, null]);
  expect(Math.abs((live?.recording?.seconds ?? 0) - 2)).toBeLessThan(0.2);
  expect(existsSync(inData('recordings/low.mp3'))).toBe(true);
});

test('what somebody has chosen meanwhile stays, and what is forgotten is not given to the show', async () => {
  await start();
  const other = {
    kind: 'mixcloud' as const,
    name: '',
    url: 'https://www.mixcloud.com/x/y/',
    seconds: 60,
    bytes: null,
  };
  await content.put(written);
  const bytes = toneWav(1);
  const id = idOf(await createUpload(bytes, 'Tide.wav'));
  await link(id);
  await content.put({ ...written, recording: other });
  await send(id, bytes);
  await expect.poll(async () => (await shown()).state).toBe('ready');
  expect((await readShow()).live?.recording).toMatchObject(other);
  expect((await ask('DELETE', '/documents/show/tide/recording')).status).toBe(202);
  expect(await shown()).toBeNull();
  expect(readdirSync(inData('originals'))).toEqual([]);
});

test('a recording that was taken off can be put back with its original, its cut and its waveform', async () => {
  await start();
  await content.put(written);
  const bytes = toneWav(2);
  const id = idOf(await createUpload(bytes, 'Tide.wav'));
  await link(id);
  await send(id, bytes);
  await expect.poll(async () => (await shown()).state).toBe('ready');
  const before = await shown();
  const { setAside } = (await (await ask('DELETE', '/documents/show/tide/recording')).json()) as {
    setAside: string;
  };
  await content.put(written);
  expect([await shown(), readdirSync(inData('originals'))]).toEqual([null, []]);
  const owner = await setUpOwner(content);
  const host: Browser = await addPerson(content, owner, { name: 'Bo', role: 'host', residents: ['bo'] });
  const putBack = (browser: Browser) => browser.send('POST', `/set-aside/${setAside}/put-back`);
  expect((await putBack(host)).status).toBe(403);
  expect((await putBack(owner)).status).toBe(200);
  expect(await shown()).toEqual({ ...before, upload: null });
  expect(readdirSync(inData('originals'))).toEqual(['tide.wav']);
  // Putting the recording back publishes nothing.
  const { live, draft } = await readShow();
  expect([live?.recording, draft?.recording?.name]).toEqual([null, before.attached]);
  expect((await putBack(owner)).status).toBe(404);
  await ask('POST', '/documents/show/tide/recording/make', { start: 1, end: 3 });
  await expect.poll(async () => (await shown()).state).toBe('ready');
});

test('when the trash is emptied of a show, nothing of its preparation stays', async () => {
  let now = Date.parse('2026-11-16T12:00:00Z');
  const station = temporaryFolder();
  writeFileSync(join(station, 'station.ts'), module);
  content = await startContent([], {
    ...{ station, now: () => now, transcoding: { engine: 'wasm', ffmpeg: 'ffmpeg' } },
  });
  await content.put(written);
  const bytes = toneWav(1);
  const id = idOf(await createUpload(bytes, 'Tide.wav'));
  await link(id);
  await send(id, bytes);
  await expect.poll(async () => (await shown()).state).toBe('ready');
  await ask('DELETE', '/documents/show/tide', undefined, { 'if-match': '*' });
  await content.put(show('newer', '2026-11-15T10:00:00Z', { recording: null }));
  now += 29 * 86_400_000;
  await expect.poll(() => readdirSync(inData('preparations')).length).toBe(2);
  now += 2 * 86_400_000;
  await expect.poll(async () => (await ask('GET', '/documents/show/tide')).status).toBe(404);
  now += 86_400_000;
  await expect.poll(() => readdirSync(inData('preparations'))).toEqual([]);
  expect(readdirSync(inData('originals'))).toEqual([]);
});

test('an upload that fails leaves the recording before it as it was, with its original', async () => {
  await start();
  await content.put(written);
  const bytes = toneWav(1);
  const id = idOf(await createUpload(bytes, 'Tide.wav'));
  await link(id);
  await send(id, bytes);
  await expect.poll(async () => (await shown()).state).toBe('ready');
  const { attached } = await shown();
  const noise = Buffer.from('No sound at all. '.repeat(500));
  const failed = idOf(await createUpload(noise, 'Noise.wav'));
  await link(failed);
  await send(failed, noise);
  await expect.poll(async () => (await shown()).state).toBe('failed');
  await ask('DELETE', '/documents/show/tide/recording');
  expect(await shown()).toMatchObject({ state: 'ready', attached, filename: 'Tide.wav' });
  expect((await readShow()).live?.recording?.name).toBe(attached);
  expect(readdirSync(inData('originals'))).toEqual(['tide.wav']);
});

test('a host gives sound to the draft only, and knows nothing of the recordings of others', async () => {
  await start();
  await content.put({ ...written, residents: ['ines'] });
  await content.put(show('theirs', '2026-11-15T10:00:00Z', { residents: ['bo'], recording: null }));
  const owner = await setUpOwner(content);
  const host: Browser = await addPerson(content, owner, { name: 'Ines', role: 'host', residents: ['ines'] });
  const id = idOf(await createUpload(silentMp3, 'Low.mp3'));
  await send(id, silentMp3);
  expect((await host.send('PUT', '/documents/show/tide/recording', { upload: id })).status).toBe(202);
  await expect.poll(async () => (await shown()).state).toBe('ready');
  const { live, draft } = await readShow();
  expect([live?.recording, draft?.recording?.name]).toEqual([null, 'low']);
  expect((await host.send('GET', '/documents/show/theirs/recording')).status).toBe(404);
});

test('sound that a host gives to a scheduled show takes it out of the schedule, uploaded or put back', async () => {
  await start();
  const own = { ...written, residents: ['ines'] };
  const time = '2030-01-10T20:00:00.000Z';
  const schedule = () => content.put(own, `?publish_at=${time}`);
  const state = async () => {
    const { publishAt, draft, review } = (await readShow()) as Stored & { publishAt: string; review: object };
    return { publishAt, recording: draft?.recording?.name, review };
  };
  const note =
    'This change took it out of the schedule: it was to be published on 10 January 2030 at 20:00 GMT.';
  const unscheduled = { publishAt: null, recording: 'low', review: { state: 'submitted', by: 'Ines', note } };
  await schedule();
  const owner = await setUpOwner(content);
  const host: Browser = await addPerson(content, owner, { name: 'Ines', role: 'host', residents: ['ines'] });
  const id = idOf(await createUpload(silentMp3, 'Low.mp3'));
  await send(id, silentMp3);
  await host.json('PUT', '/documents/show/tide/recording', { upload: id });
  await expect.poll(async () => (await shown()).state).toBe('ready');
  expect(await state()).toMatchObject(unscheduled);
  for (const [browser, after] of [
    [host, unscheduled],
    [owner, { publishAt: time, recording: 'low' }],
  ] as const) {
    await schedule();
    const { setAside } = (await (await ask('DELETE', '/documents/show/tide/recording')).json()) as {
      setAside: string;
    };
    await browser.json('POST', `/set-aside/${setAside}/put-back`);
    expect(await state()).toMatchObject(after);
  }
});

test('of a recording that is measured anew, the original before it does not stay on the disk', async () => {
  await start();
  await content.put(written);
  const bytes = toneWav(1);
  const id = idOf(await createUpload(bytes, 'Tide.wav'));
  await link(id);
  await send(id, bytes);
  await expect.poll(async () => (await shown()).state).toBe('ready');
  expect(readdirSync(inData('originals'))).toEqual(['tide.wav']);
  expect((await ask('POST', '/documents/show/tide/recording/measure')).status).toBe(202);
  expect(readdirSync(inData('originals'))).toEqual([]);
  await expect.poll(async () => (await shown()).state).toBe('ready');
});

test('m4a is refused before it is sent where there is no ffmpeg, and noise with a way to go on', async () => {
  await start('wasm');
  const refused = await createUpload(silentMp3, 'Tide.m4a');
  expect([refused.status, await refused.json()]).toMatchObject([415, { error: /Install ffmpeg/ }]);
  await content.put(written);
  const noise = Buffer.from('No sound at all. '.repeat(500));
  const id = idOf(await createUpload(noise, 'Tide.wav'));
  await link(id);
  await send(id, noise);
  await expect.poll(async () => (await shown()).state).toBe('failed');
  expect((await shown()).reason).toMatch(/^This is no sound/);
});

test('a recording that came another way can be measured, and the tags of its file are returned', async () => {
  await start();
  const recording = {
    kind: 'file' as const,
    name: 'aired',
    url: '/recordings/aired',
    seconds: 5,
    bytes: null,
  };
  mkdirSync(inData('recordings'), { recursive: true });
  writeFileSync(inData('recordings/aired.mp3'), silentMp3);
  await content.put({ ...written, recording });
  expect((await ask('POST', '/documents/show/tide/recording/measure')).status).toBe(202);
  await expect.poll(async () => (await shown()).state).toBe('ready');
  expect(await shown()).toMatchObject({ whole: 'aired', attached: 'aired', measured: { loudness: null } });
  const tagged = Buffer.concat([id3({ TIT2: 'High Tide', TDRC: '2026-05-04', TCON: 'Ambient' }), silentMp3]);
  const id = idOf(await createUpload(tagged, 'Tagged.mp3'));
  await send(id, tagged);
  await link(id);
  await expect
    .poll(async () => (await shown()).fields)
    .toMatchObject({ title: 'High Tide', genres: ['ambient'] });
  expect((await shown()).fields).toMatchObject({ date: expect.stringMatching(/^2026-05-04/) });
});

/** An ID3 tag with texts and a chapter. */
function id3(texts: Record<string, string>): Buffer {
  const frame = (id: string, body: Buffer) => {
    const head = Buffer.alloc(10);
    head.write(id, 'latin1');
    head.writeUInt8(body.length, 7);
    return Buffer.concat([head, body]);
  };
  const text = (value: string) => Buffer.from(`\x03${value}`);
  const body = Buffer.concat(Object.entries(texts).map(([id, value]) => frame(id, text(value))));
  const head = Buffer.from([0x49, 0x44, 0x33, 4, 0, 0, 0, 0, 0, body.length]);
  return Buffer.concat([head, body]);
}

test('[R-704] who gave a show its recording and who took it off is written down', async () => {
  await start();
  await content.put(written);
  const id = idOf(await createUpload(toneWav(2), 'Tide.wav'));
  await link(id);
  expect((await ask('DELETE', '/documents/show/tide/recording')).status).toBe(202);
  const { entries } = (await (await ask('GET', '/staff/audit?limit=2')).json()) as { entries: object[] };
  expect(entries).toMatchObject([
    { who: 'CONTENT_KEY', action: 'set aside the recording of', subject: 'show/tide' },
    { who: 'CONTENT_KEY', action: 'uploaded the recording of', subject: 'show/tide' },
  ]);
});
