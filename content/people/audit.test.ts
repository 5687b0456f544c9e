import { afterEach, beforeEach, expect, test } from 'vitest';
import { removeOld } from '../store/clean-up.ts';
import { openStore } from '../store/open-store.ts';
import { startContent, type TestContent, testKey } from '../testing/content.ts';
import { show } from '../testing/documents.ts';
import { addPerson, type Browser, openBrowser, setUpOwner } from '../testing/people.ts';

const first = show('first', '2026-11-01T10:00:00Z');
const day = 86_400_000;
let now: number;
let content: TestContent;
let owner: Browser;

beforeEach(async () => {
  now = Date.parse('2026-11-16T12:00:00Z');
  content = await startContent([first], { now: () => now });
  owner = await setUpOwner(content);
});
afterEach(() => content.close());

type Entry = { who: string; person: number | null; action: string; subject: string; note: string | null };
const entries = async () => (await owner.json<{ entries: Entry[] }>('GET', '/staff/audit')).entries;
const withKey = (key: string, method: string, path: string, body?: unknown, headers = {}) =>
  openBrowser(content).send(method, path, body, { authorization: `Bearer ${key}`, ...headers });

test('[R-704] who did what to what is written down, newest first, with what changed', async () => {
  const editor = await addPerson(content, owner, { name: 'Edda', role: 'editor' });
  await editor.json('PUT', '/documents/show/first?draft=1', { ...first, title: 'One' });
  await editor.json('PUT', '/documents/show/first?draft=1', { ...first, title: 'Two' });
  await editor.json('POST', '/documents/show/first/publish');
  await editor.json('POST', '/documents/show/first/rename', { slug: 'second' });
  expect((await editor.send('DELETE', '/documents/show/second')).status).toBe(204);
  expect((await editor.send('DELETE', '/documents/show/second')).status).toBe(404);
  await owner.json('PATCH', '/staff/people/2', { role: 'host' });
  const listed = (await entries()).map(({ who, action, subject, note }) => [who, action, subject, note]);
  expect(listed).toEqual([
    ['Olu', 'changed a person', 'person/2', '{"role":"host"}'],
    ['Edda', 'moved to the trash', 'show/second', null],
    ['Edda', 'renamed', 'show/first', 'to second'],
    ['Edda', 'published', 'show/first', null],
    ['Edda', 'saved a draft', 'show/first', null],
    ['Edda', 'accepted an invitation', 'person/2', null],
    ['Olu', 'invited', 'edda@radio.test', 'editor'],
    ['Olu', 'set the station up', 'person/1', null],
  ]);
  const page = await owner.json<{ entries: Entry[]; next: string }>('GET', '/staff/audit?limit=2');
  const rest = await owner.json<{ entries: Entry[] }>('GET', `/staff/audit?limit=2&after=${page.next}`);
  expect(rest.entries.map(({ action }) => action)).toEqual(['renamed', 'published']);
});

test('[R-704] what is published at its time is written down as its author’s', async () => {
  const body = { ...first, title: 'Later' };
  await owner.json('PUT', '/documents/show/first?publish_at=2026-11-16T12:10:00Z', body);
  now += 11 * 60_000;
  await expect
    .poll(entries)
    .toMatchObject([
      { who: 'Olu', action: 'published at its time', subject: 'show/first' },
      { who: 'Olu', action: 'scheduled', subject: 'show/first' },
      {},
    ]);
});

test('[R-704] entries of the audit log are stored for 400 days', async () => {
  const store = await openStore(content.settings.data, content.settings.databaseUrl);
  await store.write((tx) => removeOld(tx, now + 399 * day));
  expect(await store.audit.list(undefined, 10)).toHaveLength(1);
  await store.write((tx) => removeOld(tx, now + 401 * day));
  expect(await store.audit.list(undefined, 10)).toEqual([]);
  await store.close();
});

test('[R-703] a key is shown once, writes under its name, and is dead when it is removed', async () => {
  const made = await owner.json<{ id: number; key: string }>('POST', '/staff/keys', {
    name: 'Importer',
    role: 'editor',
  });
  expect(made.key).toMatch(/^lw_[\w-]{43}$/);
  const put = (headers = {}) =>
    withKey(made.key, 'PUT', '/documents/show/first', { ...first, title: 'By key' }, headers);
  expect(await (await put()).json()).toMatchObject({ author: 'Importer' });
  expect(await (await put({ 'x-author': 'Maria' })).json()).toMatchObject({ author: 'Maria' });
  expect(await entries()).toMatchObject([
    { who: 'Importer' },
    { who: 'Importer' },
    { action: 'made a key' },
    {},
  ]);
  const listed = await (await owner.send('GET', '/staff/keys')).text();
  expect(listed).not.toContain(made.key);
  expect(JSON.parse(listed).keys).toMatchObject([
    { name: 'Importer', role: 'editor', lastUsed: expect.any(String) },
  ]);
  for (const name of ['Importer', 'CONTENT_KEY'])
    expect((await owner.send('POST', '/staff/keys', { name, role: 'host' })).status).toBe(409);
  expect((await owner.send('DELETE', `/staff/keys/${made.id}`)).status).toBe(204);
  expect((await put()).status).toBe(401);
});

test('[R-703] CONTENT_KEY goes on working, as an owner called so', async () => {
  const response = await withKey(testKey, 'PUT', '/documents/show/first', { ...first, title: 'Still' });
  expect(await response.json()).toMatchObject({ author: 'key' });
  expect((await entries())[0]).toMatchObject({ who: 'CONTENT_KEY', person: null, action: 'published' });
  const session = await (await withKey(testKey, 'GET', '/staff/session')).json();
  expect(session).toMatchObject({ person: { id: null, name: 'CONTENT_KEY', role: 'owner' } });
  expect((await withKey(testKey, 'POST', '/staff/sign-out')).status).toBe(403);
});

test('[R-704] people write under their own name, whatever they say', async () => {
  const headers = { 'x-author': 'Somebody else' };
  const response = await owner.send('PUT', '/documents/show/first?draft=1', first, headers);
  expect(await response.json()).toMatchObject({ author: 'Olu' });
});
