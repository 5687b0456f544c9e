import { expect } from '@playwright/test';
import { collectionsOfAKind } from '../stations/fixture/names.ts';
import { routesWithIds } from './support/routes.ts';
import { test } from './support/test.ts';

const kinds = [
  { path: '/collections/series', title: 'Series', number: 'R-127' },
  { path: '/collections/takeovers', title: 'Takeovers', number: 'R-128' },
  { path: '/collections/guest-residencies', title: 'Guest residencies', number: 'R-129' },
];

test('[R-126] collections shows every collection and leads to each kind', async ({ page }) => {
  await page.goto('/collections');
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards).toHaveCount(kinds.length * collectionsOfAKind);
  await page
    .getByRole('navigation', { name: 'Kinds of collections' })
    .getByRole('link', { name: 'Series' })
    .click();
  await expect(page).toHaveURL(/\/collections\/series$/);
});

for (const { path, title, number } of kinds) {
  test(`[${number}] ${path} shows that kind and no other`, async ({ page }) => {
    await page.goto(path);
    const cards = page.getByRole('main').getByRole('article');
    await expect(cards).toHaveCount(collectionsOfAKind);
    for (const card of await cards.all()) await expect(card).toContainText(title);
    await expect(
      page.getByRole('link', { name: title, exact: true, includeHidden: false }).first(),
    ).toBeVisible();
  });
}

test('[R-130] a collection opens with its shows, which lead on', async ({ page, baseURL }) => {
  const { collection } = await routesWithIds(baseURL ?? '');
  await page.goto(collection);
  const shows = page.getByRole('region', { name: 'Inside' }).getByRole('article');
  expect(await shows.count()).toBeGreaterThan(1);
  await expect(
    page
      .getByRole('main')
      .getByRole('button', { name: /^Play / })
      .first(),
  ).toBeVisible();
  const first = shows.first().getByRole('heading').getByRole('link');
  const title = await first.innerText();
  await first.click();
  await expect(page).toHaveURL(/\/shows\//);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
});
