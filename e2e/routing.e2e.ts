import { expect, type Page } from '@playwright/test';
import { movedInside, movedOutside } from '../stations/fixture/names.ts';
import { waitForHydration } from './support/hydration.ts';
import { test } from './support/test.ts';

async function open(page: Page, path: string) {
  await page.goto(path);
  await waitForHydration(page);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
}

/** Whether the page is still the document that was opened, not a new load. */
const sameDocument = (page: Page) => page.evaluate(() => 'sameDocument' in window);

/** Clicks a link to this URL, as if the content had one. */
async function follow(page: Page, href: string) {
  await page.evaluate((target) => {
    const link = document.createElement('a');
    link.href = target;
    link.textContent = 'A link of a test';
    document.querySelector('main')?.prepend(link);
  }, href);
  await page.getByRole('link', { name: 'A link of a test' }).click();
}

test('[R-100] the logo leads home without a new load', async ({ page }) => {
  await open(page, '/info');
  await page
    .getByRole('banner')
    .getByRole('link', { name: /, home$/ })
    .click();
  await expect(page).toHaveURL('/');
  expect(await sameDocument(page)).toBe(true);
});

test('[R-143] a URL that matches no route: 404, the whole URL in the message, the shell usable', async ({
  page,
}) => {
  const answer = await page.goto('/no/such/page?x=1#here');
  expect(answer?.status()).toBe(404);
  await expect(page.getByText('Page not found: /no/such/page?x=1#here')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Live radio' })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await page.getByRole('link', { name: 'Go Home' }).click();
  await expect(page).toHaveURL('/');
});

test('an unknown URL on client navigation keeps the page that plays', async ({ page }) => {
  await open(page, '/info');
  await follow(page, '/no/such/page');
  await expect(page.getByText('Page not found: /no/such/page')).toBeVisible();
  expect(await sameDocument(page)).toBe(true);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Discover' }).click();
  await expect(page).toHaveURL('/shows');
  await expect(page.getByRole('heading', { name: 'Nothing to see here...' })).toBeHidden();
});

test('[R-141] a page that does not exist: 404 with its path', async ({ page }) => {
  const answer = await page.goto('/shows/there-is-no-such-show');
  expect(answer?.status()).toBe(404);
  await expect(page.getByText('Page Not Found: /shows/there-is-no-such-show')).toBeVisible();
});

test('[R-134] [R-154] the error page has an image, the heading, the station’s words and the way home', async ({
  page,
}) => {
  await page.goto('/error');
  await expect(page.getByRole('heading', { level: 1, name: 'Nothing to see here...' })).toBeVisible();
  await expect(page.locator('main .rich-text')).not.toBeEmpty();
  await expect(page.locator('main').getByRole('img')).toBeVisible();
  await page.getByRole('link', { name: 'Go Home' }).click();
  await expect(page).toHaveURL('/');
});

test('[R-142] a redirect of content is 3xx on first load', async ({ request }) => {
  const inside = await request.get(movedInside.from, { maxRedirects: 0 });
  expect([inside.status(), inside.headers().location]).toEqual([301, movedInside.to]);
  const outside = await request.get(movedOutside.from, { maxRedirects: 0 });
  expect([outside.status(), outside.headers().location]).toEqual([302, movedOutside.to]);
});

test('[R-142] a redirect of content is followed in the browser on client navigation', async ({ page }) => {
  await open(page, '/');
  await follow(page, movedInside.from);
  await expect(page).toHaveURL(movedInside.to);
  expect(await sameDocument(page)).toBe(true);
});

test('[R-144] navigation begins at the top, back restores the position, a hash leads to its target', async ({
  page,
}) => {
  await open(page, '/');
  await page.evaluate(() => scrollTo(0, 900));
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500);
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Discover' })
    .dispatchEvent('click');
  await expect(page).toHaveURL('/shows');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500);
  await page.goForward();
  await expect(page).toHaveURL('/shows');
  await follow(page, '/#residents');
  await expect(page).toHaveURL('/#residents');
  await expect(page.locator('#residents')).toBeInViewport();
});

test('[R-145] a URL whose path starts with two slashes is refused, and no page links to one', async ({
  page,
  baseURL,
}) => {
  expect((await fetch(`${baseURL}//evil.example`, { redirect: 'manual' })).status).toBe(400);
  await page.goto('/search?query=//evil.example');
  await expect(page.locator('a[href^="//"]')).toHaveCount(0);
});

test('[R-144] links within a page lead to their targets, one after the other, and back restores the position', async ({
  page,
}) => {
  await page.setViewportSize({ width: 800, height: 400 });
  await open(page, '/residents');
  const letters = page.getByRole('navigation', { name: 'Letters' }).getByRole('link');
  for (const letter of [letters.last(), letters.nth(1), letters.last()]) {
    const target = page.locator(`[id="${(await letter.getAttribute('href'))?.slice(1)}"]`);
    await letter.click();
    await expect(target).toBeInViewport();
  }
  await page.goBack();
  await expect(
    page.locator(`[id="${(await letters.nth(1).getAttribute('href'))?.slice(1)}"]`),
  ).toBeInViewport();
});

test('a link with a hash that cannot be decoded leads to its page', async ({ page }) => {
  const broken: Error[] = [];
  page.on('pageerror', (error) => broken.push(error));
  await open(page, '/shows');
  await follow(page, '/info#100%');
  await expect(page).toHaveURL('/info#100%');
  await expect(page.getByRole('main')).toBeFocused();
  expect(await sameDocument(page)).toBe(true);
  expect(broken).toEqual([]);
});

test('a link to the current page adds nothing to the history', async ({ page }) => {
  const entry = () => page.evaluate(() => ({ key: history.state?.key, length: history.length }));
  await open(page, '/info');
  const discover = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Discover' });
  await discover.click();
  await expect(page).toHaveURL('/shows');
  const before = await entry();
  await discover.click();
  await expect.poll(async () => (await entry()).key).not.toBe(before.key);
  expect((await entry()).length).toBe(before.length);
  await page.goBack();
  await expect(page).toHaveURL('/info');
});
