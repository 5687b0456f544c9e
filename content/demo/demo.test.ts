import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readContentSettings } from '../settings.ts';
import { openContent, type TestContent, testKey } from '../testing/content.ts';
import { newDatabaseUrl } from '../testing/database.ts';
import { type Browser, setUpOwner } from '../testing/people.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';

const day = 86_400_000;
const lists = ['shows', 'residents', 'collections', 'editorial', 'tv'];
const fixture = join(import.meta.dirname, '../../stations/fixture');
let now: number;
let content: TestContent;
let owner: Browser;

beforeEach(async () => {
  now = Date.parse('2026-11-16T12:00:00Z');
  content = await openContent({
    ...readContentSettings({ DATA: temporaryFolder(), STATION: fixture, CONTENT_KEY: testKey }),
    databaseUrl: await newDatabaseUrl(),
    now: () => now,
  });
  owner = await setUpOwner(content);
});
afterEach(() => content.close());

type Demo = { name: string; documents: number; removed: { at: string; until: string } | null };
const demo = async () => (await owner.json<{ demo: Demo }>('GET', '/staff/demo')).demo;
const change = (action: string) => owner.json<{ documents: number }>('POST', `/staff/demo/${action}`);
const pages = () => Promise.all(lists.map((path) => content.json(`/${path}.json`)));
const showCount = async () => (await content.json<{ shows: { total: number } }>('/shows.json')).shows.total;
const home = () => content.json<Record<string, unknown>>('/home.json');
const withoutTimes = (value: unknown) =>
  JSON.stringify(value).replace(/"[^"]*(?:modified|changed)[^"]*":"[^"]*"/gi, '');

test('[R-711] the demo leaves and comes back as it was, within a week', async () => {
  const [before, homeBefore] = [await pages(), await home()];
  const { name, documents } = await demo();
  expect([name, documents > 150]).toEqual(['Test Radio', true]);
  expect((await change('remove')).documents).toBe(documents);
  expect(await showCount()).toBe(0);
  expect(await home()).toMatchObject({ title: 'Test Radio', footercopy: '', social: [], imagenav: [] });
  // What is on air ends after the same delay as with a change by staff.
  now += 60_000;
  expect(await content.json('/live-now.json')).toEqual({ live: false, next: null });
  // A second request changes nothing.
  expect((await change('remove')).documents).toBe(0);
  expect((await demo()).removed).toEqual({
    at: '2026-11-16T12:00:00.000Z',
    until: '2026-11-23T12:00:00.000Z',
  });
  expect((await change('bring-back')).documents).toBe(documents);
  expect(withoutTimes(await pages())).toBe(withoutTimes(before));
  expect(await home()).toMatchObject({ footercopy: homeBefore.footercopy, social: homeBefore.social });
  expect((await owner.send('POST', '/staff/demo/bring-back')).status).toBe(409);
  await change('remove');
  now += 7 * day;
  const key = { authorization: `Bearer ${testKey}` };
  const late = await content.get('/staff/demo/bring-back', { method: 'POST', headers: key });
  expect(late.status).toBe(409);
});

test('[R-711] settings and what people made stay, with whatever that names', async () => {
  const station = (await owner.json<{ live: object }>('GET', '/documents/station/station')).live;
  await owner.json('PUT', '/documents/station/station', {
    ...station,
    name: 'Night Boat',
    strapline: 'Slow records',
    brand: { accent: '#1c7c54' },
  });
  const { live: example } = await owner.json<{ live: object }>('GET', '/documents/show/show-001');
  const mine = {
    ...example,
    slug: 'mine',
    title: 'Mine',
    residents: [],
    programme: undefined,
    genres: ['genre-a'],
  };
  await owner.json('PUT', '/documents/show/mine', mine);
  await owner.json('PUT', '/documents/show/show-002?draft=1', {
    ...example,
    slug: 'show-002',
    title: 'Begun',
  });
  await change('remove');
  expect(await home()).toMatchObject({
    title: 'Night Boat',
    station: { strapline: 'Slow records', brand: { accent: '#1c7c54' } },
  });
  expect((await content.get('/shows/mine.json')).status).toBe(200);
  expect((await content.get('/shows/show-002.json')).status).toBe(200);
  expect((await content.get('/shows/show-003.json')).status).toBe(404);
  // While the demo is in the trash, its slugs stay taken.
  const taken = await owner.send('PUT', '/documents/show/show-003', { ...mine, slug: 'show-003' });
  expect(taken.status).toBe(409);
  now += 6 * day;
  await owner.send('POST', '/staff/sign-out');
  const again = (body?: unknown) =>
    content.get('/staff/demo/bring-back', {
      method: 'POST',
      headers: { authorization: `Bearer ${testKey}` },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  expect((await again()).status).toBe(200);
  expect((await content.get('/shows/show-003.json')).status).toBe(200);
  expect((await content.get('/shows/show-004.json')).status).toBe(200);
  expect(await home()).toMatchObject({ title: 'Night Boat', station: { strapline: 'Slow records' } });
});
