import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PageOf } from '@longwave/contract/page.ts';
import type { Picture } from '@longwave/contract/picture.ts';
import { picturePath } from '@longwave/contract/picture-path.ts';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openStore } from '../store/open-store.ts';
import { undescribed } from '../store/tables/media.ts';
import { readProblem, startContent, type TestContent, testKey } from '../testing/content.ts';
import { show } from '../testing/documents.ts';

type Item = { name: string; alt: string; sha256: string; picture: Picture; focal: { x: number; y: number } };
type List = { items: Item[]; next: string | null; total: number };

let content: TestContent;
let now: number;
beforeEach(async () => {
  now = Date.parse('2026-11-16T12:00:00Z');
  content = await startContent([show('first', '2026-11-01T10:00:00Z')], { now: () => now++ });
});
afterEach(() => content.close());

const authorization = `Bearer ${testKey}`;
const draw = async (background: string, width = 80, height = 40) =>
  new Uint8Array(
    await sharp({ create: { width, height, channels: 3, background } })
      .png()
      .toBuffer(),
  );
const send = (
  method: string,
  path: string,
  body?: string | Uint8Array<ArrayBuffer>,
  headers: Record<string, string> = {},
) =>
  content.get(path, { method, headers: { authorization, ...headers }, ...(body !== undefined && { body }) });
const upload = (name: string, bytes: Uint8Array<ArrayBuffer>, headers = {}, query = '') =>
  send('PUT', `/media/${name}${query}`, bytes, headers);
const facts = async (name: string) => (await (await send('GET', `/media/${name}`)).json()) as Item;
const list = async (query = '') => (await (await send('GET', `/media${query}`)).json()) as List;
const names = async (query = '') => (await list(query)).items.map(({ name }) => name);
const files = () => readdirSync(join(content.settings.data, 'media')).sort();
const showWith = (slug: string, picture: Picture) => ({ ...show(slug, '2026-11-10T10:00:00Z'), picture });

test('pictures are listed newest first or by name, page by page, and found by beginnings of words', async () => {
  for (const [name, filename] of [
    ['pier', 'DSC 1.png'],
    ['quay', 'Ölmühle.png'],
    ['anchor', ''],
  ] as const)
    expect(
      (await upload(name, await draw('#123456'), {}, `?filename=${encodeURIComponent(filename)}`)).status,
    ).toBe(201);
  await send('PATCH', '/media/pier', JSON.stringify({ alt: 'A long wooden pier' }));
  expect(await names()).toEqual(['anchor', 'quay', 'pier']);
  expect(await names('?sort=name')).toEqual(['anchor', 'pier', 'quay']);
  for (const sort of ['newest', 'name']) {
    const seen: string[] = [];
    for (let next: string | null = ''; next !== null; ) {
      const page: List = await list(`?sort=${sort}&limit=1${next && `&after=${next}`}`);
      expect([page.items.length, page.total]).toEqual([1, 3]);
      seen.push(page.items[0]?.name ?? '');
      next = page.next;
    }
    expect(seen).toEqual(await names(`?sort=${sort}`));
  }
  expect(await names('?q=olm')).toEqual(['quay']);
  expect(await names('?q=wood+PIE')).toEqual(['pier']);
  expect(await names('?q=ier')).toEqual([]);
  expect(await names('?q=dsc')).toEqual(['pier']);
  for (const query of ['sort=size', 'unused=yes', 'after=x', 'limit=0'])
    expect((await send('GET', `/media?${query}`)).status).toBe(400);
  expect((await content.get('/media')).status).toBe(401);
});

test('a picture that is used says where and cannot be removed; one that is not goes with all its files', async () => {
  await upload('pier', await draw('#123456'));
  await upload('same', await draw('#123456'));
  await upload('quay', await draw('#654321'));
  const { picture } = await facts('pier');
  await content.put(showWith('second', picture), '?draft=1');
  expect(await names('?unused=1&sort=name')).toEqual(['quay', 'same']);
  expect(await facts('pier')).toMatchObject({
    uses: { total: 1, items: [{ type: 'show', slug: 'second' }] },
  });
  const refused = await send('DELETE', '/media/pier');
  expect([refused.status, await refused.json()]).toMatchObject([
    409,
    { error: 'Still shown by show/second', uses: { total: 1 } },
  ]);
  await send('DELETE', '/documents/show/second', undefined, { 'if-match': '*' });
  expect((await send('DELETE', '/media/pier')).status).toBe(409);

  const [shared, own] = [(await facts('same')).sha256, (await facts('quay')).sha256];
  await content.get(picturePath((await facts('quay')).picture, 160, 'webp'));
  expect(files()).toEqual([`${shared}.png`, `${own}.png`].sort());
  for (const name of ['same', 'quay']) expect((await send('DELETE', `/media/${name}`)).status).toBe(200);
  expect(files()).toEqual([`${shared}.png`]);
  expect((await content.get('/media/quay/160.webp')).status).toBe(404);
  expect((await send('GET', '/media/quay')).status).toBe(404);
  expect((await send('DELETE', '/media/quay')).status).toBe(404);
});

test('another picture under the same name needs to say which it replaces, and is shown everywhere at once', async () => {
  const created = await upload('pier', await draw('#ff0000'));
  const etag = created.headers.get('etag') ?? '';
  const { picture } = (await created.json()) as Item;
  await content.put(showWith('second', { ...picture, alt: 'The pier' }));
  await content.put(showWith('first', picture), '?draft=1');
  const before = picturePath(picture, 160, 'png');
  expect((await content.get(before)).headers.get('cache-control')).toContain('immutable');
  await content.json('/shows.json');

  const blue = await draw('#0000ff', 60, 60);
  expect(await readProblem(await upload('pier', blue))).toMatchObject([428, { parameter: 'If-Match' }]);
  const wrong = await upload('pier', blue, { 'if-match': `"${'0'.repeat(64)}"` });
  expect([wrong.status, await wrong.json()]).toMatchObject([412, { theirs: { name: 'pier', width: 80 } }]);
  expect((await upload('pier', blue, { 'if-none-match': '*' })).status).toBe(412);
  expect((await upload('pier', blue, { 'if-match': 'x' })).status).toBe(400);
  const replaced = await upload('pier', blue, { 'if-match': etag, 'x-author': 'Ada' });
  expect(replaced.status).toBe(200);

  const page = await content.json<PageOf<'show'>>('/shows/second.json');
  const shown = page.show.picture;
  expect(shown).toMatchObject({ alt: 'The pier', width: 60, height: 60, colour: expect.stringMatching('#') });
  expect(shown.version).not.toBe(picture.version);
  const card = (await content.json<PageOf<'shows'>>('/shows.json')).shows.items.find(
    ({ id }) => id === 'second',
  );
  expect(card?.picture.version).toBe(shown.version);
  const stored = await send('GET', '/documents/show/first');
  expect(await stored.json()).toMatchObject({ draft: { picture: { version: shown.version, width: 60 } } });
  const versions = await send('GET', '/documents/show/second/versions');
  expect(await versions.json()).toMatchObject({
    versions: [{ author: 'Ada', note: 'picture replaced', state: 'live' }, {}],
  });

  const after = await content.get(picturePath(shown, 160, 'png'));
  expect(after.headers.get('cache-control')).toContain('immutable');
  expect(await sharp(await after.arrayBuffer()).metadata()).toMatchObject({ width: 60, height: 60 });
  // Whoever had the show open before that saves the old picture, whose facts are then updated.
  expect((await content.put(showWith('second', picture))).status).toBe(200);
  expect((await content.json<PageOf<'show'>>('/shows/second.json')).show.picture.version).toBe(shown.version);
  // An open page still asks for the old picture; it gets the new one, cached only for a short time.
  const late = await content.get(before);
  expect([late.status, late.headers.get('cache-control')]).toEqual([200, 'public, max-age=60']);
  expect(files()).toEqual([`${(await facts('pier')).sha256}.png`]);
});

test('of uploads under one name at the same time one is stored, the others are refused, and none of their files is left', async () => {
  const pictures = await Promise.all(
    ['#ff0000', '#00ff00', '#0000ff', '#ffff00'].map((colour) => draw(colour)),
  );
  const first = await Promise.all(pictures.map((bytes) => upload('pier', bytes)));
  const [won, ...refused] = first.map(({ status }) => status).sort();
  expect(won).toBe(201);
  // The status is 428 if another upload was stored before this one began.
  for (const status of refused) expect([412, 428]).toContain(status);
  const { sha256 } = await facts('pier');
  const more = await Promise.all(
    pictures.map((bytes) => upload('pier', bytes, { 'if-match': `"${sha256}"` })),
  );
  expect(more.filter(({ status }) => status === 412).length).toBeGreaterThanOrEqual(2);
  const last = (await facts('pier')).sha256;
  expect(files()).toEqual([`${last}.png`]);
  expect((await content.get('/media/pier/160.webp')).status).toBe(200);
});

test('a focal point is said in every document that shows the picture, and not once it is the middle', async () => {
  await upload('pier', await draw('#123456'));
  const { picture } = await facts('pier');
  await content.put(showWith('second', picture));
  const change = (body: unknown) => send('PATCH', '/media/pier', JSON.stringify(body));
  expect(await (await change({ focal: { x: 0.25, y: 1 } })).json()).toMatchObject({
    focal: { x: 0.25, y: 1 },
    picture: { focal: { x: 0.25, y: 1 } },
  });
  const shown = async () => (await content.json<PageOf<'show'>>('/shows/second.json')).show.picture;
  expect(await shown()).toEqual({ ...picture, focal: { x: 0.25, y: 1 } });
  await change({ focal: { x: 0.5, y: 0.5 } });
  expect(await shown()).toEqual(picture);
  for (const body of [{ focal: { x: 2, y: 0 } }, { focal: 1 }, { alt: 'x'.repeat(1001) }, { width: 3 }, []])
    expect((await change(body)).status).toBe(400);
});

test('a picture from before files were called by their content is served, and can be replaced', async () => {
  const store = await openStore(content.settings.data, content.settings.databaseUrl);
  const bytes = await draw('#123456');
  await upload('pier', bytes);
  const { sha256 } = await facts('pier');
  const old = {
    name: 'old',
    file: 'old.png',
    width: 80,
    height: 40,
    colour: '#123456',
    bytes: 3,
    sha256: 'abc',
  };
  writeFileSync(join(content.settings.data, 'media', 'old.png'), bytes);
  await store.write((tx) => tx.media.add({ ...old, filename: '', ...undescribed, added: 0 }));
  await store.close();
  expect((await content.get('/media/old/160.webp')).headers.get('cache-control')).toContain('immutable');
  expect((await upload('old', bytes, { 'if-match': '*' })).status).toBe(200);
  expect((await facts('old')).sha256).toBe(sha256);
  expect(existsSync(join(content.settings.data, 'media', 'old.png'))).toBe(false);
});

test('thirty thousand pictures are listed, searched and looked through for unused ones quickly', async () => {
  const store = await openStore(content.settings.data, content.settings.databaseUrl);
  const row = { width: 80, height: 40, colour: '#123456', bytes: 3, alt: '', focal_x: 0.5, focal_y: 0.5 };
  const rows = Array.from({ length: 30_000 }, (_, at) => ({
    ...{ ...row, name: `picture-${at}`, file: `${at}.png`, sha256: String(at), added: at },
    filename: `Night ${at % 100} at the harbour.png`,
    words: ` picture ${at} night ${at % 100} at the harbour png`,
  }));
  for (let at = 0; at < rows.length; at += 1000)
    await store.write((tx) => tx.rows.add('media', rows.slice(at, at + 1000)));
  /** The shortest of a few runs, since a busy machine may delay any of them. */
  async function timeOf(work: () => Promise<unknown>): Promise<number> {
    let best = Number.POSITIVE_INFINITY;
    for (let turn = 0; turn < 4; turn++) {
      const start = performance.now();
      await work();
      best = Math.min(best, Math.round(performance.now() - start));
    }
    return best;
  }
  const allRead = await timeOf(() => store.rows.all('media'));
  await store.close();
  const took: number[] = [];
  for (const query of ['', '?sort=name', '?q=picture', '?q=harbour+29999', '?q=nothing', '?unused=1'])
    took.push(await timeOf(() => list(query)));
  // On a slow machine the limit is a few times what reading all rows takes.
  expect(Math.max(...took), took.join()).toBeLessThan(Math.max(500, 3 * allRead));
});
