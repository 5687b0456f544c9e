import { expect, type Page } from '@playwright/test';
import { followLink } from './support/follow-link.ts';
import { waitForHydration } from './support/hydration.ts';
import { type SiteServer, startSiteServer } from './support/site-server.ts';
import { test } from './support/test.ts';

/** What a visitor and a crawler see, and what the console says, when parts of the content service fail. */

const crawler = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';

test.use({ serviceWorkers: 'block' });
test.describe.configure({ mode: 'serial' });
let site: SiteServer;

test.beforeAll(async ({ baseURL }) => {
  site = await startSiteServer(baseURL ?? '');
});
test.afterAll(() => site.remove());
test.afterEach(() => site.fail());

function linesOf(page: Page): string[] {
  const lines: string[] = [];
  page.on('console', (message) => lines.push(message.text()));
  return lines;
}

const heading = (page: Page) => page.getByRole('heading', { name: 'Nothing to see here...' });

async function goBy(page: Page, path: string): Promise<void> {
  await waitForHydration(page);
  await followLink(page, path);
}

for (const status of [500, 401]) {
  test(`[R-606] a list whose filter responds with ${status} leads to /error, by URL and by link`, async ({
    page,
  }) => {
    site.fail(/^\/shows\/filter/, status);
    await page.goto(`${site.url}/shows`);
    await expect(page).toHaveURL(`${site.url}/error`);
    await expect(heading(page)).toBeVisible();
    await page.goto(`${site.url}/`);
    await goBy(page, '/shows');
    await expect(page).toHaveURL(`${site.url}/error`);
    await expect(heading(page)).toBeVisible();
  });
}

test('a filter that responds with 401 in the browser is logged and leads to /error', async ({ page }) => {
  const lines = linesOf(page);
  await page.goto(`${site.url}/shows`);
  await page.getByRole('button', { name: 'Filter by genre' }).click();
  site.fail(/^\/shows\/filter/, 401);
  await page.locator('#genre-panel button').first().click();
  await expect(page).toHaveURL(`${site.url}/error`);
  await expect(heading(page)).toBeVisible();
  await expect.poll(() => lines.join('\n')).toMatch(/content \/api\/filter.*401/);
  await expect.poll(() => lines.join('\n')).toContain('API Error: 401');
});

test('a response that is not the site’s own is logged with its text and leads to /error', async ({
  page,
}) => {
  const lines = linesOf(page);
  await page.route('**/residents.data*', (route) =>
    route.fulfill({ status: 502, body: 'the gateway is away' }),
  );
  await page.goto(`${site.url}/`);
  await goBy(page, '/residents');
  await expect(page).toHaveURL(`${site.url}/error`);
  await expect(heading(page)).toBeVisible();
  await expect.poll(() => lines.join('\n')).toMatch(/could not be fetched.*502.*the gateway is away/s);
});

test('a list of genres that failed comes back by itself', async ({ page }) => {
  const lines = linesOf(page);
  site.fail(/^\/genres/);
  await page.goto(`${site.url}/shows`);
  await page.getByRole('button', { name: 'Filter by genre' }).click();
  await expect(page.getByText('There is no list of genres.')).toBeVisible();
  await expect.poll(() => lines.some((line) => line.startsWith('Error fetching genres:'))).toBe(true);
  site.fail();
  await expect(page.locator('#genre-panel').getByRole('button').first()).toBeVisible();
  await expect(page.getByText('There is no list of genres.')).toBeHidden();
});

test('[R-306] without a schedule the console says so; the schedule appears when it can be read', async ({
  page,
}) => {
  const lines = linesOf(page);
  site.fail(/^\/shows-schedule/);
  await page.goto(`${site.url}/listen`);
  await expect(page.getByText('The programme cannot be read right now.')).toBeVisible();
  await expect.poll(() => lines).toContain('Schedule not yet loaded');
  site.fail();
  await expect(page.getByRole('group', { name: 'Day' })).toBeVisible({ timeout: 60_000 });
});

test('a filter without shows says so in the console on its first load too', async ({ page }) => {
  const lines = linesOf(page);
  await page.goto(`${site.url}/shows/filter?genres=no-such-genre`);
  await expect(page.getByText('Nothing here plays that')).toBeVisible();
  await expect.poll(() => lines).toContain('No shows found');
  expect(lines.filter((line) => line === 'No shows found')).toHaveLength(1);
});

test.describe('a crawler', () => {
  test.use({ userAgent: crawler });

  test('a crawler’s browser stays on the page it has when another cannot be read', async ({ page }) => {
    await page.goto(`${site.url}/info`);
    const title = await page.title();
    site.fail(/./);
    const asked = page.waitForResponse((response) => response.url().includes('.data'));
    await goBy(page, '/mobile-app');
    expect((await asked).status()).toBe(503);
    await expect(page.getByRole('main')).toHaveAttribute('data-status', 'pending');
    await expect(heading(page)).toHaveCount(0);
    await expect(page).toHaveURL(`${site.url}/info`);
    expect(await page.title()).toBe(title);
  });

  test('[R-155] after an application error a crawler’s browser still shows what the page said', async ({
    page,
  }) => {
    // The code of the page loads, but throws when it renders.
    await page.route('**/assets/text-page-*.js', (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: 'export default function Broken() { throw new Error("broken"); }\nexport const meta = () => [];',
      }),
    );
    await page.goto(`${site.url}/info`);
    await expect(page.getByRole('main')).toHaveAttribute('data-status', 'error');
    await expect(heading(page)).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('meta[name=robots][content=noindex]')).toHaveCount(0);
  });

  test('a crawler finds no error page at /error either', async ({ page }) => {
    const answer = await page.goto(`${site.url}/error`);
    expect(answer?.status()).toBe(404);
    await expect(heading(page)).toHaveCount(0);
  });
});
