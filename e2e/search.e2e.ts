import type { ResidentCard, ShowCard } from '@longwave/contract/card.ts';
import { type PageOf, page as pageSchema } from '@longwave/contract/page.ts';
import { searchPlayedIn, searchResponse } from '@longwave/contract/search.ts';
import { expect, type Page } from '@playwright/test';
import { waitForHydration } from './support/hydration.ts';
import { test } from './support/test.ts';
import { leaveOutPictures } from './support/without-pictures.ts';

/** Search: results in tabs, tracks that were played, suggestions, and help when nothing is found. */

// Pictures are made when first requested, and these tests do not need them.
leaveOutPictures();

const tabs = (page: Page) => page.getByRole('navigation', { name: 'Search results' });
const box = (page: Page) => page.getByRole('main').getByRole('searchbox', { name: 'Search' });

async function latestShow(page: Page): Promise<PageOf<'show'>> {
  const list = pageSchema.parse(await (await page.request.get('/content/shows/latest.json')).json());
  const shows: ShowCard[] = list.kind === 'shows' ? list.shows.items : [];
  for (const { id } of shows) {
    const found = pageSchema.parse(await (await page.request.get(`/content/shows/${id}.json`)).json());
    if (found.kind === 'show' && found.tracklist.some((track) => track.time !== null)) return found;
  }
  throw new Error('The station has no show with a tracklist');
}

async function someResident(page: Page): Promise<ResidentCard> {
  const list = pageSchema.parse(await (await page.request.get('/content/residents.json')).json());
  const found = list.kind === 'residents' ? list.residents[0] : undefined;
  if (!found) throw new Error('The station has no residents');
  return found;
}

const search = (path: string, query: string) => `${path}?${new URLSearchParams({ query })}`;

test('[R-113] results stand under tabs with their counts', async ({ page }) => {
  const { name } = await someResident(page);
  const { totals } = searchResponse.parse(
    await (await page.request.get(search('/content/search.json', name))).json(),
  );
  await page.goto(search('/search', name));
  await expect(page).toHaveTitle(new RegExp(name.slice(0, 4)));
  await expect(tabs(page).getByRole('link', { name: 'All' })).toHaveAttribute('aria-current', 'page');
  const counts = {
    All: Object.values(totals).reduce((sum, count) => sum + count),
    Shows: totals.shows,
    'Played in': totals.playedIn,
    Residents: totals.residents,
    Articles: totals.articles,
    Videos: totals.videos,
    Collections: totals.collections,
    Programmes: totals.programmes,
  };
  await expect(tabs(page).getByRole('link')).toHaveText(Object.keys(counts));
  await expect(tabs(page)).toHaveText(
    new RegExp(
      Object.entries(counts)
        .map(([name, count]) => `${name}\\s*${count}`)
        .join('\\s*'),
    ),
  );
});

test('[R-114] the Shows tab finds a show by its title', async ({ page }) => {
  const { show } = await latestShow(page);
  await page.goto(search('/search', show.title));
  await tabs(page).getByRole('link', { name: 'Shows' }).click();
  await expect(page).toHaveURL(/\/search\/shows\?query=/);
  await expect(page.getByRole('main').getByRole('link', { name: show.title, exact: true })).toBeVisible();
});

test('[R-115] Played in shows the matching line and opens the show at that second', async ({ page }) => {
  test.slow();
  const { tracklist } = await latestShow(page);
  const wanted = tracklist.find((track) => track.time !== null);
  const query = `${wanted?.artist} ${wanted?.title}`;
  const found = searchPlayedIn.parse(
    await (await page.request.get(search('/content/search/played-in.json', query))).json(),
  );
  const first = found.items[0];
  await page.goto(search('/search/played-in', query));
  const line = page.getByRole('main').getByRole('listitem').first();
  await expect(line).toContainText(first?.track.artist ?? '');
  await expect(line).toContainText(first?.track.title ?? '');
  await expect(line.locator('mark').first()).toBeVisible();
  // Follow a link of the page, because a page that is newly loaded plays nothing by itself.
  await waitForHydration(page);
  await line.getByRole('link').click();
  await expect(page).toHaveURL(
    new RegExp(`/shows/${first?.show.id}\\?t=${Math.floor(first?.track.time ?? 0)}$`),
  );
  await expect(page.getByRole('region', { name: 'Player' })).toContainText(first?.show.title ?? '');
  // A recording is made when it is first requested, which takes a while on a busy machine.
  await expect
    .poll(() => page.evaluate(() => document.querySelector('audio')?.currentTime ?? 0), { timeout: 60_000 })
    .toBeGreaterThan(Math.floor(first?.track.time ?? 0) + 0.2);
});

test('[R-116] the Residents tab finds a resident by name', async ({ page }) => {
  const { name, id } = await someResident(page);
  await page.goto(search('/search/residents', name));
  await page.getByRole('main').getByRole('link', { name, exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/residents/${id}$`));
});

const kinds = [
  { tab: 'Articles', list: 'editorial', items: 'articles', page: 'editorial' },
  { tab: 'Videos', list: 'tv', items: 'videos', page: 'tv' },
  { tab: 'Collections', list: 'collections', items: 'collections', page: 'collections' },
  { tab: 'Programmes', list: 'programmes', items: 'programmes', page: 'programmes' },
];
for (const { tab, list, items, page: folder } of kinds) {
  test(`[R-902] the ${tab} tab finds one by its title and leads to it`, async ({ page }) => {
    const answer = await (await page.request.get(`/content/${list}.json`)).json();
    const [first] = answer[items].items ?? answer[items];
    const { title, id } = first.card ?? first;
    await page.goto(search('/search', title));
    const found = page.getByRole('region', { name: tab, exact: true });
    await expect(found.getByRole('link', { name: title }).first()).toBeVisible();
    await tabs(page).getByRole('link', { name: tab }).click();
    await expect(page).toHaveURL(new RegExp(`/search/${tab.toLowerCase()}\\?query=`));
    await expect(tabs(page).getByRole('link', { name: tab })).toHaveAttribute('aria-current', 'page');
    await page.getByRole('main').getByRole('article').getByRole('link', { name: title }).first().click();
    await expect(page).toHaveURL(new RegExp(`/${folder}/${id}$`));
  });
}

test('suggestions name the kind and lead to a programme', async ({ page }) => {
  const { programmes } = await (await page.request.get('/content/programmes.json')).json();
  const { title, id } = programmes[0].card;
  await page.goto('/search');
  await box(page).pressSequentially(title, { delay: 30 });
  const option = page
    .locator(`[role=option]`)
    .filter({ hasText: 'Programme' })
    .filter({ hasText: title })
    .first();
  await option.click();
  await expect(page).toHaveURL(new RegExp(`/programmes/${id}$`));
});

test('suggestions come while typing and are chosen with the arrow keys', async ({ page }) => {
  const { name, id } = await someResident(page);
  await page.goto('/search');
  await box(page).click();
  // Fills in all text at once, so that suggestions for a shorter text do not change the list during the key presses.
  await box(page).fill(name.slice(0, 8));
  const list = page.getByRole('listbox', { name: 'Suggestions' });
  const option = list.getByRole('option').filter({ hasText: name }).first();
  await expect(option).toBeVisible();
  for (let step = 0; step < 8; step++) {
    await box(page).press('ArrowDown');
    if ((await option.getAttribute('aria-selected')) === 'true') break;
  }
  await expect(option).toHaveAttribute('aria-selected', 'true');
  await expect(box(page)).toHaveAttribute('aria-activedescendant', (await option.getAttribute('id')) ?? '');
  await box(page).press('Enter');
  await expect(page).toHaveURL(new RegExp(`/residents/${id}`));
});

test('Escape closes the suggestions and leaves the text', async ({ page }) => {
  const { name } = await someResident(page);
  await page.goto('/search');
  await box(page).click();
  await box(page).pressSequentially(name.slice(0, 5), { delay: 30 });
  const list = page.getByRole('listbox', { name: 'Suggestions' });
  await expect(list).toBeVisible();
  await box(page).press('Escape');
  await expect(list).toBeHidden();
  await expect(box(page)).toHaveValue(name.slice(0, 5));
});

test('a search on the page of another leaves one field, with suggestions', async ({ page }) => {
  const { name } = await someResident(page);
  await page.goto('/search');
  await box(page).fill('zzxqv');
  await box(page).press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'Nothing found for' })).toBeVisible();
  await expect(box(page)).toHaveCount(1);
  await expect(box(page)).toHaveValue('zzxqv');
  await box(page).fill(name.slice(0, 8));
  const list = page.getByRole('listbox', { name: 'Suggestions' });
  await expect(list.getByRole('option').filter({ hasText: name }).first()).toBeVisible();
});

test('nothing asked and nothing found both help on', async ({ page }) => {
  await page.goto('/search');
  await expect(page.getByRole('link', { name: 'All residents' })).toBeVisible();
  await box(page).fill('zzxqv nothing like this');
  await box(page).press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'Nothing found for' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Or start from a genre' })).toBeVisible();
});

test('a query with markup is shown as the text it is', async ({ page }) => {
  const query = '<img src=x onerror=alert(1)> //evil.example';
  await page.goto(search('/search', query));
  await expect(box(page)).toHaveValue(query);
  await expect(page.locator('main img[src="x"]')).toHaveCount(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the search form submits and finds', async ({ page }) => {
    const { name } = await someResident(page);
    await page.goto('/search');
    await box(page).fill(name);
    await box(page).press('Enter');
    await expect(page.getByRole('main').getByRole('link', { name, exact: true })).toBeVisible();
  });
});
