import { siteContent } from '@longwave/contract/site-content.ts';
import { expect } from '@playwright/test';
import { waitForHydration } from './support/hydration.ts';
import { expectOnAir } from './support/live-radio.ts';
import { test } from './support/test.ts';

test('[R-100] home shows what is on air, large, and plays it', async ({ page }) => {
  await page.goto('/');
  const hero = page.getByRole('region', { name: 'On air now' });
  await expectOnAir(page, (title) =>
    expect(hero.getByRole('heading', { level: 2 })).toHaveText(title, { timeout: 1_000 }),
  );
  await expect(hero.getByRole('listitem').first()).toBeVisible();
  await waitForHydration(page);
  await hero.getByRole('button', { name: 'Listen live' }).click();
  await expect(page.getByRole('button', { name: 'Pause live radio' })).toBeVisible();
  await hero.getByRole('button', { name: 'Pause' }).click();
  await expect(page.getByRole('button', { name: 'Play live radio' })).toBeVisible();
});

test('home has the latest shows, a collection, words, videos and people', async ({ page }) => {
  await page.goto('/');
  const content = siteContent.parse(await (await page.request.get('/content/home.json')).json());
  const main = page.locator('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(main.locator(`a[href="/shows/${content.latest[0]?.id}"]`).first()).toBeVisible();
  await expect(main.locator(`a[href="/collections/${content.collection?.card.id}"]`)).toBeVisible();
  await expect(main.locator(`a[href="/editorial/${content.articles[0]?.id}"]`)).toBeVisible();
  await expect(main.locator(`a[href="/tv/${content.videos[0]?.id}"]`)).toBeVisible();
  await expect(main.locator(`a[href="/residents/${content.residents[0]?.id}"]`).first()).toBeVisible();
});

test('home describes itself to search engines and to sites it is shared on', async ({ page }) => {
  await page.goto('/');
  const { station } = siteContent.parse(await (await page.request.get('/content/home.json')).json());
  await expect(page).toHaveTitle(`${station.name} · ${station.strapline}`);
  await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /\S/);
  await expect(page.locator('meta[property="og:image"]')).toHaveAttribute(
    'content',
    /\/media\/.+\/1440\.jpg$/,
  );
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/$/);
  const facts = JSON.parse(
    (await page.locator('script[type="application/ld+json"]').first().textContent()) ?? '{}',
  );
  expect(facts).toMatchObject({ '@type': 'RadioStation', name: station.name });
});

test('home is hydrated under its content security policy without an error in the console', async ({
  page,
}) => {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  await page.goto('/');
  await waitForHydration(page);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Discover' }).click();
  await expect(page).toHaveURL('/shows');
  expect(complaints).toEqual([]);
});

test('once loaded, all of the page is laid out, so that it can be printed and searched', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('html[data-first-page]')).toHaveCount(0);
  const parts = await page.locator('.below-first-screen').evaluateAll((found) =>
    found.map((part) => ({
      style: part.getAttribute('style') ?? '',
      laidOut: [...part.querySelectorAll('a')].every((link) =>
        link.checkVisibility({ contentVisibilityAuto: true }),
      ),
      asItIs: getComputedStyle(part).contentVisibility,
    })),
  );
  expect(parts.length).toBeGreaterThan(3);
  for (const part of parts) expect(part).toEqual({ style: '', laidOut: true, asItIs: 'visible' });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('all of the page is laid out at once', async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('html[data-first-page]')).toHaveCount(0);
  });
});
