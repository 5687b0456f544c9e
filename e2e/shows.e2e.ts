import type { ShowCard } from '@longwave/contract/card.ts';
import { type PageOf, page as pageSchema } from '@longwave/contract/page.ts';
import { expect, type Page } from '@playwright/test';
import { followLink } from './support/follow-link.ts';
import { waitForHydration } from './support/hydration.ts';
import { test } from './support/test.ts';
import { leaveOutPictures } from './support/without-pictures.ts';

/** The lists of shows and a show's own page. */

// Pictures are made when first requested, and these tests do not need them.
leaveOutPictures();

async function listed(page: Page, id: string): Promise<ShowCard[]> {
  const found = pageSchema.parse(await (await page.request.get(`/content/${id}.json`)).json());
  if (found.kind !== 'shows') throw new Error(`${id} lists no shows`);
  return found.shows.items;
}

/** One of the latest shows that has everything these tests need: a recording, genres, hosts, times and a previous show. */
async function fullShow(page: Page): Promise<PageOf<'show'>> {
  for (const { id } of await listed(page, 'shows/latest')) {
    const found = pageSchema.parse(await (await page.request.get(`/content/shows/${id}.json`)).json());
    if (found.kind !== 'show' || found.show.recording?.kind !== 'file' || !found.previous) continue;
    if (found.show.genres.length > 0 && found.hosts.length > 0 && timed(found).length > 2) return found;
  }
  throw new Error('No show has a recording, residents, genres and a tracklist');
}

const timed = ({ tracklist }: PageOf<'show'>) => tracklist.filter((track) => track.time !== null);
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const player = (page: Page) => page.getByRole('region', { name: 'Player' });

/** Expects sound after a position. A recording is made when it is first requested, which takes a while on a busy machine. */
async function expectSoundAfter(page: Page, seconds: number): Promise<void> {
  const time = () => page.evaluate(() => document.querySelector('audio')?.currentTime ?? 0);
  await expect.poll(time, { timeout: 60_000 }).toBeGreaterThan(seconds + 0.2);
}

for (const [number, id] of [
  ['R-109', 'shows/latest'],
  ['R-110', 'shows/featured'],
  ['R-108', 'shows/guests'],
] as const) {
  test(`[${number}] /${id} lists its shows and leads to them`, async ({ page }) => {
    const [first] = await listed(page, id);
    const { title } = pageSchema.parse(await (await page.request.get(`/content/${id}.json`)).json());
    await page.goto(`/${id}`);
    await expect(heading(page)).toHaveText(title);
    await expect(page).toHaveTitle(new RegExp(title));
    const link = page.getByRole('main').locator('h3').first().getByRole('link');
    await expect(link).toHaveAttribute('href', `/shows/${first?.id}`);
    await link.click();
    await expect(heading(page)).toHaveText(first?.title ?? '');
  });
}

test('[R-109] a long list goes on from page to page', async ({ page }) => {
  await page.goto('/shows/latest');
  await page.getByRole('link', { name: 'Next page' }).click();
  await expect(page).toHaveURL(/\?page=2$/);
  const second = pageSchema.parse(
    await (await page.request.get('/content/shows/latest.json?page=2')).json(),
  ) as PageOf<'shows'>;
  await expect(page.getByRole('main').locator('h3').first()).toHaveText(second.shows.items[0]?.title ?? '');
  await page.getByRole('link', { name: 'Previous page' }).click();
  await expect(page).toHaveURL(/\/shows\/latest$/);
});

test('[R-111] a show has its residents, genres, tracklist, neighbours and buttons', async ({ page }) => {
  const { show, tracklist, previous } = await fullShow(page);
  await page.goto(`/shows/${show.id}`);
  const main = page.getByRole('main');
  await expect(heading(page)).toHaveText(show.title);
  await expect(main.getByRole('button', { name: `Play ${show.title}`, exact: true })).toBeVisible();
  await expect(main.getByRole('button', { name: `Favourite ${show.title}`, exact: true })).toBeVisible();
  await expect(main.getByRole('button', { name: `Share ${show.title}`, exact: true })).toBeVisible();
  for (const { id, title } of show.genres) {
    await expect(
      main.getByRole('list', { name: 'Genres' }).getByRole('link', { name: title, exact: true }),
    ).toHaveAttribute('href', `/shows/filter?genres=${id}`);
  }
  for (const { id } of show.residents) {
    await expect(main.locator(`a[href="/residents/${id}"]`).first()).toBeVisible();
  }
  await expect(main.getByRole('region', { name: 'Tracklist' }).getByRole('listitem')).toHaveCount(
    tracklist.length,
  );
  await main.getByRole('navigation', { name: 'Neighbouring shows' }).getByRole('link').first().click();
  await expect(heading(page)).toHaveText(previous?.title ?? '');
});

test('what sharing has said does not stay on the page of the next show', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const [show, next] = await listed(page, 'shows/latest');
  await page.goto(`/shows/${show?.id}`);
  await page.getByRole('button', { name: `Share ${show?.title}`, exact: true }).click();
  await expect(page.getByText('Address copied')).toBeVisible();
  await followLink(page, `/shows/${next?.id}`);
  await expect(page.getByRole('button', { name: `Share ${next?.title}`, exact: true })).toBeVisible();
  await expect(page.getByText('Address copied')).toHaveCount(0);
});

test('a show describes itself to search engines and other sites', async ({ page }) => {
  const { show } = await fullShow(page);
  await page.goto(`/shows/${show.id}`);
  const data = await page.locator('script[type="application/ld+json"]').textContent();
  expect(JSON.parse(data ?? '')).toMatchObject({ '@type': 'RadioEpisode', name: show.title });
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/shows\/[a-z0-9-]+$/);
  await expect(page.locator('meta[property="og:image"]')).toHaveAttribute('content', /\/media\/.+\.jpg$/);
  const oembed = await page.locator('link[type="application/json+oembed"]').getAttribute('href');
  expect(await (await page.request.get(oembed ?? '')).json()).toMatchObject({ title: show.title });
});

test('a time of the tracklist plays the show from there and marks the line', async ({ page }) => {
  test.slow();
  const full = await fullShow(page);
  const track = timed(full)[1];
  await page.goto(`/shows/${full.show.id}`);
  await waitForHydration(page);
  const line = page
    .getByRole('region', { name: 'Tracklist' })
    .getByRole('listitem')
    .filter({
      has: page.locator(`a[href$="?t=${Math.floor(track?.time ?? 0)}"]`),
    });
  await line.getByRole('link').click();
  await expect(player(page)).toContainText(full.show.title);
  await expectSoundAfter(page, track?.time ?? 0);
  await expect(line).toHaveAttribute('aria-current', 'true');
  await expect(
    page.getByRole('main').getByRole('button', { name: `Pause ${full.show.title}`, exact: true }),
  ).toBeVisible();
});

test('a URL with a start second offers to play from there', async ({ page }) => {
  test.slow();
  const full = await fullShow(page);
  const seconds = Math.floor(timed(full)[1]?.time ?? 0);
  await page.goto(`/shows/${full.show.id}?t=${seconds}`);
  await page.getByRole('button', { name: /^Play from/ }).click();
  await expectSoundAfter(page, seconds);
});

test('a show that is not there is a 404', async ({ page }) => {
  const answer = await page.goto('/shows/no-such-show-at-all');
  expect(answer?.status()).toBe(404);
  await expect(page.getByText('Page Not Found: /shows/no-such-show-at-all')).toBeVisible();
});
