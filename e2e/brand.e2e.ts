import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { paletteOf } from '@longwave/contract/palette.ts';
import { expect, type Page } from '@playwright/test';
import { type OwnStation, startStation } from '../testing/start-station.ts';
import { contrast, endTransitions, findings } from './support/axe-check.ts';
import { goOffline, hasWorker } from './support/offline.ts';
import { test } from './support/test.ts';
import { leaveOutPictures } from './support/without-pictures.ts';

const key = 'a key of the tests only';
const headers = { authorization: `Bearer ${key}`, 'if-match': '*' };
const lumen = { accent: '#ffe600', paper: '#ffffff', ink: '#2b0a5c', tide: '#5a00c8' };
/** A font whose letters all have the same width, by which a test can measure that it is used. */
const font = readFileSync(
  createRequire(import.meta.url).resolve(
    '@fontsource/jetbrains-mono/files/jetbrains-mono-latin-400-normal.woff2',
  ),
);

let station: OwnStation;
test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  station = await startStation({ CONTENT_KEY: key });
});
test.afterAll(() => station.remove());

const htmlOf = async (path: string) => (await fetch(station.url + path)).text();
/** What a page has of the station: the version of its style sheet, and its name. */
const lookOf = (html: string) => [
  /\/brand\.css\?v=\w+/.exec(html)?.[0],
  /aria-label="([^"]*), home"/.exec(html)?.[1],
];
let changes = 0;

/** Changes the station document; resolves once these pages have the change. */
async function change(more: object, pages: string[]): Promise<void> {
  const address = `${station.url}/content/documents/station/station`;
  const { live } = (await (await fetch(address, { headers })).json()) as { live: object };
  const body = JSON.stringify({ ...live, ...more });
  const answer = await fetch(address, { method: 'PUT', headers, body });
  expect(answer.status, await answer.text()).toBe(200);
  // A page that was never requested is rendered with the change; cached pages are rendered again a moment later.
  const now = lookOf(await htmlOf(`/nobody-asked-for-${++changes}`));
  for (const path of pages) await expect.poll(async () => lookOf(await htmlOf(path)), path).toEqual(now);
}

const rgb = (hex: string) =>
  `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`;
const ground = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => getComputedStyle(element).backgroundColor);

/** Collects the errors that a page logs, such as violations of its content security policy. */
function complaints(page: Page): string[] {
  const said: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') said.push(message.text());
  });
  return said;
}

async function firstShow(): Promise<string> {
  const home = (await (await fetch(`${station.url}/content/home.json`)).json()) as {
    latest: { id: string }[];
  };
  return home.latest[0]?.id ?? '';
}

test('a station is re-branded without a rebuild: pages, TV, the error page, the embedded player and the chat room', async ({
  page,
}) => {
  await change({ name: 'Radio Lumen', logo: null, brand: lumen }, ['/', '/tv', '/nowhere']);
  const said = complaints(page);
  const { plain, dark } = paletteOf(lumen);
  for (const [scheme, colours] of [
    ['light', plain],
    ['dark', dark],
  ] as const) {
    await page.emulateMedia({ colorScheme: scheme });
    await page.goto(`${station.url}/`);
    expect(await ground(page, 'html')).toBe(rgb(colours.paper));
    expect(await ground(page, '[aria-label="On air now"]')).toBe(rgb('#ffe600'));
    expect(await ground(page, '.live-strip')).toBe(rgb(colours.strip));
    expect(await ground(page, 'footer')).toBe(rgb(colours.tide));
    await page.goto(`${station.url}/tv`);
    expect(await ground(page, '.layout-tv')).toBe(rgb(dark.paper));
    await page.goto(`${station.url}/embed/shows/${await firstShow()}`);
    expect(await ground(page, 'body')).toBe(rgb(colours.paper));
    // The chat room gets the change within seconds.
    await expect(async () => {
      await page.goto(`${station.url}/radio/chat/room`);
      expect(await ground(page, 'body')).toBe(rgb(colours.paper));
      await expect(page.getByRole('heading', { name: 'Radio Lumen' })).toBeVisible({ timeout: 1_000 });
    }).toPass({ timeout: 60_000 });
  }
  expect(said).toEqual([]);
  await page.goto(`${station.url}/nowhere`);
  expect(await ground(page, 'html')).toBe(rgb(dark.paper));
  await expect(page).toHaveTitle(/Radio Lumen/);
  const head = page.locator('head');
  await expect(head.locator('meta[name="theme-color"]').first()).toHaveAttribute('content', plain.strip);
  const icon = await page.request.get(
    station.url + (await head.locator('link[rel="icon"]').first().getAttribute('href')),
  );
  expect(icon.headers()['content-type']).toBe('image/png');
});

test('the colours are there at the first paint, and nothing moves when the station’s own letters come', async ({
  page,
}) => {
  const put = await fetch(`${station.url}/content/fonts/plain-mono`, { method: 'PUT', headers, body: font });
  expect([200, 201]).toContain(put.status);
  await change({ brand: { ...lumen, displayFont: 'plain-mono' } }, ['/info', '/support']);
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  // A late style sheet delays the first paint. The station's font is used only if it has loaded by then, so the test delivers
  // the style sheet after the font.
  let letters: Promise<unknown> = Promise.resolve();
  const open = async (path: string) => {
    letters = page.waitForEvent('requestfinished', (request) => request.url().includes('plain-mono'));
    await page.goto(station.url + path, { waitUntil: 'load' });
  };
  await page.route(/\/brand\.css/, async (route) => {
    await Promise.all([letters, new Promise((go) => setTimeout(go, 700))]);
    await route.continue();
  });
  await open('/info');
  // On a busy machine the first paint may come after `load`.
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  const [painted = 0, arrived = 0] = await page.evaluate(() => [
    performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    performance
      .getEntriesByType('resource')
      .map((entry) => entry as PerformanceResourceTiming)
      .find(({ name }) => name.includes('/brand.css'))?.responseEnd ?? 0,
  ]);
  expect(arrived).toBeGreaterThan(700);
  expect(painted).toBeGreaterThanOrEqual(arrived);
  // The second page uses the station's font as well.
  await open('/support');
  const [narrow = 0, wide = 1] = await page.evaluate(() => {
    const width = (text: string) => {
      const made = document.createElement('span');
      made.className = 'headline absolute';
      made.textContent = text;
      document.body.append(made);
      const { width: measured } = made.getBoundingClientRect();
      made.remove();
      return measured;
    };
    return [width('iiiiiiii'), width('WWWWWWWW')];
  });
  expect(Math.abs(narrow - wide)).toBeLessThan(1);
  const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
  expect(shifts.reduce((sum, value) => sum + value, 0)).toBeLessThan(0.01);
});

test('the offline page follows the brand too', async ({ browser }) => {
  await change({ name: 'Radio Lumen', brand: lumen }, ['/info', '/offline']);
  const context = await browser.newContext({ serviceWorkers: 'allow' });
  const page = await context.newPage();
  await page.goto(`${station.url}/info`);
  await hasWorker(page);
  await goOffline(page);
  await page.goto(`${station.url}/collections/takeovers`);
  await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible();
  expect(await ground(page, 'html')).toBe(rgb('#ffffff'));
  expect(await ground(page, 'footer')).toBe(rgb('#5a00c8'));
  await context.close();
});

const palettes = {
  'yellow on white': lumen,
  'pale on paper': { accent: '#ffd9c7' },
  'dark at any hour': { accent: '#00d18c', paper: '#0d0d12', ink: '#e9e9f2' },
  'deep accent': { accent: '#3a0ca3', paper: '#fdf0d5', ink: '#1d1d1d', tide: '#f2cc8f' },
};

test.describe('to a checker, which the policy would forbid', () => {
  test.use({ bypassCSP: true });
  leaveOutPictures();

  for (const [name, brand] of Object.entries(palettes))
    test(`everything can be read, in both schemes: ${name}`, async ({ page }) => {
      const routes = ['/', '/listen', `/shows/${await firstShow()}`, '/tv', '/nowhere'];
      await change({ brand }, routes);
      for (const route of routes) {
        await page.goto(station.url + route, { waitUntil: 'domcontentloaded' });
        await page.evaluate(() => document.documentElement.removeAttribute('data-first-page'));
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
          await page.evaluate(endTransitions);
          expect(await findings(page, contrast), `${route} ${colorScheme}`).toEqual([]);
        }
      }
    });
});

for (const name of ['A', 'Radio Free Western Sussex Community Broadcasting', 'WWWWWW MMMMMM'])
  test(`a name fits the header, the menu and the footer: ${name}`, async ({ page }) => {
    await change({ name, logo: null }, ['/info']);
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`${station.url}/info`);
      const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(over, `${width} px`).toBe(0);
      const home = page.getByRole('banner').getByRole('link', { name: `${name}, home` });
      await expect(home).toHaveText(name);
      expect(await isWhole(home.locator('span'))).toBe(true);
      const mark = page.locator('footer svg.wordmark');
      await mark.scrollIntoViewIfNeeded();
      const letters = await mark.locator('text').evaluateAll((lines) =>
        lines.map((line) => {
          const { left, right } = line.getBoundingClientRect();
          return { left, right };
        }),
      );
      for (const { left, right } of letters) {
        expect(left).toBeGreaterThanOrEqual(0);
        expect(right).toBeLessThanOrEqual(width);
      }
      await page.getByRole('button', { name: 'Menu', exact: true }).click();
      const inMenu = page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: `${name}, home` });
      expect(await isWhole(inMenu.locator('span'))).toBe(true);
      await page.keyboard.press('Escape');
    }
  });

/** Whether the text of an element is cut off neither by the element nor by the window. */
async function isWhole(element: ReturnType<Page['locator']>): Promise<boolean> {
  return element.evaluate((shown) => {
    const { left, right } = shown.getBoundingClientRect();
    return shown.scrollWidth <= shown.clientWidth + 1 && left >= 0 && right <= innerWidth;
  });
}

test('an empty station leads nowhere that is empty, and every page of it says something', async ({
  page,
}) => {
  const empty = await startStation({ CONTENT_KEY: key }, ['--empty']);
  try {
    await page.setViewportSize({ width: 390, height: 900 });
    await page.goto(`${empty.url}/`);
    await expect(page.locator('footer a')).toHaveText(['Listen']);
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await expect(page.getByRole('navigation', { name: 'Menu' }).getByRole('link')).toHaveText([
      'Listen',
      'Saved',
    ]);
    const sitemap = await (await page.request.get(`${empty.url}/sitemap.xml`)).text();
    expect([...sitemap.matchAll(/<loc>[^<]*?:\d+([^<]*)/g)].map(([, path]) => path).sort()).toEqual([
      '/',
      '/listen',
    ]);
    const words: Record<string, string> = {
      '/shows': 'No shows yet.',
      '/shows/featured': 'No shows yet.',
      '/residents': 'Nobody has a show here yet.',
      '/collections': 'Nothing has been gathered here yet.',
      '/editorial': 'Nothing has been written here yet.',
      '/tv': 'No films yet.',
    };
    for (const [route, sentence] of Object.entries(words)) {
      await page.goto(empty.url + route);
      await expect(page.getByText(sentence), route).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), route).toBe(0);
    }
    await page.goto(`${empty.url}/listen`);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  } finally {
    await empty.remove();
  }
});
