import { type PageOf, page as pageSchema } from '@longwave/contract/page.ts';
import { weekSchedule } from '@longwave/contract/schedule.ts';
import { scheduleKeys, type Weekday } from '@longwave/contract/weekdays.ts';
import { expect, type Page } from '@playwright/test';
import { stationName, stationZone } from '../stations/fixture/names.ts';
import { startStation } from '../testing/start-station.ts';
import { waitForHydration } from './support/hydration.ts';
import { test } from './support/test.ts';
import { leaveOutPictures } from './support/without-pictures.ts';

/** The page of a programme: its story, next times and episodes, and the links that lead to it. */

// Pictures are made when first requested, and these tests do not need them.
leaveOutPictures();

async function programmes(page: Page): Promise<PageOf<'programmes'>['programmes']> {
  const list = pageSchema.parse(await (await page.request.get('/content/programmes.json')).json());
  return list.kind === 'programmes' ? list.programmes : [];
}

async function programme(page: Page, id: string): Promise<PageOf<'programme'>> {
  const found = pageSchema.parse(await (await page.request.get(`/content/programmes/${id}.json`)).json());
  if (found.kind !== 'programme') throw new Error(`${id} is no programme`);
  return found;
}

async function busiest(page: Page): Promise<PageOf<'programme'>> {
  const [most] = (await programmes(page))
    .filter(({ next }) => next)
    .sort((one, other) => other.shows - one.shows);
  if (!most) throw new Error('No programme is in the schedule');
  return programme(page, most.card.id);
}

test('[R-900] a programme has its story, hosts, next times, all episodes, a podcast and a calendar', async ({
  page,
}) => {
  const found = await busiest(page);
  const { id, title } = found.programme;
  const next = page.getByRole('region', { name: 'Next on air' });
  // When a broadcast has begun, the cached page is served once more.
  await expect(async () => {
    const { nextOnAir } = await programme(page, id);
    await page.goto(`/programmes/${id}`);
    await expect(next.locator('time').first()).toHaveAttribute('datetime', nextOnAir[0]?.start ?? '', {
      timeout: 1_000,
    });
  }).toPass({ timeout: 60_000 });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(page.getByRole('region', { name: 'Its story' }).locator('p').first()).toBeVisible();
  for (const { id: host, name } of found.hosts)
    await expect(
      page.getByRole('region', { name: 'Who makes it' }).getByRole('link', { name }).first(),
    ).toHaveAttribute('href', `/residents/${host}`);

  await expect(next.getByRole('listitem')).toHaveCount(Math.min(4, found.nextOnAir.length));
  const calendar = await next.getByRole('link', { name: 'Add to your calendar' }).getAttribute('href');
  const events = await (await page.request.get(calendar ?? '')).text();
  expect(events.match(/BEGIN:VEVENT/g)).toHaveLength(found.nextOnAir.length);
  expect(events).toContain(`/programmes/${id}`);

  const episodes = page.getByRole('region', { name: /^\d+ episodes?$/ });
  const shown = episodes.getByRole('article');
  await expect(shown).toHaveCount(found.shows.items.length);
  const feed = await episodes.getByRole('link', { name: 'As a podcast' }).getAttribute('href');
  const podcast = await (await page.request.get(feed ?? '')).text();
  expect(podcast).toContain(`<title>${title} on ${stationName}</title>`);
  expect(podcast).toContain(found.shows.items[0]?.id);
});

test.describe('to a visitor where the station is', () => {
  // Otherwise the page divides its lists into days again once it knows the visitor's zone.
  test.use({ timezoneId: stationZone });

  test('[R-900] slots, past and to come, lead to their programme', async ({ page }) => {
    const schedule = weekSchedule.parse(
      await (await page.request.get('/content/shows-schedule.json')).json(),
    );
    const slots = scheduleKeys.flatMap((key) => schedule[key].schedule);
    expect(slots.filter(({ programme: id }) => !id)).toEqual([]);
    // An hour before midnight at the station, so that most of the day is over.
    const today = new Date().toLocaleDateString('en-GB', { timeZone: stationZone, weekday: 'long' });
    const midnight = schedule[today.toLowerCase() as Weekday].schedule.at(-1)?.end ?? '';
    await page.clock.setSystemTime(Date.parse(midnight) - 3_600_000);
    await page.goto('/listen');
    const past = page.getByRole('main').locator('.slot-over a.slot-title').first();
    await expect(past).toHaveAttribute('href', /^\/programmes\//);
    const week = page.getByRole('region', { name: 'The week ahead' });
    await week.locator('summary').last().click();
    const coming = week.locator('a.slot-title').last();
    const name = (await coming.textContent()) ?? '';
    await coming.click();
    await expect(page).toHaveURL(/\/programmes\//);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  });
});

test('an episode and a resident lead to it, and so does the index in the header', async ({ page }) => {
  const found = await busiest(page);
  const { id, title } = found.programme;
  await page.goto(`/shows/${found.shows.items[0]?.id}`);
  await expect(page.getByRole('main').locator(`a[href="/programmes/${id}"]`).first()).toBeVisible();
  await page.goto(`/residents/${found.hosts[0]?.id}`);
  await page
    .getByRole('region', { name: /^Programmes?$/ })
    .getByRole('link', { name: title })
    .click();
  await expect(page).toHaveURL(new RegExp(`/programmes/${id}$`));

  await page.goto('/info');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Programmes' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Programmes');
  const all = await programmes(page);
  await expect(page.getByRole('main').locator('h3 a[href^="/programmes/"]')).toHaveCount(all.length);
});

test('a programme that is not there is a page not found', async ({ page }) => {
  const answer = await page.goto('/programmes/there-is-none');
  expect(answer?.status()).toBe(404);
});

test('episodes that do not fit on one page come when asked for, with JavaScript and without', async ({
  browser,
}) => {
  const key = 'a key of the tests';
  const station = await startStation({ CONTENT_KEY: key });
  try {
    const headers = { Authorization: `Bearer ${key}`, 'If-Match': '*' };
    const { latest } = await (await fetch(`${station.url}/content/home.json`)).json();
    const address = (slug: string) => `${station.url}/content/documents/show/${slug}`;
    const { live } = await (await fetch(address(latest[0].id), { headers })).json();
    for (let number = 1; number <= 24; number++) {
      const slug = `one-more-${number}`;
      const body = JSON.stringify({ ...live, slug, title: `One more ${number}`, recording: null });
      expect((await fetch(address(slug), { method: 'PUT', headers, body })).ok).toBe(true);
    }
    const { shows } = await (await fetch(`${station.url}/content/programmes/${live.programme}.json`)).json();
    for (const javaScriptEnabled of [true, false]) {
      const page = await browser.newPage({ javaScriptEnabled });
      await page.route('**/content/media/**', (route) => route.abort());
      await page.goto(`${station.url}/programmes/${live.programme}`);
      const episodes = page.getByRole('region', { name: `${shows.total} episodes` }).getByRole('article');
      await expect(episodes).toHaveCount(24);
      if (javaScriptEnabled) await waitForHydration(page);
      await page.getByRole('button', { name: 'Load more' }).click();
      await expect(episodes).toHaveCount(javaScriptEnabled ? shows.total : shows.total - 24);
      await expect(page.getByRole('link', { name: 'The newest episodes' })).toHaveCount(
        javaScriptEnabled ? 0 : 1,
      );
      await page.close();
    }
  } finally {
    await station.remove();
  }
});
