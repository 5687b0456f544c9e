import { type FilterResponse, filterResponse } from '@longwave/contract/filter.ts';
import { type Genre, groupedGenres } from '@longwave/contract/genres.ts';
import { expect, type Page } from '@playwright/test';
import { waitForHydration } from './support/hydration.ts';
import { test } from './support/test.ts';
import { leaveOutPictures } from './support/without-pictures.ts';

/** The genre filter of /shows and /shows/filter, as a visitor uses it. */

// Pictures are made when first requested, and these tests do not need them.
leaveOutPictures();

async function genresWith(page: Page, fewest: number): Promise<Genre[]> {
  const answer = await page.request.get('/content/genres.json?grouped=1');
  const { groups } = groupedGenres.parse(await answer.json());
  const found = groups.flatMap((group) => group.genres).filter((genre) => genre.count >= fewest);
  return found.toSorted((one, other) => other.count - one.count);
}

async function asked(page: Page, query: string): Promise<FilterResponse> {
  return filterResponse.parse(await (await page.request.get(`/api/filter?${query}`)).json());
}

function titleOf(genre: Genre | undefined): string {
  if (!genre) throw new Error('The station has too few genres for this test');
  return genre.title;
}

async function openPanel(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Filter by genre' });
  await waitForHydration(page);
  await button.click();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
}

const toggle = (page: Page, title: string) =>
  page.locator('#genre-panel').getByRole('button', { name: title, exact: true });
const count = (page: Page) => page.getByRole('status').filter({ hasText: /\d+ shows?|No shows/ });
const cards = (page: Page) => page.getByRole('main').locator('article');

test('[R-106] [R-209] the genre panel opens and closes; applied genres are seen and can be removed', async ({
  page,
}) => {
  const title = titleOf((await genresWith(page, 1))[0]);
  await page.goto('/shows');
  await openPanel(page);
  await expect(toggle(page, title)).toBeVisible();
  await toggle(page, title).click();
  await expect(toggle(page, title)).toHaveAttribute('aria-pressed', 'true');
  const chip = page.getByRole('link', { name: `Remove ${title}` });
  await chip.click();
  await expect(chip).toBeHidden();
  await expect(toggle(page, title)).toHaveAttribute('aria-pressed', 'false');
  await expect(page).toHaveURL(/\/shows$/);
  await page.getByRole('button', { name: 'Filter by genre' }).click();
  await expect(toggle(page, title)).toBeHidden();
});

test('[R-201] a chosen genre filters the list, keeps the focus and says how many shows there are', async ({
  page,
}) => {
  const [first, second] = await genresWith(page, 1);
  await page.goto('/shows');
  await openPanel(page);
  await toggle(page, titleOf(first)).click();
  const one = await asked(page, `genres=${first?.id}&page=1`);
  await expect(count(page)).toHaveText(new RegExp(`^${one.totalShows} shows? in ${first?.title}$`));
  await expect(toggle(page, titleOf(first))).toBeFocused();
  await toggle(page, titleOf(second)).click();
  const both = await asked(page, `genres=${first?.id}&genres=${second?.id}&page=1`);
  await expect(count(page)).toContainText(`${both.totalShows} show`);
  await expect(cards(page).first()).toContainText(both.shows[0]?.title ?? '');
  await expect(page).toHaveURL(new RegExp(`genres=${second?.id}$`));
  await toggle(page, titleOf(first)).click();
  await expect(page).toHaveURL(new RegExp(`/shows/filter\\?genres=${second?.id}$`));
});

test('[R-202] going back to genres already seen asks nobody', async ({ page }) => {
  const [first, second] = await genresWith(page, 1);
  const calls: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/filter') calls.push(new URL(request.url()).search);
  });
  await page.goto(`/shows/filter?genres=${first?.id}`);
  await openPanel(page);
  await toggle(page, titleOf(second)).click();
  await expect(count(page)).toContainText(titleOf(second));
  // Wait for the URL, because a navigation that is overtaken adds no entry to the history.
  await expect(page).toHaveURL(new RegExp(`genres=${second?.id}$`));
  await toggle(page, titleOf(second)).click();
  await expect(count(page)).toHaveText(new RegExp(`in ${first?.title}$`));
  await expect(page).toHaveURL(new RegExp(`genres=${first?.id}$`));
  await page.goBack();
  await expect(count(page)).toContainText(titleOf(second));
  expect(calls).toHaveLength(1);
});

test('[R-203] [R-204] load more appends page after page and goes when there is no more', async ({ page }) => {
  const genre = (await genresWith(page, 21)).at(-1);
  const { pages, totalShows } = await asked(page, `genres=${genre?.id}&page=1`);
  await page.goto(`/shows/filter?genres=${genre?.id}`);
  // Before hydration the button leads to another page, as it does without scripts.
  await waitForHydration(page);
  const button = page.getByRole('button', { name: 'Load more' });
  const before = await cards(page).count();
  for (let next = 2; next <= pages; next++) {
    await button.click();
    await expect(cards(page)).toHaveCount(Math.min(before * next, Number(totalShows)));
  }
  await expect(button).toBeHidden();
  const titles = await cards(page).getByRole('heading').allTextContents();
  expect(titles).toHaveLength(Number(totalShows));
});

test('[R-205] the page says so when nothing matches', async ({ page }) => {
  await page.route('**/api/filter?*', (route) =>
    route.fulfill({ json: { shows: [], page: 1, pages: 0, totalShows: '0' } }),
  );
  const title = titleOf((await genresWith(page, 1))[0]);
  await page.goto('/shows');
  await openPanel(page);
  const logged = page.waitForEvent('console', (message) => message.text() === 'No shows found');
  await toggle(page, title).click();
  await logged;
  await expect(count(page)).toHaveText(`No shows in ${title}`);
  await expect(page.getByText('Nothing here plays that')).toBeVisible();
});

test('[R-207] a filter that fails offers to try again, and then works', async ({ page }) => {
  let broken = true;
  await page.route('**/api/filter?*', (route) =>
    broken ? route.fulfill({ status: 503 }) : route.continue(),
  );
  const genre = (await genresWith(page, 1))[0];
  await page.goto('/shows');
  await openPanel(page);
  const logged = page.waitForEvent('console', (message) =>
    message.text().startsWith('Error fetching filtered shows:'),
  );
  await toggle(page, titleOf(genre)).click();
  await logged;
  const again = page.getByRole('button', { name: 'Try again' });
  await expect(again).toBeVisible();
  broken = false;
  await again.click();
  await expect(count(page)).toContainText(titleOf(genre));
  await expect(cards(page).first()).toBeVisible();
});

test('[R-107] [R-209] a filter survives reload and can be shared', async ({ page, browser }) => {
  const [first, second] = await genresWith(page, 1);
  await page.goto('/shows');
  await openPanel(page);
  await toggle(page, titleOf(first)).click();
  await expect(count(page)).toContainText(titleOf(first));
  await toggle(page, titleOf(second)).click();
  await expect(count(page)).toContainText(titleOf(second));
  await expect(page).toHaveURL(new RegExp(`genres=${second?.id}$`));
  const said = await count(page).textContent();
  const friend = await browser.newPage();
  for (const visitor of [page, friend]) {
    await visitor.goto(page.url());
    await expect(count(visitor)).toHaveText(said ?? '');
    await expect(visitor.getByRole('link', { name: `Remove ${first?.title}` })).toBeVisible();
  }
  await friend.close();
});

test('[R-208] /api/filter responds with pages of shows and refuses what is no page', async ({ page }) => {
  const [genre] = await genresWith(page, 1);
  const answer = await asked(page, `genres=${genre?.id}&page=1`);
  expect(Number(answer.totalShows)).toBe(genre?.count);
  expect(answer.shows.every((show) => show.genres.some(({ id }) => id === genre?.id))).toBe(true);
  const refused = await page.request.get(`/api/filter?genres=${genre?.id}&page=-1`);
  expect(refused.status()).toBe(400);
  expect(await refused.json()).toMatchObject({ parameter: 'page' });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the filter works by its URL: genres are added, taken away and paged', async ({ page }) => {
    const [first, second] = await genresWith(page, 21);
    await page.goto('/shows');
    await toggle(page, titleOf(first)).click();
    await expect(page).toHaveURL(new RegExp(`genres=${first?.id}$`));
    await toggle(page, titleOf(second)).click();
    await expect(count(page)).toContainText(`in ${first?.title}, ${second?.title}`);
    await page.getByRole('link', { name: `Remove ${second?.title}` }).click();
    await expect(count(page)).toHaveText(new RegExp(`in ${first?.title}$`));
    await page.getByRole('button', { name: 'Load more' }).click();
    await expect(page).toHaveURL(/page=2/);
    const { shows } = await asked(page, `genres=${first?.id}&page=2`);
    await expect(cards(page).first()).toContainText(shows[0]?.title ?? '');
  });
});
