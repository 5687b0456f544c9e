import { join } from 'node:path';
import { page } from '@longwave/contract/page.ts';
import { playout } from '@longwave/contract/playout.ts';
import { weekSchedule } from '@longwave/contract/schedule.ts';
import { siteContent } from '@longwave/contract/site-content.ts';
import { sitemap } from '@longwave/contract/sitemap.ts';
import { scheduleKeys } from '@longwave/contract/weekdays.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Content, createContent } from './app.ts';
import { readContentSettings } from './settings.ts';
import { newDatabaseUrl } from './testing/database.ts';
import { temporaryFolder } from './testing/temporary-folder.ts';

/** The fixture station, which has a document of every type. */
const fixture = join(import.meta.dirname, '../stations/fixture');
let content: Content;
const get = (path: string) => content.fetch(new Request(`http://content${path}`));
const json = async (path: string) => (await get(path)).json();

beforeAll(async () => {
  const settings = readContentSettings({ DATA: temporaryFolder(), STATION: fixture });
  content = await createContent({ ...settings, databaseUrl: await newDatabaseUrl() });
});
afterAll(() => content.close());

test('an empty data folder is filled with the station, and every page of it keeps to the contract', async () => {
  const { addresses } = sitemap.parse(await json('/sitemap.json'));
  expect(addresses.length).toBeGreaterThan(190);
  for (const { path } of addresses) {
    const id = path.slice(1) || 'home';
    const response = await get(`/${id}.json`);
    expect([id, response.status, page.safeParse(await response.json()).error]).toEqual([id, 200, undefined]);
  }
  siteContent.parse(await json('/home.json'));
});

test('[R-305] there is something on every day of both weeks, and something to play in every slot', async () => {
  const week = weekSchedule.parse(await json('/shows-schedule.json'));
  for (const key of scheduleKeys) expect([key, week[key].schedule.length > 3]).toEqual([key, true]);
  const { entries } = playout.parse(await json('/playout.json'));
  expect(entries.length).toBeGreaterThan(20);
  expect(entries.filter(({ slot, recordings }) => slot && recordings.length === 0)).toEqual([]);
});
