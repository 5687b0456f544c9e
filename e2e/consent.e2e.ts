import { createServer, type Server } from 'node:http';
import { gunzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { type OwnStation, startStation } from './station.ts';

type Event = { event: string; properties: Record<string, unknown> };

/** Speaks as much of PostHog as its library asks for, and remembers the events of the batches it receives. */
async function startCapture() {
  const events: Event[] = [];
  const server: Server = createServer((req, res) => {
    const parts: Buffer[] = [];
    req.on('data', (part: Buffer) => parts.push(part));
    req.on('end', () => {
      res.setHeader('access-control-allow-origin', req.headers.origin ?? '*');
      res.setHeader('access-control-allow-headers', '*');
      res.setHeader('access-control-allow-credentials', 'true');
      res.setHeader('content-type', 'application/json');
      if (req.method === 'POST' && /^\/(?:e|i\/v0\/e|batch|capture)\b/.test(req.url ?? ''))
        events.push(...read(Buffer.concat(parts)));
      res.end(JSON.stringify({ status: 1, featureFlags: {}, flags: {} }));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  return { url: `http://127.0.0.1:${port}`, events, close: () => server.close() };
}

function read(body: Buffer): Event[] {
  const text = body[0] === 0x1f ? gunzipSync(body).toString() : body.toString();
  const json = text.startsWith('data=')
    ? Buffer.from(decodeURIComponent(text.slice(5)), 'base64').toString()
    : text;
  const sent = JSON.parse(json);
  return Array.isArray(sent) ? sent : (sent.batch ?? [sent]);
}

// The library counts no robots, and a browser under test says that it is one.
test.use({
  userAgent:
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36',
});
test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'webdriver', { get: () => false });
    Object.defineProperty(Navigator.prototype, 'userAgentData', { get: () => undefined });
  }),
);

let capture: Awaited<ReturnType<typeof startCapture>>;
let station: OwnStation;
test.beforeAll(async () => {
  capture = await startCapture();
  station = await startStation({
    ANALYTICS_HOST: capture.url,
    ANALYTICS_TOKEN: 'phc_test',
    PIXEL_ID: '12345',
    TAG_MANAGER_ID: 'GTM-TEST1',
  });
});
test.afterAll(async () => {
  await station.remove();
  capture.close();
});
test.beforeEach(() => {
  capture.events.length = 0;
});

test('[R-608] nothing of others loads before a yes, and a no is kept', async ({ page }) => {
  const foreign: string[] = [];
  page.on('request', (asked) => {
    if (!asked.url().startsWith(station.url)) foreign.push(asked.url());
  });
  await page.goto(station.url);
  const bar = page.getByRole('region', { name: 'Privacy' });
  await bar.getByRole('button', { name: 'No, thanks' }).click();
  await expect(bar).toBeHidden();
  await page.goto(`${station.url}/shows`);
  await page.waitForLoadState('networkidle');
  await expect(bar).toBeHidden();
  expect(foreign).toEqual([]);
});

test('[R-608] after a yes the pixel and the tag manager load', async ({ page }) => {
  const foreign: string[] = [];
  await page.route(/facebook|googletagmanager/, (route) => {
    foreign.push(route.request().url());
    return route.fulfill({ body: '', contentType: 'text/javascript' });
  });
  await page.goto(station.url);
  await page.getByRole('button', { name: 'Yes, count me' }).click();
  await expect.poll(() => foreign.some((url) => url.includes('fbevents.js'))).toBe(true);
  await expect.poll(() => foreign.some((url) => url.includes('gtm.js?id=GTM-TEST1'))).toBe(true);
});

test('[R-607] after a yes page views are sent on every route change, in batches', async ({ page }) => {
  await page.route(/facebook|googletagmanager/, (route) =>
    route.fulfill({ body: '', contentType: 'text/javascript' }),
  );
  await page.goto(station.url);
  await page.getByRole('button', { name: 'Yes, count me' }).click();
  await expect
    .poll(() => capture.events.filter(({ event }) => event === '$pageview').length, { timeout: 30_000 })
    .toBeGreaterThan(0);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Discover' }).click();
  await expect(page).toHaveURL(/\/shows$/);
  await expect
    .poll(() => capture.events.map(({ properties }) => String(properties.$pathname)), { timeout: 30_000 })
    .toContain('/shows');
  for (const { properties } of capture.events) expect(properties.token).toBe('phc_test');
});

test('a browser that sends Global Privacy Control has said no', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { value: true }),
  );
  await page.goto(station.url);
  const choice = page.getByRole('button', { name: 'Privacy choices' });
  await expect(choice).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('region', { name: 'Privacy' })).toBeHidden();
  await choice.click();
  await expect(page.getByRole('region', { name: 'Privacy' })).toBeVisible();
});

test('a station without such services asks nothing', async ({ page, baseURL }) => {
  await page.goto(baseURL ?? '/');
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('region', { name: 'Privacy' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Privacy choices' })).toHaveCount(0);
});
