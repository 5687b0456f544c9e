import type { DocumentOf } from '@longwave/contract/documents.ts';
import { signatureHeader, signBody } from '@longwave/server-kit/signed-body.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startContent, type TestContent, testKey } from '../testing/content.ts';
import { show, slot } from '../testing/documents.ts';

const secret = 'a secret for the tests';
const headers = { authorization: `Bearer ${testKey}`, 'if-match': '*' };
const id = 'morning-2026-11-15';
const written: DocumentOf<'show'> = {
  ...show(id, '2026-11-15T10:00:00Z', { recording: null, featured: true }),
  title: 'Written by hand',
};
const recording = {
  kind: 'file',
  name: 'live-morning',
  url: '/recordings/live-morning',
  seconds: 7200,
  bytes: 115_200_000,
};
let content: TestContent;

beforeEach(async () => {
  content = await startContent([slot('morning')], { sessionSecret: secret });
});
afterEach(() => content.close());

async function report(more: object = {}) {
  const body = JSON.stringify({
    slot: id,
    recording: 'live-morning',
    start: '2026-11-15T10:00:00Z',
    seconds: 7200,
    bytes: 115_200_000,
    ...more,
  });
  const signature = await signBody(body, secret);
  return content.get('/broadcasts', { method: 'POST', body, headers: { [signatureHeader]: signature } });
}

type Stored = {
  live: DocumentOf<'show'> | null;
  draft: DocumentOf<'show'> | null;
  publishAt: string | null;
  changed: string;
};
const readStored = async () =>
  (await content.get(`/documents/show/${id}`, { headers })).json() as Promise<Stored>;
const revisions = async () => {
  const answer = await content.get(`/documents/show/${id}/revisions`, { headers });
  return ((await answer.json()) as { revisions: unknown[] }).revisions;
};
const lastChange = async () => (await content.stats()).last_change;

test('a report puts its recording into the live show and its draft, and touches nothing else', async () => {
  await content.put(written);
  await content.put({ ...written, title: 'Not finished' }, '?publish_at=2026-12-24T18:00:00Z');
  expect((await report()).status).toBe(200);
  expect(await readStored()).toMatchObject({
    live: { ...written, recording },
    draft: { ...written, title: 'Not finished', recording },
    publishAt: '2026-12-24T18:00:00.000Z',
  });
});

test('a draft and a report written at the same time are both stored, and a save of an old version gets a conflict', async () => {
  await content.put(written);
  const save = (title: string, version: number | '*') =>
    content.put({ ...written, title }, '?draft=1', {
      'if-match': version === '*' ? version : `"${version}"`,
      'x-author': 'Ada',
    });
  const { version } = (await (await save('Begun', '*')).json()) as { version: number };
  const [reported, saved] = await Promise.all([report(), save('Further', version)]);
  expect(reported.status).toBe(200);
  // The save is either written before the report, or refused because it is based on an older version.
  expect([202, 412]).toContain(saved.status);
  const late = await save('Written on what was there before', version);
  const { theirs } = (await late.json()) as { theirs: { version: number; document: object } };
  expect([late.status, theirs.document]).toMatchObject([412, { recording }]);
  const stored = await readStored();
  expect(stored).toMatchObject({ live: { ...written, recording }, draft: { recording } });
  expect(stored.draft?.title).toBe(saved.status === 202 ? 'Further' : 'Begun');
  const answer = await content.get(`/documents/show/${id}/versions`, { headers });
  const { versions } = (await answer.json()) as { versions: { author: string; note: string | null }[] };
  expect(versions.filter(({ author }) => author === 'radio host')).toMatchObject([
    { note: 'recording of the broadcast' },
    { note: 'recording of the broadcast' },
  ]);
});

test('the same report again changes nothing: no new version, no event in the change feed', async () => {
  await content.put(written);
  await report();
  const before = [await readStored(), await revisions(), await lastChange()];
  expect((await report()).status).toBe(200);
  expect([await readStored(), await revisions(), await lastChange()]).toEqual(before);
});

test('the same report again does not undo what staff did since', async () => {
  await report();
  await content.put({
    ...written,
    recording: { ...recording, kind: 'file', name: 'trimmed', seconds: 7000 },
  });
  await report();
  expect((await readStored()).live?.recording?.name).toBe('trimmed');
  await content.get(`/documents/show/${id}`, { method: 'DELETE', headers });
  expect((await report()).status).toBe(200);
  expect((await content.get(`/shows/${id}.json`)).status).toBe(404);
  expect((await report({ recording: 'live-morning-whole' })).status).toBe(201);
});

test('a show that is only a draft gets its recording and stays a draft', async () => {
  await content.put(written, '?draft=1');
  expect((await report()).status).toBe(200);
  expect(await readStored()).toMatchObject({ live: null, draft: { ...written, recording }, publishAt: null });
  expect((await content.get(`/shows/${id}.json`)).status).toBe(404);
});

test('a draft of other residents under the name of a broadcast does not swallow it', async () => {
  const foreign = { ...written, residents: ['bo'] };
  await content.put(foreign, '?draft=1');
  const first = await report();
  expect([first.status, await first.json()]).toEqual([201, { show: `${id}-2` }]);
  expect(await readStored()).toMatchObject({ live: null, draft: foreign });
  expect(await content.json(`/shows/${id}-2.json`)).toMatchObject({ title: 'Slot morning' });
  const second = await report({ recording: 'live-morning-whole' });
  expect([second.status, await second.json()]).toEqual([200, { show: `${id}-2` }]);
  // Live by a decision of staff, it is theirs.
  await content.put(foreign);
  expect((await report({ recording: 'live-morning-later' })).status).toBe(200);
  expect((await readStored()).live?.recording?.name).toBe('live-morning-later');
});

test('a show of its own has the plain picture where neither slot, resident nor station have one', async () => {
  const bare = await startContent([slot('night', { residents: [] })], { sessionSecret: secret });
  const was = content;
  content = bare;
  expect((await report({ slot: 'night-2026-11-15', recording: 'live-night' })).status).toBe(201);
  content = was;
  expect(await bare.json('/shows/night-2026-11-15.json')).toMatchObject({ picture: { name: 'no-picture' } });
  expect((await bare.get('/media/no-picture/160.png')).status).toBe(200);
  await bare.close();
});
