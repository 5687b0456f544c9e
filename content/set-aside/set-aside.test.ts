import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Picture } from '@longwave/contract/picture.ts';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startContent, type TestContent, testKey } from '../testing/content.ts';
import { show } from '../testing/documents.ts';
import { mp3 } from '../testing/sound-files.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';

type Stored = { name: string; sha256: string; picture: Picture; setAside?: string };
type Listed = { items: { id: string; kind: string; name: string; isReplaced: boolean; bytes: number }[] };

const module = `export default {
  documents: () => [],
  picture: () => ({ svg: '<svg xmlns="http://www.w3.org/2000/svg"/>', width: 10, height: 10, colour: '#000000' }),
  recording: (name) => name === 'made' ? {} : undefined,
  clip: () => undefined,
  filler: [],
};`;
const day = 86_400_000;

let content: TestContent;
let now: number;
beforeEach(async () => {
  now = Date.parse('2026-11-16T12:00:00Z');
  const station = temporaryFolder();
  writeFileSync(join(station, 'station.ts'), module);
  content = await startContent([], { station, now: () => now });
});
afterEach(() => content.close());

const inData = (path: string) => join(content.settings.data, path);
const ask = (
  method: string,
  path: string,
  body?: string | Uint8Array<ArrayBuffer>,
  headers: Record<string, string> = {},
) =>
  content.get(path, {
    method,
    headers: { authorization: `Bearer ${testKey}`, ...headers },
    ...(body !== undefined && { body }),
  });
async function answer<T>(
  method: string,
  path: string,
  body?: string | Uint8Array<ArrayBuffer>,
  headers = {},
): Promise<T> {
  return (await (await ask(method, path, body, headers)).json()) as T;
}
const draw = async (background: string) =>
  new Uint8Array(
    await sharp({ create: { width: 80, height: 40, channels: 3, background } })
      .png()
      .toBuffer(),
  );
const upload = (name: string, bytes: Uint8Array<ArrayBuffer>, headers = {}) =>
  answer<Stored>('PUT', `/media/${name}`, bytes, headers);
const listed = () => answer<Listed>('GET', '/set-aside');
const putBack = (id: string) => ask('POST', `/set-aside/${id}/put-back`);
const pictureFiles = () => readdirSync(inData('media')).sort();

test('a deleted picture is put back as it was, also where another has the same content', async () => {
  const bytes = await draw('#ff0000');
  const pier = await upload('pier', bytes);
  await upload('same', bytes);
  await ask('PATCH', '/media/pier', JSON.stringify({ alt: 'A pier', focal: { x: 0.2, y: 0.3 } }));
  const before = await answer('GET', '/media/pier');
  const { setAside = '' } = await answer<Stored>('DELETE', '/media/pier');
  now += 1;
  await ask('DELETE', '/media/same');
  expect(pictureFiles()).toEqual([]);
  expect((await listed()).items).toMatchObject([
    { kind: 'picture', name: 'same', isReplaced: false, bytes: bytes.length },
    { kind: 'picture', name: 'pier', isReplaced: false, bytes: bytes.length },
  ]);
  expect((await putBack(setAside)).status).toBe(200);
  expect(await answer('GET', '/media/pier')).toEqual(before);
  expect(pictureFiles()).toEqual([`${pier.sha256}.png`]);
  expect((await content.get('/media/pier/160.webp')).status).toBe(200);
  expect((await putBack(setAside)).status).toBe(404);
  expect((await listed()).items).toMatchObject([{ name: 'same' }]);
});

test('a deleted picture is not put back over another of its name', async () => {
  await upload('pier', await draw('#ff0000'));
  const { setAside = '' } = await answer<Stored>('DELETE', '/media/pier');
  const other = await upload('pier', await draw('#0000ff'));
  const refused = await putBack(setAside);
  expect([refused.status, await refused.json()]).toMatchObject([
    409,
    { error: 'There is another picture called pier by now.' },
  ]);
  expect(await answer('GET', '/media/pier')).toMatchObject({ sha256: other.sha256 });
});

test('a replaced picture is shown again wherever it was, and that can be taken back as well', async () => {
  const red = await upload('pier', await draw('#ff0000'));
  await content.put(show('tide', '2026-11-10T10:00:00Z', { recording: null, picture: red.picture }));
  const replace = { 'if-match': `"${red.sha256}"` };
  const blue = await upload('pier', await draw('#0000ff'), replace);
  await ask('PATCH', '/media/pier', JSON.stringify({ alt: 'Said of the blue one' }));
  const shown = async () =>
    (await content.json<{ show: { picture: Picture } }>('/shows/tide.json')).show.picture.version;
  expect(await shown()).toBe(blue.sha256.slice(0, 12));
  expect((await putBack(blue.setAside ?? '')).status).toBe(200);
  expect(await shown()).toBe(red.sha256.slice(0, 12));
  expect(await answer('GET', '/media/pier')).toMatchObject({
    sha256: red.sha256,
    alt: 'Said of the blue one',
  });
  expect(pictureFiles()).toEqual([`${red.sha256}.png`]);
  const [entry] = (await listed()).items;
  expect(entry).toMatchObject({ name: 'pier', isReplaced: true });
  expect((await putBack(entry?.id ?? '')).status).toBe(200);
  expect(await shown()).toBe(blue.sha256.slice(0, 12));
  const [again] = (await listed()).items;
  await upload('pier', await draw('#00ff00'), { 'if-match': `"${blue.sha256}"` });
  expect((await putBack(again?.id ?? '')).status).toBe(409);
});

test('what was set aside is there for thirty days, or until it is deleted for good', async () => {
  await upload('one', await draw('#ff0000'));
  await upload('other', await draw('#00ff00'));
  await ask('DELETE', '/media/one');
  const { setAside = '' } = await answer<Stored>('DELETE', '/media/other');
  expect((await ask('DELETE', `/set-aside/${setAside}`)).status).toBe(204);
  now += 29 * day;
  await expect.poll(async () => (await listed()).items.map(({ name }) => name)).toEqual(['one']);
  now += 2 * day;
  await expect.poll(() => readdirSync(inData('set-aside'))).toEqual([]);
});

type Files = {
  items: {
    name: string;
    bytes: number;
    seconds: number;
    uses: { total: number; items: { slug: string }[] };
  }[];
  next: string | null;
  total: number;
  bytes: number;
};
const files = (query: string) => answer<Files>('GET', `/media-files?${query}`);
const namesOf = async (query: string) => (await files(query)).items.map(({ name }) => name);
const hash = '0123456789ab';
const recordingOf = (name: string) => ({
  ...{ kind: 'file' as const, name, url: `/recordings/${name}` },
  ...{ seconds: 5, bytes: null },
});
/** Writes a recording that nobody uses, one with a file made from it, and one that the station's code makes. */
function writeRecordings(): void {
  mkdirSync(inData('recordings'), { recursive: true });
  for (const [name, seconds] of [
    ['alone', 8],
    ['tide', 6],
    [`tide.${hash}`, 5],
    ['made', 4],
  ] as const)
    writeFileSync(inData(`recordings/${name}.mp3`), mp3(seconds));
  writeFileSync(inData('recordings/tide.waveform.json'), '{}');
}

test('recordings are listed with size, length and who uses them, searched, sorted and by page', async () => {
  writeRecordings();
  await content.put(show('low', '2026-11-10T10:00:00Z', { recording: recordingOf(`tide.${hash}`) }));
  const { items, total, bytes } = await files('kind=recording&sort=largest');
  expect(items.map(({ name, uses }) => [name, uses.items.map(({ slug }) => slug)])).toEqual([
    ['alone', []],
    ['tide', ['low']],
    [`tide.${hash}`, ['low']],
  ]);
  expect(items[0]?.seconds).toBeCloseTo(8, 0);
  expect([total, bytes]).toEqual([3, items.reduce((sum, one) => sum + one.bytes, 0)]);
  expect(await namesOf('kind=recording&unused=1')).toEqual(['alone']);
  expect(await namesOf('kind=recording&q=tid')).toHaveLength(2);
  const first = await files('kind=recording&sort=name&limit=2');
  expect(first.items.map(({ name }) => name)).toEqual(['alone', 'tide']);
  const rest = await files(`kind=recording&sort=name&limit=2&after=${first.next}`);
  expect([rest.items.map(({ name }) => name), rest.next]).toEqual([[`tide.${hash}`], null]);
  writeFileSync(inData('recordings/film.webm'), '');
  expect((await files('kind=clip')).items).toEqual([]);
  for (const query of ['', 'kind=font', 'kind=clip&sort=x', 'kind=clip&unused=2', 'kind=clip&after=x'])
    expect([query, (await ask('GET', `/media-files?${query}`)).status]).toEqual([query, 400]);
});

test('a recording that nobody uses is deleted and put back; one in use, or in the trash, stays', async () => {
  writeRecordings();
  await content.put(show('low', '2026-11-10T10:00:00Z', { recording: recordingOf(`tide.${hash}`) }));
  await content.put(show('newer', '2026-11-10T10:00:00Z', { recording: null }));
  const remove = (name: string) => ask('DELETE', `/media-files/recording/${name}`);
  const refused = await remove('tide');
  expect([refused.status, await refused.json()]).toMatchObject([409, { error: 'Still used by show/low' }]);
  await ask('DELETE', '/documents/show/low', undefined, { 'if-match': '*' });
  expect((await remove(`tide.${hash}`)).status).toBe(409);
  for (const name of ['made', 'nothing', '..%2fx']) expect((await remove(name)).status).toBe(404);

  const { setAside } = (await (await remove('alone')).json()) as { setAside: string };
  expect(existsSync(inData('recordings/alone.mp3'))).toBe(false);
  writeFileSync(inData('recordings/alone.mp3'), mp3(1));
  expect((await putBack(setAside)).status).toBe(409);
  await remove('alone');
  expect((await putBack(setAside)).status).toBe(200);
  expect((await files('kind=recording&q=alone')).items[0]?.seconds).toBeCloseTo(8, 0);
  now += 31 * day;
  await expect.poll(() => namesOf('kind=recording&unused=1')).toHaveLength(3);
  expect((await remove('tide')).status).toBe(200);
});
