import { page as anyPage } from '@longwave/contract/page.ts';
import { expect } from '@playwright/test';
import { routesWithIds } from './support/routes.ts';
import { test } from './support/test.ts';

const sections = [
  { path: '/editorial/news', title: 'News', number: 'R-118' },
  { path: '/editorial/reads', title: 'Reads', number: 'R-119' },
  { path: '/editorial/the-fleapit', title: 'The Fleapit', number: 'R-120' },
  { path: '/editorial/residents-bin', title: 'Residents’ Bin', number: 'R-121' },
  { path: '/editorial/resident-focus', title: 'Resident Focus', number: 'R-122' },
];

test('[R-117] editorial leads with its newest story and to its sections', async ({ page }) => {
  await page.goto('/editorial');
  const stories = page.getByRole('main').getByRole('article');
  expect(await stories.count()).toBeGreaterThan(8);
  const nav = page.getByRole('navigation', { name: 'Sections' });
  for (const { title } of sections) await expect(nav.getByRole('link', { name: title })).toBeVisible();
});

for (const { path, title, number } of sections) {
  test(`[${number}] ${path} shows that section and no other`, async ({ page }) => {
    await page.goto(path);
    const stories = page.getByRole('main').getByRole('article');
    expect(await stories.count()).toBeGreaterThan(0);
    for (const story of await stories.all()) await expect(story).toContainText(title);
  });
}

test('[R-123] an article opens from its card with headline, lede and text', async ({
  page,
  baseURL,
  request,
}) => {
  const { article } = await routesWithIds(baseURL ?? '');
  const found = anyPage.parse(await (await request.get(`/content${article}.json`)).json());
  if (found.kind !== 'article') throw new Error('That is no article');
  await page.goto('/editorial');
  await page.getByRole('link', { name: found.title, exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(found.title);
  await expect(page.getByText(found.article.lede)).toBeVisible();
  await expect(page.getByText(`Words by ${found.article.author}`)).toBeVisible();
  await expect.poll(() => page.locator('.article-body p').count()).toBeGreaterThan(3);
});
