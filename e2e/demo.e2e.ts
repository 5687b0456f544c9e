import { page as pageSchema } from '@longwave/contract/page.ts';
import { playout } from '@longwave/contract/playout.ts';
import { weekSchedule } from '@longwave/contract/schedule.ts';
import { siteContent } from '@longwave/contract/site-content.ts';
import { sitemap } from '@longwave/contract/sitemap.ts';
import { scheduleKeys } from '@longwave/contract/weekdays.ts';
import { expect } from '@playwright/test';
import { type OwnStation, startStation } from '../testing/start-station.ts';
import { strip } from './support/live-radio.ts';
import { audio, type Show } from './support/player.ts';
import { test } from './support/test.ts';

/** The demo station, which `npm start` starts. Most other tests run against the fixture station. */

let demo: OwnStation;
test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  test.setTimeout(300_000);
  demo = await startStation({ STATION: 'stations/demo' });
});
test.afterAll(() => demo.remove());

const json = async (path: string) => (await fetch(`${demo.url}/content/${path}`)).json();

test('every page of the demo keeps to the contract', async () => {
  const { addresses } = sitemap.parse(await json('sitemap.json'));
  expect(addresses.length).toBeGreaterThan(500);
  const faults: string[] = [];
  for (const { path } of addresses) {
    const response = await fetch(`${demo.url}/content/${path.slice(1) || 'home'}.json`);
    const parsed = pageSchema.safeParse(await response.json());
    if (response.status !== 200 || parsed.error) faults.push(`${path} ${response.status} ${parsed.error}`);
  }
  expect(faults).toEqual([]);
  siteContent.parse(await json('home.json'));
});

test('the demo has something on every day of both weeks, and something to play in every slot', async () => {
  const week = weekSchedule.parse(await json('shows-schedule.json'));
  for (const key of scheduleKeys) expect([key, week[key].schedule.length > 3]).toEqual([key, true]);
  const { entries } = playout.parse(await json('playout.json'));
  expect(entries.length).toBeGreaterThan(20);
  expect(entries.filter(({ slot, recordings }) => slot && recordings.length === 0)).toEqual([]);
});

test('the demo is seen and heard: its home page, its live radio, one of its shows', async ({ page }) => {
  test.setTimeout(300_000);
  // Music is made when it is first requested, which takes a while on a busy machine.
  const expectMusic = () =>
    expect.poll(async () => (await audio(page)).time, { timeout: 120_000 }).toBeGreaterThan(1);
  await page.goto(demo.url);
  await expect(page).toHaveTitle(/^Estuary · /);
  await strip(page).getByRole('button', { name: 'Play live radio' }).click();
  await expectMusic();
  const { shows } = await json('shows/latest.json');
  const show = shows.items.find((one: Show) => one.recording?.kind === 'file');
  await page.goto(`${demo.url}/shows/${show.id}`);
  await page
    .getByRole('button', { name: `Play ${show.title}`, exact: true })
    .first()
    .click();
  await expectMusic();
});
