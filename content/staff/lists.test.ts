import { captureLog } from '@longwave/server-kit/testing/captured-log.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startContent, type TestContent, testKey } from '../testing/content.ts';
import { article, collection, picture, resident, show, slot } from '../testing/documents.ts';

const headers = { authorization: `Bearer ${testKey}`, 'if-match': '*' };
let content: TestContent;
let now: number;

beforeEach(async () => {
  now = Date.parse('2026-11-16T12:00:00Z');
  content = await startContent(
    [
      { ...show('ebb', '2026-11-01T10:00:00Z'), title: 'Ébb and Flow' },
      { ...show('tide', '2026-11-03T10:00:00Z', { residents: ['bo'], recording: null }), title: 'Tide' },
      { ...show('wave', '2026-11-02T10:00:00Z'), title: 'A Wave' },
      article('read', { blocks: [{ block: 'show', show: 'ebb' }] }),
      collection('lights', { shows: ['ebb'] }),
      slot('morning'),
    ],
    { now: () => now },
  );
});
afterEach(() => content.close());

type Item = { type: string; slug: string; title: string; states: string[]; [field: string]: unknown };
type List = { items: Item[]; next: string | null; total?: number };
async function ask<T = List>(path: string): Promise<[number, T]> {
  const answer = await content.get(path, { headers });
  return [answer.status, (await answer.json()) as T];
}
const slugs = async (query: string) => (await ask(`/documents?${query}`))[1].items.map(({ slug }) => slug);
const send = (method: string, path: string) => content.get(path, { method, headers });

test('documents are listed by type with what a list shows, sorted as asked', async () => {
  expect(await slugs('type=show&sort=title')).toEqual(['wave', 'ebb', 'tide']);
  expect(await slugs('type=show&sort=date')).toEqual(['tide', 'wave', 'ebb']);
  expect(await slugs('type=show&sort=date&order=asc')).toEqual(['ebb', 'wave', 'tide']);
  now += 1000;
  await content.put({ type: 'show', slug: 'begun', title: 'Begun' }, '?draft=1', { 'x-author': 'Ada' });
  now += 1000;
  await content.put({ ...show('ebb', '2026-11-01T10:00:00Z'), title: 'Ebb' }, '?draft=1');
  const [, { items, total }] = await ask('/documents?type=show');
  expect([items.map(({ slug }) => slug), total]).toEqual([['ebb', 'begun', 'tide', 'wave'], 4]);
  expect(items[0]).toMatchObject({
    ...{ type: 'show', title: 'Ebb', picture, people: ['Inês Duarte'], date: '2026-11-01T10:00:00Z' },
    ...{ states: ['live', 'changed'], publishAt: null, refusal: null, author: 'key', hasRecording: true },
    changed: '2026-11-16T12:00:02.000Z',
  });
  expect(items[1]).toMatchObject({ states: ['draft'], author: 'Ada', picture: null, hasRecording: false });
  const [, all] = await ask('/documents');
  expect(all.total).toBe(13);
});

test('each state has its list; what failed says why', async () => {
  using _log = captureLog();
  await content.put({ type: 'show', slug: 'begun' }, '?draft=1');
  await content.put({ ...show('ebb', '2026-11-01T10:00:00Z') }, '?draft=1');
  await content.put(show('soon', '2026-11-01T10:00:00Z'), '?publish_at=2026-11-17T12:00:00Z');
  await content.put({ type: 'show', slug: 'fails' }, '?publish_at=2026-11-16T12:00:01Z');
  await send('DELETE', '/documents/show/wave');
  now += 2000;
  await expect.poll(() => slugs('state=failed')).toEqual(['fails']);
  expect((await ask('/documents/failed'))[1].items[0]?.refusal).toMatchObject({
    ...{ publishAt: '2026-11-16T12:00:01.000Z', field: 'title', reason: 'This field is missing' },
  });
  const ofShows = async (state: string) => (await slugs(`type=show&sort=title&state=${state}`)).sort();
  expect(await ofShows('live')).toEqual(['ebb', 'tide']);
  expect(await ofShows('changed')).toEqual(['ebb']);
  expect(await ofShows('draft')).toEqual(['begun', 'fails', 'soon']);
  expect(await ofShows('scheduled')).toEqual(['soon']);
  expect(await ofShows('trashed')).toEqual(['wave']);
});

test('a search finds the beginnings of words in titles, folded, of drafts too', async () => {
  await content.put({ type: 'show', slug: 'begun', title: 'Ebbing Ødegård' }, '?draft=1');
  expect((await slugs('q=EBB')).sort()).toEqual(['begun', 'ebb']);
  expect(await slugs('q=flow+eb')).toEqual(['ebb']);
  expect((await slugs('q=odeg')).sort()).toEqual(['begun', 'bo']);
  expect(await slugs('q=low')).toEqual([]);
  expect(await slugs('q=%25')).toHaveLength(13);
});

test('whoever types a title gets it first, then titles that begin with it, however many others have its words', async () => {
  const genres = ['Acid House', 'Deep House', 'House', 'House Classics', 'Housework', 'Tech House'];
  for (const [at, title] of genres.entries())
    await content.put({ type: 'genre', slug: `genre-${at}`, title }, '?draft=1');
  const titles = async (query: string) =>
    (await ask(`/documents?type=genre&sort=match&${query}`))[1].items.map(({ title }) => title);
  expect(await titles('q=HOUSE')).toEqual([
    ...['House', 'House Classics', 'Housework', 'Acid House', 'Deep House', 'Tech House'],
  ]);
  expect(await titles('q=house&limit=2')).toEqual(['House', 'House Classics']);
  expect(await titles('q=house+cl')).toEqual(['House Classics']);
  expect((await ask('/documents?type=genre&sort=match&q=house&limit=2'))[1].next).toBeNull();
});

test('a list is filtered by resident and read page by page without missing or repeating one', async () => {
  await content.put({ type: 'show', slug: 'begun', residents: ['bo'] }, '?draft=1');
  expect((await slugs('resident=bo')).sort()).toEqual(['begun', 'tide']);
  for (const sort of ['changed', 'date', 'title'])
    for (const order of ['asc', 'desc']) {
      const found: string[] = [];
      let after = '';
      do {
        const [, { items, next }] = await ask(`/documents?sort=${sort}&order=${order}&limit=3${after}`);
        found.push(...items.map(({ type, slug }) => `${type}/${slug}`));
        after = next ? `&after=${next}` : '';
      } while (after);
      const [, whole] = await ask(`/documents?sort=${sort}&order=${order}&limit=100`);
      expect([sort, order, found]).toEqual([
        sort,
        order,
        whole.items.map(({ type, slug }) => `${type}/${slug}`),
      ]);
    }
});

test('versions are listed without their documents, and each can be read', async () => {
  for (const title of ['One', 'Two', 'Three']) {
    now += 1000;
    await content.put({ ...show('ebb', '2026-11-01T10:00:00Z'), title }, '', { 'x-author': title });
  }
  type Versions = { versions: { id: number; author: string }[]; next: string | null };
  const path = '/documents/show/ebb/versions';
  const [, first] = await ask<Versions>(`${path}?limit=2`);
  const [, rest] = await ask<Versions>(`${path}?limit=2&after=${first.next}`);
  const all = [...first.versions, ...rest.versions];
  expect([all.map(({ author }) => author), rest.next]).toEqual([['Three', 'Two', 'One', 'seed'], null]);
  expect(all[0]).not.toHaveProperty('document');
  const [status, version] = await ask<{ document: object; state: string }>(`${path}/${all[1]?.id}`);
  expect([status, version]).toMatchObject([200, { state: 'live', document: { title: 'Two' } }]);
  const [elsewhere] = await ask(`/documents/show/tide/versions/${all[1]?.id}`);
  expect(elsewhere).toBe(404);
});

test('staff see where a document, a picture or a recording is used, in drafts too', async () => {
  await content.put(
    { type: 'collection', slug: 'begun', title: 'Begun', shows: ['ebb'], picture },
    '?draft=1',
  );
  const used = async (path: string) => {
    const [, { items, total }] = await ask(`${path}/uses`);
    expect(total).toBe(items.length);
    return items.map(({ type, slug, states }) => `${type}/${slug} ${states.join()}`).sort();
  };
  expect(await used('/documents/show/ebb')).toEqual([
    'article/read live',
    'collection/begun draft',
    'collection/lights live',
  ]);
  expect(await used('/documents/show/tide')).toEqual([]);
  await content.put({ ...resident('ada', 'Ada'), picture: { ...picture, name: 'sea' } });
  expect(await used('/media/sea')).toContain('resident/ada live');
  expect(await used(`/media/${show('ebb', '').recording?.name}`)).toEqual(['show/ebb live']);
  expect((await ask('/documents/show/nothing/uses'))[0]).toBe(404);
});

test('all of it needs the key, is cached by nobody, and names the parameter at fault', async () => {
  const paths = [
    ...['/documents', '/documents/failed', '/documents/show/ebb/versions', '/documents/show/ebb/versions/1'],
    ...['/documents/show/ebb/uses', '/media/sea/uses'],
  ];
  for (const path of paths) {
    expect([path, (await content.get(path)).status]).toEqual([path, 401]);
    const answer = await content.get(path, { headers });
    expect([path, answer.headers.get('cache-control')]).toEqual([path, 'no-store']);
  }
  for (const action of ['publish', 'unpublish', 'restore', 'bring-back', 'rename'])
    expect((await content.get(`/documents/show/ebb/${action}`, { method: 'POST' })).status).toBe(401);
  const bad = [
    ...['type=x', 'state=x', 'sort=x', 'order=x', 'limit=0', 'limit=101', 'limit=1e1', 'after=x', 'after='],
    ...[`q=${'x'.repeat(500)}`, 'resident=A%20B', `after=${Buffer.from('["a",1]').toString('base64url')}`],
  ];
  for (const query of bad) {
    const [status, problem] = await ask<{ parameter: string }>(`/documents?${query}`);
    expect([query, status, problem.parameter]).toEqual([query, 400, query.split('=')[0]]);
  }
});
