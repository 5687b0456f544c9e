import type { DocumentOf } from '@longwave/contract/documents.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startContent, type TestContent, testKey } from '../testing/content.ts';
import { redirect, show, textPage } from '../testing/documents.ts';

const minute = 60_000;
const headers = { authorization: `Bearer ${testKey}`, 'if-match': '*' };
let content: TestContent;
let now: number;

beforeEach(async () => {
  now = Date.parse('2026-11-16T12:00:00Z');
  content = await startContent([show('first', '2026-11-01T10:00:00Z')], { now: () => now });
});
afterEach(() => content.close());

type Problem = { error: string; parameter?: string; errors?: { field: string; reason: string }[] };
const problemOf = async (answer: Response) => [answer.status, (await answer.json()) as Problem] as const;
const post = (path: string, body?: object) =>
  content.get(path, { method: 'POST', headers, ...(body && { body: JSON.stringify(body) }) });

test('[R-722] a draft may be incomplete, but what there is of it must be of the right kind', async () => {
  const begun = { type: 'show', slug: 'begun', title: 'Begun', description: '<p>Hi<script>x</script></p>' };
  expect((await content.put(begun, '?draft=1')).status).toBe(202);
  const stored = await content.get('/documents/show/begun', { headers });
  expect(await stored.json()).toMatchObject({ live: null, draft: { ...begun, description: '<p>Hi</p>' } });
  const [status, { errors }] = await problemOf(
    await content.put({ ...begun, date: 'tomorrow', genres: 'dub', featured: 1 }, '?draft=1'),
  );
  expect([status, errors?.map(({ field }) => field)]).toEqual([400, ['date', 'genres', 'featured']]);
});

test('publishing an incomplete draft names every field at fault at once, missing references and media too', async () => {
  const begun = {
    ...{ type: 'show', slug: 'begun', title: 'Begun', residents: ['nobody'], genres: ['dub', 'polka'] },
    recording: { kind: 'file', name: 'no-sound', url: '/recordings/no-sound', seconds: 60, bytes: null },
  };
  await content.put(begun, '?draft=1');
  const [status, { parameter, error, errors }] = await problemOf(await post('/documents/show/begun/publish'));
  expect([status, parameter, error]).toEqual([400, 'description', 'description: This field is missing']);
  expect(errors?.map(({ field, reason }) => `${field}: ${reason}`)).toEqual([
    'description: This field is missing',
    'date: This field is missing',
    'picture: This field is missing',
    'guests: This field is missing',
    'tracklist: This field is missing',
    'featured: This field is missing',
    'recording: There is no recording called no-sound',
    'residents: There is no resident called nobody',
    'genres: There is no genre called polka',
  ]);
  expect((await content.get('/shows/begun.json')).status).toBe(404);
});

test.each([
  ['show', 'latest'],
  ['show', 'filter'],
  ['article', 'news'],
  ['collection', 'series'],
  ['video', 'shorts'],
  ['page', 'search'],
])('the %s %s could be reached by nobody and is refused, as a draft too', async (type, slug) => {
  const [status, { errors }] = await problemOf(await content.put({ type, slug, title: 'X' }, '?draft=1'));
  expect([status, errors?.[0]?.field]).toEqual([400, 'slug']);
  expect(errors?.[0]?.reason).toContain('is a page of the site itself');
});

test('a text page may have the name of a section, whose text it is', async () => {
  expect((await content.put(textPage('shows'))).status).toBe(200);
});

test('a redirect and a page cannot share a path, nor can two redirects', async () => {
  const reasonOf = async (answer: Response) => (await problemOf(answer))[1].error;
  expect(await reasonOf(await content.put(redirect('away', '/shows/first', '/info')))).toBe(
    'from: show/first is shown at /shows/first',
  );
  expect((await content.put(redirect('away', '/shows/gone/', '/info'))).status).toBe(200);
  expect(await reasonOf(await content.put(redirect('other', '/shows/gone', '/info'), '?draft=1'))).toBe(
    'from: The redirect away begins at /shows/gone too',
  );
  expect(await reasonOf(await content.put(show('gone', '2026-11-01T10:00:00Z')))).toBe(
    'slug: The redirect away leads visitors of /shows/gone elsewhere. Remove it, or choose another slug.',
  );
});

type Listed = { versions: { id: number; author: string; state: string; note: string | null }[] };
const versions = async () =>
  ((await (await content.get('/documents/show/first/versions', { headers })).json()) as Listed).versions;

test('drafts that one author saves within ten minutes replace each other, with a new version each time', async () => {
  const save = async (title: string, author: string) => {
    const draft = { ...show('first', '2026-11-01T10:00:00Z'), title };
    const answer = await content.put(draft, '?draft=1', { 'x-author': author });
    return ((await answer.json()) as { version: number }).version;
  };
  const one = await save('A', 'Ada');
  now += 9 * minute;
  const two = await save('B', 'Ada');
  expect(two).toBeGreaterThan(one);
  expect((await versions()).map(({ id }) => id)).not.toContain(one);
  const three = await save('C', 'Bo');
  now += 11 * minute;
  const four = await save('D', 'Bo');
  expect((await versions()).slice(0, 3).map(({ id, author }) => [id, author])).toEqual([
    [four, 'Bo'],
    [three, 'Bo'],
    [two, 'Ada'],
  ]);
});

test('what was live is never replaced by saving, however often', async () => {
  for (let title = 0; title < 60; title++)
    await content.put({ ...show('first', '2026-11-01T10:00:00Z'), title: `Title ${title}` });
  await post('/documents/show/first/unpublish');
  await content.put({ ...show('first', '2026-11-01T10:00:00Z'), title: 'Draft' }, '?draft=1');
  const all = (await (
    await content.get('/documents/show/first/versions?limit=100', { headers })
  ).json()) as Listed;
  expect(all.versions.filter(({ state }) => state === 'live')).toHaveLength(61);
});

test('a draft that is published at its time keeps its author, and says so', async () => {
  const draft: DocumentOf<'show'> = { ...show('first', '2026-11-01T10:00:00Z'), title: 'On time' };
  await content.put(draft, '?publish_at=2026-11-16T12:30:00Z', { 'x-author': 'Ada' });
  now += 31 * minute;
  await expect.poll(() => content.json('/shows/first.json')).toMatchObject({ title: 'On time' });
  expect((await versions())[0]).toMatchObject({
    author: 'Ada',
    state: 'live',
    note: 'published at its time',
  });
});

const editing = (version: number) => ({ 'if-match': `"${version}"`, 'x-author': 'Ada' });
const stored = async () =>
  (await (await content.get('/documents/show/first', { headers })).json()) as {
    version: number;
    publishAt: string | null;
    draft: { title: string } | null;
    live: { title: string };
  };
const first = (title: string): DocumentOf<'show'> => ({ ...show('first', '2026-11-01T10:00:00Z'), title });

test('saving a draft keeps the time at which it is published, until somebody takes it away', async () => {
  await content.put(first('Scheduled'), '?publish_at=2026-11-16T20:00:00Z');
  await content.put(first('Better'), '?draft=1', editing((await stored()).version));
  expect(await stored()).toMatchObject({ publishAt: '2026-11-16T20:00:00.000Z', draft: { title: 'Better' } });
  const both = await problemOf(await content.put(first('Both'), '?draft=1&publish_at=2026-11-16T20:00:00Z'));
  expect(both).toMatchObject([400, { parameter: 'publish_at' }]);
  const answer = await post('/documents/show/first/unschedule');
  expect([answer.status, await answer.json()]).toMatchObject([
    200,
    { publishAt: null, draft: { title: 'Better' }, live: { title: 'Show first' } },
  ]);
});

test('what is typed after the time has come is a draft, and what was scheduled is what visitors see', async () => {
  await content.put(first('At eight'), '?publish_at=2026-11-16T20:00:00Z');
  const { version } = await stored();
  now = Date.parse('2026-11-16T20:01:00Z');
  const answer = await content.put(first('Half ty'), '?draft=1', editing(version));
  expect([answer.status, await answer.json()]).toMatchObject([
    202,
    { publishAt: null, live: { title: 'At eight' }, draft: { title: 'Half ty' } },
  ]);
  expect(await content.json('/shows/first.json')).toMatchObject({ title: 'At eight' });
});
