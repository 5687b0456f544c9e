import { expect, type Page, type Route } from '@playwright/test';
import { movedSchedule } from '../stations/fixture/names.ts';
import { type OwnStation, startStation } from '../testing/start-station.ts';
import { followLink } from './support/follow-link.ts';
import { waitForHydration } from './support/hydration.ts';
import { startRadio } from './support/live-radio.ts';
import { audio, expectSound, firstShow } from './support/player.ts';
import { test } from './support/test.ts';

/** Every kind of navigation follows the same rules: the last click wins, and neither missing code nor a newer build stops the sound. */

// Nothing is prefetched, so that the code of a page is requested when the page is.
test.use({ serviceWorkers: 'block' });
test.beforeEach(async ({ page }) => {
  await page.route('**/content/media/**', (route) => route.abort());
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } });
  });
});

type Kind = {
  name: string;
  /** Path where the navigation starts. */
  from: string;
  /** Name of the code file of the page, as a regular expression. */
  code: string;
  /** Starts the navigation. */
  go: (page: Page) => Promise<void>;
  /** URL of the page. */
  to: RegExp;
  /** Brings the first page into a state in which `go` works. */
  prepare?: (page: Page) => Promise<void>;
};

const kinds: Kind[] = [
  {
    name: 'a link',
    from: '/info',
    code: 'residents',
    go: (page) => menuLink(page, 'Residents').click(),
    to: /\/residents$/,
  },
  {
    name: 'a search',
    from: '/info',
    code: 'search',
    async go(page) {
      await openSearch(page);
      await searchBox(page).fill('two words');
      await searchBox(page).press('Enter');
    },
    to: /\/search\?query=two\+words$/,
  },
  {
    name: 'a suggestion',
    from: '/info',
    code: '(?:show|resident)',
    async go(page) {
      const { title } = await firstShow(page);
      await openSearch(page);
      await searchBox(page).fill(title);
      await expect(page.getByRole('option').first()).toBeVisible();
      await searchBox(page).press('ArrowDown');
      await searchBox(page).press('Enter');
    },
    to: /\/(?:shows|residents)\/[\w-]+/,
  },
  {
    name: 'a genre',
    from: '/shows',
    code: 'shows-filter',
    async prepare(page) {
      await page.getByRole('button', { name: 'Filter by genre' }).click();
      await expect(page.locator('#genre-panel')).toBeVisible();
    },
    go: (page) => page.locator('#genre-panel button:not([aria-pressed=true])').first().click(),
    to: /\/shows\/filter\?genres=[\w-]+$/,
  },
  {
    name: 'Back',
    from: '/residents',
    code: 'residents',
    async prepare(page) {
      await menuLink(page, 'Discover').click();
      await expect(page).toHaveURL(/\/shows$/);
      // The reload drops the code of the residents page, but not its entry in the history.
      await page.reload();
      await isAlive(page);
    },
    go: (page) => page.evaluate(() => history.back()),
    to: /\/residents$/,
  },
  {
    name: 'a redirect',
    from: '/info',
    code: 'listen',
    go: (page) => followLink(page, movedSchedule.from),
    to: /\/listen$/,
  },
];

const menuLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true });
const searchBox = (page: Page) => page.getByRole('banner').getByRole('searchbox', { name: 'Search' });
const notice = (page: Page) => page.getByText('That page could not be loaded.');

async function openSearch(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: 'Search', exact: true }).click();
  await expect(searchBox(page)).toBeFocused();
}

async function isAlive(page: Page): Promise<void> {
  await waitForHydration(page);
  await page.waitForLoadState('load');
}

/** Opens the page where a navigation starts, and marks the document. */
async function start(page: Page, { from, prepare }: Kind, station = ''): Promise<void> {
  await page.goto(station + from);
  await isAlive(page);
  await prepare?.(page);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
}

const sameDocument = (page: Page) => page.evaluate(() => 'sameDocument' in window).catch(() => undefined);

/** Handles requests for the code of a page with `answer`. Returns a function that ends this. */
async function code(
  page: Page,
  { code }: Kind,
  answer: (route: Route) => unknown,
): Promise<() => Promise<void>> {
  const pattern = new RegExp(`/assets/${code}-[\\w-]{8}\\.js$`);
  await page.route(pattern, answer);
  return () => page.unroute(pattern);
}

for (const kind of kinds) {
  test(`${kind.name} whose code is slow is overtaken by a later click, and the radio plays on`, async ({
    page,
  }) => {
    await start(page, kind);
    await startRadio(page);
    let arrive = () => {};
    const held = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    await code(page, kind, async (route) => {
      await held;
      await route.continue();
    });
    const wanted = page.waitForRequest(new RegExp(`/assets/${kind.code}-[\\w-]{8}\\.js$`));
    await kind.go(page);
    await wanted;
    await menuLink(page, 'TV').click();
    await expect(page).toHaveURL(/\/tv$/);
    const came = page.waitForResponse(new RegExp(`/assets/${kind.code}-[\\w-]{8}\\.js$`));
    arrive();
    await (await came).finished();
    await expectSound(page);
    await expect(page).toHaveURL(/\/tv$/);
    await expect(page.locator('.layout-tv')).toBeVisible();
    expect(await sameDocument(page)).toBe(true);
  });

  test(`${kind.name} whose code is missing leaves page and radio as they are, and can be tried again`, async ({
    page,
  }) => {
    await start(page, kind);
    await startRadio(page);
    let asked = 0;
    const repair = await code(page, kind, (route) =>
      asked++ % 2 === 0 ? route.abort() : route.fulfill({ status: 404, body: '' }),
    );
    await kind.go(page);
    await expect(notice(page)).toBeVisible();
    await expectSound(page);
    await expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'false');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.poll(() => asked).toBeGreaterThan(1);
    await expect(notice(page)).toBeVisible();
    await repair();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page).toHaveURL(kind.to);
    await expect(notice(page)).toBeHidden();
    await expect(page.getByRole('main')).toHaveAttribute('data-status', 'success');
    await expectSound(page);
    expect(await sameDocument(page)).toBe(true);
  });

  test(`${kind.name} whose code is missing while nothing plays loads the page asked for, once`, async ({
    page,
  }) => {
    await start(page, kind);
    const loads: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest()) loads.push(request.url());
    });
    let first = true;
    await code(page, kind, (route) => {
      if (!first) return route.continue();
      first = false;
      return route.abort();
    });
    await kind.go(page);
    await expect.poll(() => sameDocument(page)).toBe(false);
    await expect(page).toHaveURL(kind.to);
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
    expect(loads.filter((address) => kind.to.test(address))).toHaveLength(1);
  });
}

test.describe('with another build at the server', () => {
  test.describe.configure({ mode: 'default' });
  let station: OwnStation;
  test.beforeAll(async () => {
    station = await startStation({ BUILD_POLL_SECONDS: '1' });
  });
  test.afterAll(() => station.remove());

  for (const kind of kinds) {
    test(`a newer build waits until nothing plays with ${kind.name}, and is loaded with it then`, async ({
      page,
    }) => {
      await page.route('**/builds/latest.json?*', (route) => route.fulfill({ json: { id: 'newer' } }));
      // After a request of the test's own and the next poll, the page has processed the response.
      const known = async () => {
        await page.waitForResponse('**/builds/meta/newer.json');
        await page.evaluate(() => fetch('/builds/meta/newer.json').then((response) => response.text()));
        await page.waitForRequest('**/builds/latest.json?*');
      };
      await page.route('**/builds/meta/newer.json', (route) => route.fulfill({ json: {} }));
      await start(page, kind, station.url);
      await startRadio(page);
      await known();
      await kind.go(page);
      await expect(page).toHaveURL(kind.to);
      await expectSound(page);
      expect(await sameDocument(page)).toBe(true);

      await start(page, kind, station.url);
      await known();
      await kind.go(page);
      await expect.poll(() => sameDocument(page)).toBe(false);
      await expect(page).toHaveURL(kind.to);
    });
  }
});

test('what was typed into the search is never lost, though its page cannot be loaded', async ({ page }) => {
  await page.goto('/info');
  await isAlive(page);
  await startRadio(page);
  await page.route(/\/assets\/search-[\w-]{8}\.js$/, (route) => route.abort());
  await openSearch(page);
  await searchBox(page).fill('tide');
  await searchBox(page).press('Enter');
  await expect(notice(page)).toBeVisible();
  await page.getByRole('banner').getByRole('button', { name: 'Search', exact: true }).click();
  await expect(searchBox(page)).toHaveValue('tide');
  await expectSound(page);
});

test('suggestions and shows whose code is missing take nothing else away', async ({ page }) => {
  await page.route(/\/assets\/(?:suggestion-list|fetch-filter)-[\w-]{8}\.js$/, (route) => route.abort());
  await page.goto('/shows');
  await isAlive(page);
  await startRadio(page);
  const shown = await page.getByRole('main').locator('article').count();
  await page.getByRole('button', { name: 'Load more' }).click();
  await openSearch(page);
  await searchBox(page).fill('tide');
  await expectSound(page);
  expect(await page.getByRole('main').locator('article').count()).toBe(shown);
  await searchBox(page).press('Enter');
  await expect(page).toHaveURL(/\/search\?query=tide$/);
  await expectSound(page);
});

test('coming back to a URL with a start second leaves the radio playing', async ({ page }) => {
  const { id } = await firstShow(page);
  await page.goto('/info');
  await isAlive(page);
  await page.getByRole('main').click();
  await followLink(page, `/shows/${id}?t=42`);
  await expect.poll(async () => (await audio(page)).time).toBeGreaterThanOrEqual(42);
  await followLink(page, '/info');
  await expect(page).toHaveURL(/\/info$/);
  await startRadio(page);
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Play from 0:42' })).toBeVisible();
  await expectSound(page);
  expect((await audio(page)).src).toMatch(/\/stream$/);
});

test('pages asked for in quick turns leave no unhandled error', async ({ page }) => {
  const broken: string[] = [];
  page.on('pageerror', (error) => broken.push(String(error)));
  await page.goto('/');
  await isAlive(page);
  for (const path of ['/shows', '/listen', '/residents', '/collections', '/shows/latest', '/editorial']) {
    await followLink(page, path);
    await followLink(page, '/info');
    await followLink(page, path);
    await expect(page).toHaveURL(new RegExp(`${path}$`));
  }
  // A step in the history reaches the page with a delay; wait for it, so that the click is the later navigation.
  for (const steps of [-2, 1])
    await page.evaluate((by) => {
      const { promise, resolve } = Promise.withResolvers<void>();
      addEventListener('popstate', () => resolve(), { once: true });
      history.go(by);
      return promise;
    }, steps);
  await followLink(page, '/tv');
  await expect(page).toHaveURL(/\/tv$/);
  expect(broken).toEqual([]);
});
