import type { Redirects } from '@longwave/contract/redirects.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readProblem, startContent, type TestContent, testKey } from '../testing/content.ts';
import { article, collection, redirect, resident, show, slot } from '../testing/documents.ts';

const headers = { authorization: `Bearer ${testKey}`, 'if-match': '*', 'x-author': 'Ada' };
let content: TestContent;

beforeEach(async () => {
  content = await startContent([
    show('old', '2026-11-01T10:00:00Z', { tracklist: [{ time: 0, artist: 'A', title: 'Ebb' }] }),
    show('other', '2026-11-02T10:00:00Z'),
    collection('lights', { shows: ['other', 'old'] }),
    article('read', { blocks: [{ block: 'show', show: 'old' }] }),
    slot('morning', { show: 'old' }),
  ]);
});
afterEach(() => content.close());

const rename = (path: string, slug: string, more = {}) =>
  content.get(`/documents/${path}/rename`, {
    method: 'POST',
    headers: { ...headers, ...more },
    body: JSON.stringify({ slug }),
  });
type Stored = {
  id: number;
  live: { [field: string]: unknown } | null;
  draft: { [field: string]: unknown } | null;
  author: string;
  version: number;
};
const read = async (path: string): Promise<Stored> =>
  (await (await content.get(`/documents/${path}`, { headers })).json()) as Stored;
const redirects = async () => (await content.json<Redirects>('/redirects.json')).redirects;

test('a renamed show is found under its new name by everything that names it, and its old path leads there', async () => {
  await content.put({ ...slot('morning', { show: 'old' }), title: 'Unfinished' }, '?draft=1');
  await content.json('/collections/lights.json');
  const answer = await rename('show/old', 'new');
  expect([answer.status, await answer.json()]).toMatchObject([200, { live: { slug: 'new' }, author: 'Ada' }]);
  expect((await content.get('/shows/old.json')).status).toBe(404);
  expect(await content.json('/shows/new.json')).toMatchObject({ title: 'Show old' });
  expect(await content.json('/collections/lights.json')).toMatchObject({
    shows: [{ id: 'other' }, { id: 'new' }],
  });
  expect(await content.json('/search/played-in.json?query=ebb')).toMatchObject({ total: 1 });
  expect((await read('article/read')).live?.blocks).toEqual([{ block: 'show', show: 'new' }]);
  expect(await read('slot/morning')).toMatchObject({
    live: { show: 'new', title: 'Slot morning' },
    draft: { show: 'new', title: 'Unfinished' },
  });
  expect(await redirects()).toEqual([{ from: '/shows/old', to: '/shows/new', permanent: true }]);
  expect(await read('redirect/shows-old')).toMatchObject({ author: 'Ada' });
  const removed = await content.get('/documents/show/new', { method: 'DELETE', headers });
  const [status, { error }] = await readProblem(removed);
  const [, names = ''] = /^Still named by (.*)$/.exec(error) ?? [];
  expect([status, names.split(', ').sort()]).toEqual([
    409,
    ['article/read', 'collection/lights', 'slot/morning'],
  ]);
});

test('a document is found by its number whatever it is called by now', async () => {
  const { id } = await read('show/old');
  await rename('show/old', 'new');
  expect(await read(`by-id/${id}`)).toMatchObject({ id, slug: 'new', live: { slug: 'new' } });
  for (const unknown of ['999999', '0', '-1', 'x', '1e3'])
    expect((await content.get(`/documents/by-id/${unknown}`, { headers })).status).toBe(404);
});

test('the address of what was live once leads to the new one too, even when it was renamed while off the site', async () => {
  await content.put(show('seen', '2026-11-03T10:00:00Z'));
  await content.get('/documents/show/seen/unpublish', { method: 'POST', headers });
  expect((await rename('show/seen', 'corrected')).status).toBe(200);
  expect(await redirects()).toEqual([{ from: '/shows/seen', to: '/shows/corrected', permanent: true }]);
});

test('there and back again leaves no circle', async () => {
  await rename('show/old', 'new');
  expect((await rename('show/new', 'old')).status).toBe(200);
  expect(await redirects()).toEqual([{ from: '/shows/new', to: '/shows/old', permanent: true }]);
  expect((await rename('show/old', 'new')).status).toBe(200);
  expect(await redirects()).toEqual([{ from: '/shows/old', to: '/shows/new', permanent: true }]);
});

test('a redirect that began at the new path gives way', async () => {
  await content.put(redirect('away', '/shows/new', '/info'));
  expect((await rename('show/old', 'new')).status).toBe(200);
  expect((await redirects()).map(({ from }) => from)).toEqual(['/shows/old']);
  expect((await content.get('/shows/new.json')).status).toBe(200);
});

test('a draft is renamed without a redirect; a resident in every show, the draft and the trash too', async () => {
  await content.put({ type: 'show', slug: 'begun', residents: ['ines'] }, '?draft=1');
  await content.put(collection('lights', { shows: [] }));
  await content.get('/documents/show/other', { method: 'DELETE', headers });
  expect((await rename('show/begun', 'begun-again')).status).toBe(200);
  expect(await redirects()).toEqual([]);
  expect((await rename('resident/ines', 'ines-duarte')).status).toBe(200);
  expect((await read('show/begun-again')).draft?.residents).toEqual(['ines-duarte']);
  expect((await read('show/old')).live?.residents).toEqual(['ines-duarte']);
  const back = await content.get('/documents/show/other/bring-back', { method: 'POST', headers });
  expect([back.status, await back.json()]).toMatchObject([200, { live: { residents: ['ines-duarte'] } }]);
});

test('a name that is taken, reserved or not one is refused, and nothing is changed', async () => {
  const { version } = await read('show/old');
  const cases = [
    ['other', 409],
    ['latest', 400],
    ['Not A Slug', 400],
  ] as const;
  for (const [slug, status] of cases)
    expect([slug, (await rename('show/old', slug)).status]).toEqual([slug, status]);
  expect((await rename('show/old', 'new', { 'if-match': '"1"' })).status).toBe(412);
  expect((await rename('station/station', 'radio')).status).toBe(409);
  expect((await rename('show/nothing', 'new')).status).toBe(404);
  expect([(await read('show/old')).version, await redirects()]).toEqual([version, []]);
  await content.put(resident('ada', 'Ada Brink'));
  expect((await rename('resident/ada', 'ada')).status).toBe(200);
});

test('a version from before others were renamed names them as they are called now, and can be published', async () => {
  const lights = (await read('collection/lights')).version;
  const other = (await read('show/other')).version;
  await content.put(collection('lights', { shows: ['old'] }));
  await content.put(show('other', '2026-11-02T10:00:00Z', { genres: [] }));
  for (const [path = '', slug = ''] of [
    ['show/other', 'second'],
    ['show/second', 'third'],
    ['genre/ambient', 'calm'],
    ['resident/ines', 'ines-b'],
  ])
    expect([path, (await rename(path, slug)).status]).toEqual([path, 200]);

  const post = (path: string, body?: object) =>
    content.get(`/documents/${path}`, { method: 'POST', headers, body: body ? JSON.stringify(body) : null });
  expect((await post('collection/lights/restore', { version: lights })).status).toBe(200);
  expect((await post('collection/lights/publish')).status).toBe(200);
  expect((await read('collection/lights')).live).toMatchObject({ shows: ['third', 'old'] });
  expect((await post('show/third/restore', { version: other })).status).toBe(200);
  expect((await post('show/third/publish')).status).toBe(200);
  expect((await read('show/third')).live).toMatchObject({ genres: ['calm'], residents: ['ines-b'] });
});
