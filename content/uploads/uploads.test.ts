import { execFileSync, spawnSync } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { type ServerType, serve } from '@hono/node-server';
import * as tus from 'tus-js-client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openContent, startContent, type TestContent, testKey } from '../testing/content.ts';
import { show } from '../testing/documents.ts';
import { mp3, wav } from '../testing/sound-files.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';

type Status = { id: string; state: string; name: string; received: number; reason?: string; facts?: object };

const authorization = `Bearer ${testKey}`;
const hasFfmpeg = spawnSync('ffmpeg', ['-version']).status === 0;

const module = `export default {
  documents: () => [],
  picture: () => ({ svg: '<svg xmlns="http://www.w3.org/2000/svg"/>', width: 10, height: 10, colour: '#000000' }),
  recording: (name) => name === 'made' ? {} : undefined,
  clip: () => undefined,
  filler: [],
};`;

let content: TestContent;
let server: ServerType;
let url: string;
let now: number;

beforeEach(async () => {
  now = Date.parse('2026-11-16T12:00:00Z');
  // The default station of the tests makes every recording by code, so another one is used.
  const station = temporaryFolder();
  writeFileSync(join(station, 'station.ts'), module);
  content = await startContent([], { station, now: () => now });
  await listen();
});
afterEach(close);

async function listen(): Promise<void> {
  await new Promise<void>((resolve) => {
    server = serve({ fetch: (request) => content.fetch(request), port: 0 }, () => resolve());
  });
  url = `http://localhost:${(server.address() as AddressInfo).port}`;
}

async function close(): Promise<void> {
  if ('closeAllConnections' in server) server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  await content.close();
}

async function restart(): Promise<void> {
  await close();
  content = await openContent(content.settings);
  await listen();
}

const base64 = (text: string) => Buffer.from(text).toString('base64');
function create(bytes: number, metadata: Record<string, string>, headers: Record<string, string> = {}) {
  const described = Object.entries(metadata).map(([key, value]) => `${key} ${base64(value)}`);
  return fetch(`${url}/uploads`, {
    method: 'POST',
    headers: {
      ...{ authorization, 'tus-resumable': '1.0.0', 'upload-length': String(bytes) },
      ...{ 'upload-metadata': described.join(','), ...headers },
    },
  });
}
const idOf = (response: Response) => response.headers.get('location')?.split('/').at(-1) ?? '';
function send(id: string, offset: number, bytes: Uint8Array) {
  return fetch(`${url}/uploads/${id}`, {
    method: 'PATCH',
    headers: {
      ...{ authorization, 'tus-resumable': '1.0.0', 'upload-offset': String(offset) },
      'content-type': 'application/offset+octet-stream',
    },
    body: new Uint8Array(bytes),
  });
}
const status = async (id: string): Promise<Status> =>
  (await fetch(`${url}/uploads/${id}/status`, { headers: { authorization } })).json() as Promise<Status>;
async function upload(bytes: Uint8Array, metadata: Record<string, string>): Promise<Status> {
  const id = idOf(await create(bytes.length, metadata));
  expect((await send(id, 0, bytes)).status).toBe(204);
  await expect.poll(async () => (await status(id)).state).toMatch(/ready|refused/);
  return status(id);
}
const inData = (path: string) => join(content.settings.data, path);
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

test('an upload that is cut off goes on where it was, also after a restart, and becomes a recording', async () => {
  const bytes = mp3(60);
  let client: tus.Upload | undefined;
  let location: string | null = null;
  const options = {
    headers: { authorization },
    metadata: { kind: 'recording', filename: 'Low Water.mp3', name: 'low-water' },
    chunkSize: 200_000,
    retryDelays: null,
  };
  await new Promise<void>((resolve, reject) => {
    client = new tus.Upload(bytes, {
      ...options,
      endpoint: `${url}/uploads`,
      onError: reject,
      onChunkComplete: () => void client?.abort().then(resolve),
    });
    client.start();
  });
  location = client?.url ?? null;
  const id = location?.split('/').at(-1) ?? '';
  expect(await status(id)).toMatchObject({ state: 'uploading', received: 200_000, bytes: bytes.length });
  await restart();
  expect(await status(id)).toMatchObject({ state: 'uploading', received: 200_000 });
  await new Promise<void>((resolve, reject) => {
    const uploadUrl = `${url}/uploads/${id}`;
    new tus.Upload(bytes, { ...options, uploadUrl, onError: reject, onSuccess: () => resolve() }).start();
  });
  await expect.poll(async () => (await status(id)).state).toBe('ready');
  const ready = await status(id);
  expect(ready).toMatchObject({
    name: 'low-water',
    facts: { format: 'mp3', rate: 44_100, channels: 2, bytes: bytes.length, sha256: sha256(bytes) },
  });
  expect(readFileSync(inData('recordings/low-water.mp3'))).toEqual(bytes);
  expect(readdirSync(inData('uploads'))).toEqual([`${id}.status.json`]);
  await restart();
  expect(await status(id)).toEqual(ready);
  const head = await fetch(`${url}/uploads/${id}`, {
    method: 'HEAD',
    headers: { authorization, 'tus-resumable': '1.0.0' },
  });
  expect(head.headers.get('upload-offset')).toBe(String(bytes.length));

  const recording = {
    kind: 'file' as const,
    name: 'low-water',
    url: '/recordings/low-water',
    seconds: 60,
    bytes: null,
  };
  expect((await content.put(show('low-water', '2026-11-01T10:00:00Z', { recording }))).status).toBe(200);
  expect(await content.json('/recordings/low-water.json')).toMatchObject({ show: 'low-water' });
});

test('what came of a request whose line went dead is not sent again', async () => {
  const bytes = mp3(60);
  const id = idOf(await create(bytes.length, { kind: 'recording', name: 'cut' }));
  const body = new ReadableStream({
    async pull(controller) {
      controller.enqueue(new Uint8Array(bytes.subarray(0, 300_000)));
      await expect.poll(async () => (await status(id)).received).toBe(300_000);
      controller.error(new Error('the line is dead'));
    },
  });
  const request = { method: 'PATCH', body, duplex: 'half', headers: headersOf(0) };
  await expect(fetch(`${url}/uploads/${id}`, request as RequestInit)).rejects.toThrow();
  const head = await fetch(`${url}/uploads/${id}`, { method: 'HEAD', headers: headersOf(0) });
  expect([head.status, head.headers.get('upload-offset')]).toEqual([200, '300000']);
  expect((await send(id, 200_000, bytes.subarray(200_000))).status).toBe(409);
  expect((await send(id, 300_000, bytes.subarray(300_000))).status).toBe(204);
  await expect.poll(async () => (await status(id)).state).toBe('ready');
  expect(readFileSync(inData('recordings/cut.mp3'))).toEqual(bytes);
});

function headersOf(offset: number) {
  return {
    ...{ authorization, 'tus-resumable': '1.0.0', 'upload-offset': String(offset) },
    'content-type': 'application/offset+octet-stream',
  };
}

test('an upload that was whole or being checked when the service ended is checked after the start', async () => {
  const bytes = mp3(5);
  const id = idOf(await create(bytes.length, { kind: 'recording', name: 'late' }));
  await close();
  writeFileSync(inData(`uploads/${id}`), bytes);
  content = await openContent(content.settings);
  await listen();
  await expect.poll(async () => (await status(id)).state).toBe('ready');
  expect(readFileSync(inData('recordings/late.mp3'))).toEqual(bytes);
});

test('what is no sound, no film or no captions is refused with a reason and leaves nothing behind', async () => {
  for (const [kind, name, bytes] of [
    ['recording', 'noise', randomBytes(100_000)],
    ['recording', 'text', Buffer.from('Hello. '.repeat(1000))],
    ['clip', 'sound', mp3(3)],
    ['captions', 'text', Buffer.from('Hello')],
  ] as const) {
    const refused = await upload(bytes, { kind, name });
    expect([refused.state, refused.reason]).toEqual(['refused', expect.stringMatching(/^Th(?:is|ese)/)]);
    // Its bytes are removed after its state is stored.
    await expect.poll(() => existsSync(inData(`uploads/${refused.id}`))).toBe(false);
  }
  await expect.poll(() => readdirSync(inData('uploads'))).toHaveLength(4);
  for (const folder of ['recordings', 'media'])
    expect(existsSync(inData(folder)) ? readdirSync(inData(folder)) : []).toEqual([]);
});

test('a name that has other content is refused, the same content is not', async () => {
  expect(await upload(wav(2), { kind: 'recording', filename: 'Über Nacht.wav' })).toMatchObject({
    state: 'ready',
    name: 'uber-nacht',
    facts: { format: 'wav', seconds: 2, rate: 8000, channels: 1 },
  });
  expect(await upload(mp3(3), { kind: 'recording', name: 'uber-nacht' })).toMatchObject({ state: 'refused' });
  expect(await upload(wav(2), { kind: 'recording', name: 'uber-nacht' })).toMatchObject({ state: 'ready' });
  expect(readdirSync(inData('recordings'))).toEqual(['uber-nacht.wav']);
});

test('two uploads of one name at the same time do not disturb each other: one is placed, the other refused', async () => {
  const files = [mp3(4), wav(4)];
  const ids = await Promise.all(
    files.map(async (bytes) => idOf(await create(bytes.length, { kind: 'recording', name: 'twice' }))),
  );
  await Promise.all(files.map((bytes, at) => send(ids[at] ?? '', 0, bytes)));
  const states = () => Promise.all(ids.map(async (id) => (await status(id)).state));
  await expect.poll(async () => (await states()).sort()).toEqual(['ready', 'refused']);
  expect(readdirSync(inData('recordings'))).toHaveLength(1);
});

test('captions become those of a video', async () => {
  const vtt = Buffer.from('WEBVTT\n\n00:00.000 --> 00:01.000\nHello\n');
  expect(await upload(vtt, { kind: 'captions', name: 'pier-en' })).toMatchObject({ state: 'ready' });
  expect(await (await content.get('/captions/pier-en.vtt')).text()).toBe(vtt.toString());
});

test.skipIf(!hasFfmpeg)(
  'films are known by their bytes and served as what they are (needs ffmpeg)',
  async () => {
    mkdirSync(inData('films'));
    for (const [ending, type, options] of [
      ['mp4', 'video/mp4', ['-c:v', 'mpeg4']],
      ['webm', 'video/webm', ['-c:v', 'libvpx', '-deadline', 'realtime']],
    ] as const) {
      const path = inData(`films/pier.${ending}`);
      const source = ['-f', 'lavfi', '-i', 'testsrc=duration=2:size=64x64:rate=10'];
      execFileSync('ffmpeg', ['-v', 'error', ...source, ...options, path]);
      const ready = await upload(readFileSync(path), { kind: 'clip', name: `pier-${ending}` });
      expect(ready).toMatchObject({ state: 'ready', facts: { format: ending, seconds: 2 } });
      const served = await content.get(`/clips/pier-${ending}.webm`);
      expect([served.status, served.headers.get('content-type')]).toEqual([200, type]);
    }
  },
);

test('an upload is refused before it begins when it is too large, of no known kind, has no name, or there are too many', async () => {
  const refused = async (bytes: number, metadata: Record<string, string>) => {
    const response = await create(bytes, metadata);
    expect(response.headers.get('tus-resumable')).toBe('1.0.0');
    return [response.status, ((await response.json()) as { parameter?: string }).parameter];
  };
  expect(await refused(3 * 1024 ** 3, { kind: 'recording', name: 'x' })).toEqual([413, 'Upload-Length']);
  expect(await refused(3 * 1024 ** 2, { kind: 'captions', name: 'x' })).toEqual([413, 'Upload-Length']);
  expect((await create(5 * 1024 ** 3, { kind: 'clip', name: 'x' })).status).toBe(413);
  expect(await refused(100, { kind: 'font', name: 'x' })).toEqual([400, 'kind']);
  expect(await refused(100, { kind: 'recording', name: '../x' })).toEqual([400, 'name']);
  expect(await refused(100, { kind: 'recording' })).toEqual([400, 'name']);
  expect(await refused(100, { kind: 'recording', name: 'made' })).toEqual([409, 'name']);
  expect((await create(100, { kind: 'clip', name: 'x' }, { authorization: 'Bearer wrong' })).status).toBe(
    401,
  );
  const many = await Promise.all(
    Array.from({ length: 25 }, (_, at) => create(100, { kind: 'clip', name: `clip-${at}` })),
  );
  expect(many.map((one) => one.status).filter((code) => code === 201)).toHaveLength(20);
  expect(many.map((one) => one.status).filter((code) => code === 429)).toHaveLength(5);
  const list = await fetch(`${url}/uploads`, { headers: { authorization } });
  const { uploads } = (await list.json()) as { uploads: Status[] };
  expect(uploads).toHaveLength(20);
  const remove = () => fetch(`${url}/uploads/${uploads[0]?.id}`, { method: 'DELETE', headers: headersOf(0) });
  expect((await remove()).status).toBe(204);
  expect((await remove()).status).toBe(404);
  expect((await create(100, { kind: 'clip', name: 'another' })).status).toBe(201);
});

test.skipIf(!existsSync('/dev/full'))(
  'a part that the disk does not take is answered with 507, and can be sent again',
  async () => {
    const bytes = mp3(5);
    const id = idOf(await create(bytes.length, { kind: 'recording', name: 'full' }));
    rmSync(inData(`uploads/${id}`));
    symlinkSync('/dev/full', inData(`uploads/${id}`));
    expect((await send(id, 0, bytes)).status).toBe(507);
    rmSync(inData(`uploads/${id}`));
    writeFileSync(inData(`uploads/${id}`), '');
    expect((await send(id, 0, bytes)).status).toBe(204);
    await expect.poll(async () => (await status(id)).state).toBe('ready');
  },
);

test('an upload that nobody has ended for a week is removed', async () => {
  const day = 24 * 3_600_000;
  const began = now;
  const beginOn = async (days: number) => {
    now = began + days * day;
    return idOf(await create(100, { kind: 'clip', name: `left-${days}` }));
  };
  const [first, second, third] = [await beginOn(0), await beginOn(1), await beginOn(2)];
  const isThere = (id: string) => readdirSync(inData('uploads')).some((file) => file.startsWith(id));
  now = began + 7.5 * day;
  await expect.poll(() => isThere(first)).toBe(false);
  // By now the other uploads were looked at as well.
  now = began + 8.5 * day;
  await expect.poll(() => isThere(second)).toBe(false);
  expect((await status(third)).state).toBe('uploading');
  now = began + 9.5 * day;
  await expect.poll(() => readdirSync(inData('uploads'))).toEqual([]);
});
