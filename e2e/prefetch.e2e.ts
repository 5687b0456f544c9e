import { expect, type Page } from '@playwright/test';
import { waitForHydration } from './support/hydration.ts';
import { latestShows } from './support/player.ts';
import { test } from './support/test.ts';

/** the code of linked pages is prefetched, and the data of a page when a link to it is pointed at. */

// Responses that tests before have left in the cache would be requested again behind the page.
test.use({ ownContext: true });

/** Requests for the data of all pages, or of only one, since other links may come under the pointer later. */
function dataCalls(page: Page, only?: string): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (only ? pathname === only : pathname.endsWith('.data')) calls.push(pathname);
  });
  return calls;
}

/** Waits until the code of pages is prefetched, about a second after load; from then on, so is the data behind links. */
async function settled(page: Page): Promise<void> {
  await expect.poll(() => page.locator('link[data-prefetched]').count()).toBeGreaterThan(0);
}

async function openShows(page: Page): Promise<void> {
  await page.goto('/shows/latest');
  await settled(page);
}

const link = (page: Page, id: string) => page.locator(`main a[href="/shows/${id}"]`).first();

test('data of the page under the pointer is fetched once, and the navigation uses it', async ({ page }) => {
  const [show] = await latestShows(page);
  const calls = dataCalls(page, `/shows/${show?.id}.data`);
  await openShows(page);
  const answered = page.waitForResponse(`**/shows/${show?.id}.data*`);
  await link(page, show?.id ?? '').hover();
  expect((await answered).ok()).toBe(true);
  await link(page, show?.id ?? '').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(show?.title ?? '');
  expect(calls).toEqual([`/shows/${show?.id}.data`]);
  // A second visit fetches data of its own, perhaps before the click, since the pointer is already on the link.
  const again = page.waitForRequest(`**/shows/${show?.id}.data*`);
  await page.goBack();
  await link(page, show?.id ?? '').click();
  await again;
});

test('a click while the data is being prefetched uses that response', async ({ page }) => {
  const [show] = await latestShows(page);
  const calls = dataCalls(page, `/shows/${show?.id}.data`);
  await openShows(page);
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(`**/shows/${show?.id}.data*`, async (route) => {
    await held;
    await route.continue();
  });
  const asked = page.waitForRequest(`**/shows/${show?.id}.data*`);
  await link(page, show?.id ?? '').hover();
  await asked;
  await link(page, show?.id ?? '').click();
  await expect(page.getByRole('main')).toHaveAttribute('data-status', 'pending');
  answer();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(show?.title ?? '');
  expect(calls).toEqual([`/shows/${show?.id}.data`]);
});

test('the data behind a focused link is prefetched as well', async ({ page }) => {
  const [show] = await latestShows(page);
  await openShows(page);
  const asked = page.waitForRequest(`**/shows/${show?.id}.data*`);
  await link(page, show?.id ?? '').focus();
  await asked;
});

test('at most four prefetches run at a time, and data whose prefetch failed is fetched by the navigation', async ({
  page,
}) => {
  const shows = await latestShows(page);
  await openShows(page);
  // Waits until all code of pages has been fetched.
  await page.waitForLoadState('networkidle');
  const waiting: (() => void)[] = [];
  let most = 0;
  let failing = true;
  await page.route('**/shows/*.data*', async (route) => {
    if (!failing) return route.continue();
    await new Promise<void>((resolve) => {
      waiting.push(resolve);
    });
    most = Math.max(most, waiting.length);
    await route.abort();
  });
  for (const { id } of shows.slice(0, 7)) await link(page, id).focus();
  await expect.poll(() => waiting.length).toBe(4);
  for (const end of waiting.splice(0)) end();
  await expect.poll(() => waiting.length).toBe(3);
  for (const end of waiting.splice(0)) end();
  expect(most).toBeLessThanOrEqual(4);
  failing = false;
  const [first] = shows;
  await link(page, first?.id ?? '').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(first?.title ?? '');
});

test('[R-604] the code of pages that a page links to is prefetched, after every navigation, and no file twice', async ({
  page,
}) => {
  const files: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.js')) files.push(pathname);
  });
  const codeOf = (name: string) => files.filter((file) => file.startsWith(`/assets/${name}-`)).length;
  await page.goto('/info');
  await settled(page);
  await expect.poll(() => codeOf('residents')).toBe(1);
  await page.waitForLoadState('networkidle');
  expect(codeOf('resident')).toBe(0);
  await page.getByRole('banner').getByRole('link', { name: 'Residents', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Residents');
  await expect.poll(() => codeOf('resident')).toBe(1);
  await page.waitForLoadState('networkidle');
  const ahead = page.locator('link[data-prefetched]');
  const hrefs = await ahead.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  expect(hrefs.length).toBeGreaterThan(10);
  expect(new Set(hrefs).size).toBe(hrefs.length);
  // The page's own code is loaded already. What is prefetched may be imported later, from the cache.
  const shell = files.find((file) => file.startsWith('/assets/shell-')) ?? '';
  for (const own of [shell, ...files.filter((file) => file.startsWith('/assets/text-page-'))])
    expect(hrefs).not.toContain(own);
});

/** The last code that is requested after load; a second later, prefetching begins. */
const deferredCode = /\/assets\/deferred-[^/]*\.js$/;

for (const connection of [{ saveData: true }, { effectiveType: '2g' }]) {
  test(`nothing is prefetched with ${JSON.stringify(connection)}`, async ({ page }) => {
    await page.addInitScript((facts) => {
      Object.defineProperty(navigator, 'connection', { value: facts });
    }, connection);
    const calls = dataCalls(page);
    const [show] = await latestShows(page);
    await page.clock.install();
    const mounted = page.waitForRequest(deferredCode);
    await page.goto('/shows/latest');
    await mounted;
    await page.clock.runFor(2_500);
    await link(page, show?.id ?? '').hover();
    await page.clock.runFor(500);
    // Requests are reported in order, so a prefetch would have been reported before this one.
    await page.evaluate(() => fetch('/healthz'));
    expect(calls).toEqual([]);
    expect(await page.locator('link[data-prefetched]').count()).toBe(0);
    await link(page, show?.id ?? '').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(show?.title ?? '');
    expect(calls).toEqual([`/shows/${show?.id}.data`]);
  });
}

test('[R-605] pages, tokens and tracks are asked for by one client: the XSRF cookie goes back as a header', async ({
  page,
  context,
  baseURL,
}) => {
  await context.addCookies([{ name: 'XSRF-TOKEN', value: 'a%20mark', url: baseURL ?? '' }]);
  const marks = new Map<string, string | undefined>();
  page.on('request', (request) => {
    const name = new URL(request.url()).pathname.split('/').at(-1) ?? '';
    if (/^(?:token|refresh|resolve)\.json$|\.data$/.test(name))
      marks.set(name, request.headers()['x-xsrf-token']);
  });
  const [show] = await latestShows(page);
  await page.addInitScript(() => {
    if (localStorage.getItem('sessionId')) localStorage.setItem('expiresAt', '1');
  });
  await page.goto('/shows/latest');
  await expect.poll(() => marks.get('token.json')).toBe('a mark');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('sessionId'))).toBeTruthy();
  // On the second page the session has expired, so it is refreshed before the track is requested.
  await page.goto('/shows/latest');
  await waitForHydration(page);
  await link(page, show?.id ?? '').click();
  await page
    .getByRole('main')
    .getByRole('button', { name: `Play ${show?.title}` })
    .first()
    .click();
  await expect
    .poll(() => Object.fromEntries(marks))
    .toEqual({
      'token.json': 'a mark',
      'refresh.json': 'a mark',
      'resolve.json': 'a mark',
      [`${show?.id}.data`]: 'a mark',
    });
});
