import { page as anyPage } from '@longwave/contract/page.ts';
import { expect } from '@playwright/test';
import { infoPage, listedPage, stationName, videoPage } from '../stations/fixture/names.ts';
import { expectOnAir } from './support/live-radio.ts';
import { test } from './support/test.ts';

// Requests of a service worker bypass those that a test holds back.
test.use({ serviceWorkers: 'block' });

for (const [number, path] of [
  ['R-124', '/info'],
  ['R-125', '/mobile-app'],
] as const) {
  test(`[${number}] ${path} shows what the station wrote`, async ({ page, request }) => {
    const written = anyPage.parse(await (await request.get(`/content${path}.json`)).json());
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(written.title);
    expect(await page.getByRole('main').locator('.rich-text p').count()).toBeGreaterThan(0);
    await expect(page).toHaveTitle(`${written.title} · ${stationName}`);
  });
}

test('[R-133] a listed page of the station is in the header and opens in the custom layout', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: listedPage.title }).click();
  await expect(page).toHaveURL(listedPage.path);
  await expect(page.locator('.layout-custom').getByRole('heading', { level: 1 })).toBeVisible();
});

test('[R-112] listen shows what is on air, large, with the schedule, in its own layout', async ({ page }) => {
  await page.goto('/listen');
  const layout = page.locator('.layout-listen');
  await expectOnAir(page, (name) =>
    expect(layout.getByRole('heading', { name, level: 2 }).first()).toBeVisible({ timeout: 1_000 }),
  );
  await expect(layout.getByRole('button', { name: 'Listen live' })).toBeVisible();
  await expect(layout.getByRole('heading', { name: 'The week ahead' })).toBeVisible();
});

test('[R-601] a page is pending until its data is there, then a success; one that fails is an error', async ({
  page,
}) => {
  await page.goto('/info');
  const main = page.getByRole('main');
  await expect(main).toHaveAttribute('data-status', 'success');
  const { promise: held, resolve: answer } = Promise.withResolvers<void>();
  await page.route(/residents\.data/, async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Residents' }).click();
  await expect(main).toHaveAttribute('data-status', 'pending');
  await expect(main).toHaveAttribute('aria-busy', 'true');
  answer();
  await expect(page).toHaveURL(/\/residents$/);
  await expect(main).toHaveAttribute('data-status', 'success');
  await page.goto('/shows/there-is-no-such-show');
  await expect(main).toHaveAttribute('data-status', 'error');
});

test('[R-907] a text page has pictures, a show that plays and a quote between its words', async ({
  page,
}) => {
  test.slow();
  await page.goto('/info');
  const main = page.getByRole('main');
  await expect(main.getByRole('figure').locator('img').first()).toBeVisible();
  await expect(main.getByRole('figure').first()).toContainText(infoPage.caption);
  await expect(main.getByRole('blockquote')).toContainText(infoPage.quote);
  const show = main.getByRole('article').first();
  await expect(show.getByRole('heading').getByRole('link')).toHaveAttribute('href', /^\/shows\//);
  await show.getByRole('button', { name: /^Play/ }).click();
  await expect
    .poll(() => page.evaluate(() => document.querySelector('audio')?.currentTime ?? 0), { timeout: 60_000 })
    .toBeGreaterThan(0.2);
  await page.goto(videoPage.path);
  await expect(main.getByRole('heading', { name: videoPage.heading })).toBeVisible();
  await expect(main.getByRole('button', { name: /Play/ }).first()).toBeVisible();
});

test('headings can be linked to: from the text, by their own link and on arrival', async ({ page }) => {
  const [first, second] = infoPage.headings;
  await page.goto('/info');
  const heading = page.getByRole('heading', { name: second });
  await expect(heading).toHaveAttribute('id', 'second-heading');
  await expect(heading).not.toBeInViewport();
  await page.getByRole('main').getByRole('link', { name: infoPage.linkToSecond }).click();
  await expect(page).toHaveURL(/#second-heading$/);
  await expect(heading).toBeInViewport();

  await page.getByRole('heading', { name: first }).hover();
  await page.locator('a.heading-link[href="#first-heading"]').click();
  await expect(page).toHaveURL(/#first-heading$/);

  await page.goto('/');
  await page.goto('/info#second-heading');
  await expect(heading).toBeInViewport();
});
