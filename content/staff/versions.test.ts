import type { DocumentOf } from '@longwave/contract/documents.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startContent, type TestContent, testKey } from '../testing/content.ts';
import { collection, resident, show, slot } from '../testing/documents.ts';

const first = show('first', '2026-11-01T10:00:00Z');
const path = '/documents/show/first';
const day = 86_400_000;
let content: TestContent;
let now: number;
/** The etag of the last response. */
let etag: string | null;

beforeEach(async () => {
  now = Date.parse('2026-11-16T12:00:00Z');
  content = await startContent([first, slot('morning')], { now: () => now });
});
afterEach(() => content.close());

type State = {
  id: number;
  slug: string;
  live: DocumentOf<'show'> | null;
  draft: DocumentOf<'show'> | null;
  version: number;
  liveVersion: number | null;
  draftVersion: number | null;
  author: string;
  trashedAt: string | null;
  publishAt: string | null;
};
type Response412 = {
  error: string;
  yours: unknown;
  theirs: { version: number; author: string; document: object } | null;
};

async function ask<T = State>(
  method: string,
  at: string,
  headers: Record<string, string> = {},
  body?: object,
): Promise<[number, T]> {
  const answer = await content.get(at, {
    method,
    headers: { authorization: `Bearer ${testKey}`, ...headers },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  etag = answer.headers.get('etag');
  return [answer.status, text ? JSON.parse(text) : null];
}
const read = async (at = path) => (await ask('GET', at))[1];
const based = (version: number, author?: string) => ({
  'if-match': `"${version}"`,
  ...(author && { 'x-author': author }),
});
const over = { 'if-match': '*' };
const statusOf = async (at: string) => (await content.get(at)).status;
const seen = async () => (await content.json<{ title: string }>('/shows/first.json')).title;

test('[R-820] a write of an existing document says which version it is based on; with an older one both sides come back', async () => {
  const before = await read();
  expect(before).toMatchObject({ author: 'seed', draftVersion: null, version: before.liveVersion });
  const mine = { ...first, title: 'Mine' };
  const [status, missing] = await ask<{ error: string }>('PUT', path, {}, mine);
  expect([status, missing.error]).toEqual([
    428,
    `Say which version this is based on: send the header If-Match: "${before.version}", or If-Match: * to overwrite whatever is there.`,
  ]);
  const [done, after] = await ask('PUT', path, based(before.version, 'Ada'), mine);
  expect([done, after.author, etag]).toEqual([200, 'Ada', `"${after.version}"`]);
  expect(after.version).toBeGreaterThan(before.version);

  const yours = { ...first, title: 'Too late' };
  const [late, conflict] = await ask<Response412>('PUT', path, based(before.version), yours);
  expect([late, conflict]).toMatchObject([
    412,
    { yours, theirs: { version: after.version, author: 'Ada', document: mine } },
  ]);
  expect(await seen()).toBe('Mine');
});

test('[R-820] of two who write at once on the same version, one gets a conflict', async () => {
  const { version } = await read();
  const write = (title: string) => ask('PUT', `${path}?draft=1`, based(version, title), { ...first, title });
  const answers = await Promise.all([write('Ada'), write('Bo')]);
  expect(answers.map(([status]) => status).sort()).toEqual([202, 412]);
});

test('creating needs no version, and may insist on being the first', async () => {
  const create = { 'if-none-match': '*' };
  const second = show('second', '2026-11-02T10:00:00Z');
  expect((await ask('PUT', '/documents/show/second', create, second))[0]).toBe(200);
  expect((await ask('PUT', '/documents/show/second', create, second))[0]).toBe(412);
  expect((await ask('PUT', '/documents/show/third', {}, { ...second, slug: 'third' }))[0]).toBe(200);
  expect((await ask('PUT', '/documents/show/fourth', based(1), { ...second, slug: 'fourth' }))[0]).toBe(412);
});

test.each([
  ['if-match', '12'],
  ['if-match', '"1", "2"'],
  ['x-author', ''],
  ['x-author', 'x'.repeat(101)],
  ['x-author', 'a\tb'],
])('the header %s: %s is refused', async (name, value) => {
  expect((await ask('PUT', path, { ...over, [name]: value }, first))[0]).toBe(400);
});

test('an author is written in any script', async () => {
  const inBytes = Buffer.from('Łucja 🌊', 'utf8').toString('latin1');
  expect((await ask('PUT', path, { ...over, 'x-author': inBytes }, first))[1].author).toBe('Łucja 🌊');
});

test('a draft is published by a press, and a second press changes nothing', async () => {
  await ask('PUT', `${path}?draft=1`, { ...over, 'x-author': 'Ada' }, { ...first, title: 'New' });
  const draft = await read();
  expect([draft.draft?.title, draft.live?.title]).toEqual(['New', first.title]);
  const [status, published] = await ask('POST', `${path}/publish`, based(draft.version, 'Bo'));
  expect([status, published]).toMatchObject([
    200,
    { draft: null, live: { title: 'New' }, liveVersion: draft.draftVersion, author: 'Ada' },
  ]);
  expect(await seen()).toBe('New');
  expect(await ask('POST', `${path}/publish`, based(published.version))).toMatchObject([200, published]);
  expect((await ask('POST', `${path}/publish`))[0]).toBe(428);
  expect((await ask('POST', `${path}/publish`, based(draft.version - 1)))[0]).toBe(412);
});

test('unpublished, it is a draft; an earlier version is restored, published and seen', async () => {
  await ask('PUT', path, over, { ...first, title: 'Second' });
  const { liveVersion } = await read();
  await ask('PUT', path, over, { ...first, title: 'Third' });
  const [, off] = await ask('POST', `${path}/unpublish`, over);
  expect(off).toMatchObject({ live: null, draft: { title: 'Third' }, liveVersion: null });
  expect(await ask('POST', `${path}/unpublish`, over)).toMatchObject([200, off]);
  expect(await statusOf('/shows/first.json')).toBe(404);
  const [, restored] = await ask('POST', `${path}/restore`, over, { version: liveVersion as number });
  expect(restored).toMatchObject({ live: null, draft: { title: 'Second' } });
  await ask('POST', `${path}/publish`, based(restored.version));
  expect(await seen()).toBe('Second');
  const { revisions } = (
    await ask<{ revisions: { live: { title: string } }[] }>('GET', `${path}/revisions`)
  )[1];
  expect(revisions.map(({ live }) => live.title)).toEqual(['Third', 'Second', first.title]);
  expect((await ask('POST', `${path}/restore`, over, { version: 999_999 }))[0]).toBe(404);
});

test('an unpublished show is live again as it was, and a newer draft stays a draft with its time', async () => {
  const { liveVersion } = await read();
  await ask('PUT', `${path}?publish_at=2026-12-24T18:00:00Z`, over, {
    ...first,
    title: 'Not seen by an editor',
  });
  await ask('POST', `${path}/unpublish`, over);
  const [status, back] = await ask('POST', `${path}/publish`, over, { version: liveVersion as number });
  expect([status, back]).toMatchObject([
    200,
    {
      ...{ live: first, liveVersion, draft: { title: 'Not seen by an editor' } },
      publishAt: '2026-12-24T18:00:00.000Z',
    },
  ]);
  expect(await seen()).toBe(first.title);
  await ask('POST', `${path}/publish`, over);
  const now = await read();
  await ask('POST', `${path}/unpublish`, over);
  const [, again] = await ask('POST', `${path}/publish`, over, { version: now.liveVersion as number });
  expect(again).toMatchObject({ live: { title: 'Not seen by an editor' }, draft: null });
  expect((await ask('POST', `${path}/publish`, over, { version: 999_999 }))[0]).toBe(404);
});

test('what live documents name, and the station itself, cannot be unpublished', async () => {
  const [status, problem] = await ask<{ error: string }>('POST', '/documents/resident/ines/unpublish', over);
  expect([status, problem.error]).toEqual([409, 'Still named by show/first, slot/morning']);
  expect((await ask('POST', '/documents/station/station/unpublish', over))[0]).toBe(409);
});

test('what was moved to the trash comes back as it was, live form and draft; each press once', async () => {
  await ask('PUT', `${path}?publish_at=2026-12-24T18:00:00Z`, over, { ...first, title: 'At Christmas' });
  const before = await read();
  expect((await ask('DELETE', path))[0]).toBe(428);
  expect((await ask('DELETE', path, based(before.version)))[0]).toBe(204);
  expect((await ask('DELETE', path, over))[0]).toBe(404);
  expect(await statusOf('/shows/first.json')).toBe(404);
  expect(await read()).toMatchObject({ live: null, trashedAt: '2026-11-16T12:00:00.000Z' });
  expect((await ask('POST', `${path}/publish`, over))[0]).toBe(409);
  const [status, back] = await ask('POST', `${path}/bring-back`, based(before.version));
  expect([status, back]).toMatchObject([200, { ...before, changed: expect.anything() }]);
  expect(await ask('POST', `${path}/bring-back`, over)).toMatchObject([200, back]);
  expect(await seen()).toBe(first.title);
  expect(await content.json('/shows.json')).toMatchObject({ shows: { total: 1 } });
});

test('a draft comes back from the trash as a draft, and not published at a time that has passed', async () => {
  const draft = show('later', '2026-11-02T10:00:00Z');
  const later = '/documents/show/later';
  await ask('PUT', `${later}?publish_at=2026-11-16T13:00:00Z`, {}, draft);
  await ask('DELETE', later, over);
  now = Date.parse('2026-11-16T14:00:00Z');
  const [, back] = await ask('POST', `${later}/bring-back`, over);
  expect(back).toMatchObject({ live: null, draft, publishAt: null });
});

test('what cannot be live again says why and stays in the trash', async () => {
  await ask('PUT', '/documents/resident/ada', {}, resident('ada', 'Ada Brink'));
  await ask('PUT', path, over, { ...first, residents: ['ada'] });
  await ask('DELETE', path, over);
  await ask('DELETE', '/documents/resident/ada', over);
  expect(await ask('POST', `${path}/bring-back`, over)).toMatchObject([
    400,
    { errors: [{ field: 'residents', reason: 'There is no resident called ada' }] },
  ]);
  expect((await read()).trashedAt).not.toBeNull();
  expect((await ask('POST', '/documents/resident/ada/bring-back', over))[0]).toBe(200);
  expect((await ask('POST', `${path}/bring-back`, over))[0]).toBe(200);
});

test('what is in the trash keeps its name: a new document is refused, and the old one comes back whole', async () => {
  const before = await read();
  await ask('DELETE', path, over);
  const anew = { ...first, title: 'Anew' };
  expect((await ask('PUT', path, based(before.version), anew))[0]).toBe(412);
  const inTrash = 'There is a document of this name in the trash.';
  for (const query of ['', '?draft=1', '?publish_at=2026-12-24T18:00:00Z']) {
    const refused = await ask('PUT', path + query, { 'if-none-match': '*' }, anew);
    expect(refused).toMatchObject([412, { error: inTrash }]);
    for (const headers of [{}, over] as Record<string, string>[])
      expect(await ask('PUT', path + query, headers, anew)).toMatchObject([
        409,
        { error: `${inTrash.slice(0, -1)}. Bring it back, or choose another slug.` },
      ]);
  }
  expect(await ask('POST', `${path}/bring-back`, over)).toMatchObject([
    200,
    { id: before.id, live: first, liveVersion: before.liveVersion },
  ]);
});

test('the trash is emptied after 30 days', async () => {
  await ask('DELETE', path, over);
  now += 29 * day;
  await expect.poll(async () => (await ask('GET', path))[0]).toBe(200);
  now += 2 * day;
  await expect.poll(async () => (await ask('GET', path))[0]).toBe(404);
});

test('a collection keeps its show out of the trash', async () => {
  await content.put(collection('lights', { shows: ['first'] }));
  expect(await ask('DELETE', path, over)).toMatchObject([409, { error: 'Still named by collection/lights' }]);
});
