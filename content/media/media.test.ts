import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { captureLog } from '@longwave/server-kit/testing/captured-log.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { openStore } from '../store/open-store.ts';
import { undescribed } from '../store/tables/media.ts';
import { startContent, type TestContent } from '../testing/content.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { createGeneratedFiles } from './generated-files.ts';

/** Source of a station module that draws one picture and makes one clip. */
const module = `
export default {
  documents: () => [],
  picture: (name) => name === 'sea'
    ? { svg: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 50"><rect width="100" height="50" fill="#ff4a1c"/></svg>', width: 100, height: 50, colour: '#ff4a1c' }
    : undefined,
  recording: () => undefined,
  clip: (name) => name === 'pier' ? Promise.resolve(Uint8Array.from({ length: 1000 }, (_, at) => at % 256)) : undefined,
  filler: [],
};`;

let content: TestContent;
beforeAll(async () => {
  const station = temporaryFolder();
  writeFileSync(join(station, 'station.ts'), module);
  content = await startContent([], { station });
});
afterAll(() => content.close());

test('a generated picture is sent in each width and format, and is stored', async () => {
  for (const [file, format, width] of [
    ['160.avif', 'heif', 160],
    ['480.webp', 'webp', 480],
    ['640.jpg', 'jpeg', 640],
    ['320.png', 'png', 320],
  ] as const) {
    const response = await content.get(`/media/sea/${file}`);
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(await sharp(await response.arrayBuffer()).metadata()).toMatchObject({
      format,
      width,
      height: width / 2,
    });
    expect(existsSync(join(content.settings.data, 'pictures', 'sea', file))).toBe(true);
  }
});

test('other widths, formats and names are not found and leave nothing on disk', async () => {
  for (const path of [
    'sea/161.avif',
    'sea/480.gif',
    'land/480.avif',
    '..%2f..%2fx/480.avif',
    'Sea/480.avif',
    'sea/480',
  ])
    expect([path, (await content.get(`/media/${path}`)).status]).toEqual([path, 404]);
  expect(readdirSync(join(content.settings.data, 'pictures'))).toEqual(['sea']);
});

test('a clip is sent by ranges', async () => {
  const part = async (range: string) => {
    const response = await content.get('/clips/pier.webm', { headers: { range } });
    return [
      response.status,
      response.headers.get('content-range'),
      [...new Uint8Array(await response.arrayBuffer())],
    ];
  };
  expect(await part('bytes=10-12')).toEqual([206, 'bytes 10-12/1000', [10, 11, 12]]);
  expect(await part('bytes=998-')).toEqual([206, 'bytes 998-999/1000', [230, 231]]);
  expect(await part('bytes=-1')).toEqual([206, 'bytes 999-999/1000', [231]]);
  expect(await part('bytes=1000-')).toEqual([416, 'bytes */1000', []]);
  const whole = await content.get('/clips/pier.webm');
  expect([whole.status, whole.headers.get('content-type')]).toEqual([200, 'video/webm']);
  expect((await whole.arrayBuffer()).byteLength).toBe(1000);
  expect((await content.get('/clips/quay.webm')).status).toBe(404);
});

test('films and captions of a name that others had before are not taken for these', async () => {
  const media = join(content.settings.data, 'media');
  mkdirSync(media, { recursive: true });
  for (const [file, path] of [
    ['ferry.webm', '/clips/ferry.webm'],
    ['ferry-en.vtt', '/captions/ferry-en.vtt'],
  ] as const) {
    writeFileSync(join(media, file), 'before');
    const before = await content.get(path);
    expect(before.headers.get('cache-control')).toBe('public, max-age=3600');
    const etag = before.headers.get('etag') ?? '';
    const rest = { range: 'bytes=3-', 'if-range': etag };
    expect(await (await content.get(path, { headers: rest })).text()).toBe('ore');
    writeFileSync(join(media, file), 'afterwards');
    expect((await content.get(path, { headers: { 'if-none-match': etag } })).status).toBe(200);
    const whole = await content.get(path, { headers: rest });
    expect([whole.status, await whole.text()]).toEqual([200, 'afterwards']);
  }
});

test('who asks at the same time shares one making, and few are made at once', async () => {
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'x'));
  const kept = createGeneratedFiles({ concurrency: 2 });
  let [made, running, most] = [0, 0, 0];
  const bytes = async () => {
    most = Math.max(most, ++running);
    await new Promise((done) => setTimeout(done, 5));
    made++;
    running--;
    return new Uint8Array([made]);
  };
  const asked = Array.from({ length: 40 }, (_, at) => kept(join(folder, 'x', String(at % 8)), bytes));
  await Promise.all(asked);
  expect([made, most]).toEqual([8, 2]);
  expect(readdirSync(join(folder, 'x'))).toHaveLength(8);
});

test('a making that fails is tried again by the next who asks', async () => {
  const kept = createGeneratedFiles({ concurrency: 1 });
  const path = join(temporaryFolder(), 'file');
  await expect(kept(path, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await kept(path, async () => new Uint8Array([1]))).toBe(path);
});

test('what never ends is given up after a while, and others have their turn', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const kept = createGeneratedFiles({ concurrency: 1, timeoutMs: 500 });
  const folder = temporaryFolder();
  const expectGivenUp = async (name: string) => {
    const made = kept(join(folder, name), () => new Promise<Uint8Array>(() => undefined));
    const refused = expect(made).rejects.toMatchObject({ status: 503 });
    await vi.advanceTimersByTimeAsync(500);
    await refused;
  };
  for (let times = 0; times < 3; times++) await expectGivenUp(`never-${times}`);
  expect(await kept(join(folder, 'file'), async () => new Uint8Array([1]))).toBe(join(folder, 'file'));
  // Each may occupy a thread of the pool that all threads read files with.
  await expectGivenUp('never-4');
  let begun = false;
  const refused = kept(join(folder, 'other'), async () => {
    begun = true;
    return new Uint8Array([1]);
  });
  await expect(refused).rejects.toMatchObject({ status: 503 });
  expect(begun).toBe(false);
});

test('a picture that the disk does not take is sent all the same, and one that cannot be read is a plain one', async () => {
  using log = captureLog();
  const data = temporaryFolder();
  // With a file in place of the folder, nothing can be written there.
  writeFileSync(join(data, 'pictures'), '');
  const station = temporaryFolder();
  writeFileSync(join(station, 'station.ts'), module);
  const full = await startContent([], { data, station });
  const store = await openStore(data, full.settings.databaseUrl);
  const lost = {
    name: 'lost',
    file: 'lost.jpg',
    width: 1,
    height: 1,
    colour: '#000000',
    bytes: 1,
    sha256: '',
    filename: 'lost.jpg',
    ...undescribed,
    added: 0,
  };
  await store.write((tx) => tx.media.add(lost));
  await store.close();
  for (const name of ['sea', 'lost']) {
    const answer = await full.get(`/media/${name}/480.webp`);
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(await sharp(await answer.arrayBuffer()).metadata()).toMatchObject({ format: 'webp', width: 480 });
  }
  expect((await full.get('/media/land/480.webp')).status).toBe(404);
  expect(log.lines()).toMatchObject([
    { event: 'A file could not be stored, so it is generated for each request' },
    { event: 'A picture could not be made, a placeholder is shown', name: 'lost' },
  ]);
  await full.close();
});
