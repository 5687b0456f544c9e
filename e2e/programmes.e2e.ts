import { type PageOf, page as pageSchema } from '@longwave/contract/page.ts';
import { weekSchedule } from '@longwave/contract/schedule.ts';
import { scheduleKeys } from '@longwave/contract/weekdays.ts';
import { expect, type Page, test } from '@playwright/test';

/** The page of a programme: what it is, when it is on, everything it has been, and the ways that lead to it. */

// Pictures are made on first sight; these tests look at words.
test.beforeEach(({ page }) => page.route('**/content/media/**', (route) => route.abort()));

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
  await page.goto(`/programmes/${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(page.getByRole('region', { name: 'Its story' }).locator('p').first()).toBeVisible();
  for (const { id: host, name } of found.hosts)
    await expect(
      page.getByRole('region', { name: 'Who makes it' }).getByRole('link', { name }).first(),
    ).toHaveAttribute('href', `/residents/${host}`);

  const next = page.getByRole('region', { name: 'Next on air' });
  await expect(next.getByRole('listitem')).toHaveCount(Math.min(4, found.nextOnAir.length));
  await expect(next.locator('time').first()).toHaveAttribute('datetime', found.nextOnAir[0]?.start ?? '');
  const calendar = await next.getByRole('link', { name: 'Add to your calendar' }).getAttribute('href');
  const events = await (await page.request.get(calendar ?? '')).text();
  expect(events.match(/BEGIN:VEVENT/g)).toHaveLength(found.nextOnAir.length);
  expect(events).toContain(`/programmes/${id}`);

  const episodes = page.getByRole('region', { name: /^\d+ episodes?$/ });
  const shown = episodes.getByRole('article');
  await expect(shown).toHaveCount(found.shows.items.length);
  const feed = await episodes.getByRole('link', { name: 'As a podcast' }).getAttribute('href');
  const podcast = await (await page.request.get(feed ?? '')).text();
  expect(podcast).toContain(`<title>${title} on Estuary</title>`);
  expect(podcast).toContain(found.shows.items[0]?.id);
  const more = episodes.getByRole('button', { name: 'Load more' });
  while (await more.isVisible()) {
    const before = await shown.count();
    await more.click();
    await expect.poll(() => shown.count()).toBeGreaterThan(before);
  }
  await expect(shown).toHaveCount(found.shows.total);
});

test('[R-900] slots, past and to come, lead to their programme', async ({ page }) => {
  const week = weekSchedule.parse(await (await page.request.get('/content/shows-schedule.json')).json());
  const slots = scheduleKeys.flatMap((key) => week[key].schedule);
  expect(slots.filter(({ programme: id }) => !id)).toEqual([]);
  await page.goto('/listen');
  const title = page.getByRole('main').locator('a.slot-title');
  await expect(title.first()).toHaveAttribute('href', /^\/programmes\//);
  const past = page.getByRole('main').locator('.slot-over a.slot-title').first();
  if ((await past.count()) > 0) await expect(past).toHaveAttribute('href', /^\/programmes\//);
  const coming = page.getByRole('region', { name: 'The week ahead' }).locator('a.slot-title').last();
  const name = (await coming.textContent()) ?? '';
  await coming.click();
  await expect(page).toHaveURL(/\/programmes\//);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
});

test('[R-900] an episode and a resident lead to it, and so does the index in the header', async ({
  page,
}) => {
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

test('[R-900] a programme that is not there is a page not found', async ({ page }) => {
  const answer = await page.goto('/programmes/there-is-none');
  expect(answer?.status()).toBe(404);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('[R-900] older episodes have pages of their own', async ({ page }) => {
    const all = await programmes(page);
    const long = all.find(({ shows }) => shows > 24);
    test.skip(!long, 'No programme has a second page of episodes');
    await page.goto(`/programmes/${long?.card.id}`);
    await page.getByRole('button', { name: 'Load more' }).click();
    await expect(page).toHaveURL(/page=2$/);
    await expect(page.getByRole('link', { name: 'The newest episodes' })).toBeVisible();
  });
});
