import { expect } from '@playwright/test';
import { fixedRoutes, routesWithIds } from './support/routes.ts';
import { test } from './support/test.ts';
import { leaveOutPictures } from './support/without-pictures.ts';

test.use({ javaScriptEnabled: false });
leaveOutPictures();

test('without JavaScript every page reads', async ({ page, baseURL }) => {
  test.setTimeout(300_000);
  const { notFound, ...routes } = await routesWithIds(baseURL ?? '');
  for (const route of [...fixedRoutes, ...Object.values(routes)]) {
    const answer = await page.goto(route, { waitUntil: 'domcontentloaded' });
    expect(answer?.status(), route).toBe(200);
    await expect(page.getByRole('heading', { level: 1 }), route).toBeVisible();
  }
  expect((await page.goto(notFound))?.status()).toBe(404);
});

test('without JavaScript the search form submits', async ({ page }) => {
  await page.goto('/search');
  const box = page.getByRole('main').getByRole('searchbox', { name: 'Search' });
  await box.fill('river');
  await box.press('Enter');
  await expect(page).toHaveURL(/\/search\?query=river/);
});
