import { expect, type Page } from '@playwright/test';
import { useCountedStation } from './support/counted-station.ts';
import { config } from './support/posthog-server.ts';
import { test } from './support/test.ts';

/** analytics does only what its settings allow, and ends when the visitor withdraws consent. */

const counted = useCountedStation({
  ANALYTICS_FLAGS: 'decide',
  ANALYTICS_SURVEYS: 'on',
  ANALYTICS_EXPERIMENTS: 'on',
  ANALYTICS_EARLY_ACCESS: 'on',
  ANALYTICS_RECORDING: 'on',
  ANALYTICS_WEB_VITALS: 'on',
  ANALYTICS_HEATMAPS: 'on',
});
test.beforeEach(() => {
  const { posthog } = counted;
  posthog.answers.set('/array/phc_test/config', () => ({ body: everything }));
  posthog.answers.set('/api/surveys/', () => ({ body: { surveys: [survey] } }));
  posthog.answers.set('/api/early_access_features/', () => ({ body: { earlyAccessFeatures: [feature] } }));
  posthog.answers.set('/api/web_experiments/', () => ({ body: { experiments: [] } }));
});

/** Settings of an analytics service with everything switched on. */
const everything = {
  ...config,
  surveys: true,
  heatmaps: true,
  capturePerformance: { web_vitals: true },
  sessionRecording: { endpoint: '/s/', recorderVersion: 'v2' },
};
const survey = {
  id: 'one',
  name: 'One',
  type: 'popover',
  questions: [{ type: 'open', question: 'What should we play?' }],
  start_date: '2026-01-01T00:00:00Z',
  appearance: {},
};
const feature = {
  name: 'Night listening',
  description: 'A darker page',
  stage: 'beta',
  flagKey: 'night-listening',
};

async function agree(page: Page): Promise<void> {
  await page.goto(counted.station.url);
  await page.getByRole('button', { name: 'Yes, count me' }).click();
}

const paths = () => [...new Set(counted.posthog.asked.map(({ path }) => path))];
const within = { timeout: 60_000 };

test('[R-607] flags, surveys, experiments, early access, recording, web vitals and heatmaps work behind their settings', async ({
  page,
}) => {
  const scripts: string[] = [];
  const refused: string[] = [];
  page.on('request', (one) => one.resourceType() === 'script' && scripts.push(new URL(one.url()).origin));
  page.on('console', (one) => one.text().includes('Content Security Policy') && refused.push(one.text()));
  await agree(page);
  await expect(page.getByText('What should we play?')).toBeVisible(within);
  await page.mouse.click(20, 500);
  await expect
    .poll(paths, within)
    .toEqual(
      expect.arrayContaining([
        '/array/phc_test/config',
        '/decide/',
        '/api/surveys/',
        '/api/web_experiments/',
        '/api/early_access_features/',
        '/s/',
      ]),
    );
  expect(counted.posthog.asked.find(({ path }) => path === '/decide/')?.query.get('v')).toBe('4');
  expect(paths()).not.toContain('/flags/');
  await expect.poll(() => counted.posthog.events('$$heatmap').length, within).toBeGreaterThan(0);
  await expect.poll(() => counted.posthog.events('$web_vitals').length, within).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Privacy choices' }).click();
  await page.getByRole('switch', { name: 'Night listening' }).check();
  await expect.poll(() => counted.posthog.events('$feature_enrollment_update').length, within).toBe(1);
  // The library's code comes from our own origin.
  expect([...new Set(scripts)]).toEqual([counted.station.url]);
  expect(refused).toEqual([]);
});

test('[R-607] a visitor is identified by whoever knows them; two ids are refused', async ({ page }) => {
  await agree(page);
  await expect.poll(() => counted.posthog.events('$pageview').length, within).toBe(1);
  await page.evaluate(() => {
    const { longwave } = window as unknown as { longwave: { identify(id: string, facts?: object): void } };
    longwave.identify('distinct_id');
    longwave.identify('DistinctId');
    // Messages of another site must not identify the visitor.
    const data = { longwave: { identify: 'forged' } };
    window.dispatchEvent(new MessageEvent('message', { data, origin: 'https://elsewhere.example' }));
    longwave.identify('friend-7', { supporter: true });
  });
  await expect.poll(() => counted.posthog.events('$identify').length, within).toBe(1);
  expect(counted.posthog.events('$identify')[0]?.properties.distinct_id).toBe('friend-7');
});

test('taking it back ends it and removes what was stored', async ({ page, context }) => {
  await agree(page);
  await expect.poll(() => counted.posthog.events('$pageview').length, within).toBe(1);
  await expect.poll(paths, within).toContain('/s/');
  await expect
    .poll(async () => (await context.cookies()).map(({ name }) => name))
    .toContain('ph_phc_test_posthog');
  await page.getByRole('button', { name: 'Privacy choices' }).click();
  await page.getByRole('switch', { name: 'Counting visits' }).uncheck();
  const stored = () =>
    page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage), document.cookie]);
  await expect.poll(async () => (await stored()).filter((name) => name.includes('ph_'))).toEqual([]);
  // Requests sent before the withdrawal may still arrive; wait until only the test's own requests do.
  let arrived = -1;
  await expect
    .poll(
      async () => {
        const before = arrived;
        await page.evaluate((url) => fetch(url).then(() => undefined), `${counted.posthog.url}/own`);
        arrived = counted.posthog.asked.filter(({ path }) => path !== '/own').length;
        return arrived === before;
      },
      { intervals: [1_000] },
    )
    .toBe(true);
  counted.posthog.forget();
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Collections' }).first().click();
  await expect(page).toHaveURL(`${counted.station.url}/collections`);
  await page.reload();
  await page.waitForLoadState('networkidle');
  expect(counted.posthog.asked).toEqual([]);
  expect((await stored()).filter((name) => name.includes('ph_'))).toEqual([]);
});
