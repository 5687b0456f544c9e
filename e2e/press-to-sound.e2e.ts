import { expect, type Page } from '@playwright/test';
import { expectSound, firstShow } from './support/player.ts';
import { test } from './support/test.ts';
import { leaveOutPictures } from './support/without-pictures.ts';

/** Requests between the press on play and the sound of a recording. */

// Pictures are made when first requested, and these tests do not need them.
leaveOutPictures();

// Playwright does not see requests of a service worker.
test.use({ serviceWorkers: 'block' });

function soundCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const [, kind] = /\/(resolve\.json|streams|recordings\/[^/]+\.mp3)(?:\?|$)/.exec(request.url()) ?? [];
    if (kind) calls.push(kind.replace(/^recordings.*/, 'sound'));
  });
  return calls;
}

/** Opens a show's page and waits until the visitor has a session with the audio service. Returns the play button. */
async function openShow(page: Page) {
  const show = await firstShow(page);
  await page.goto(`/shows/${show.id}`);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('accessToken'))).toBeTruthy();
  return page.getByRole('button', { name: `Play ${show.title}`, exact: true }).first();
}

test('[R-402] a button that is pointed at has its stream URL when it is pressed', async ({ page }) => {
  const calls = soundCalls(page);
  const button = await openShow(page);
  const answered = page.waitForResponse(/\/resolve\.json/);
  await button.hover();
  expect((await answered).ok()).toBe(true);
  expect(calls).toEqual(['resolve.json']);
  await button.click();
  await expectSound(page);
  expect(new Set(calls.slice(1))).toEqual(new Set(['sound']));
});

test('the stream URL of a focused button is prefetched; pressed at once, the sound begins with that response', async ({
  page,
}) => {
  const calls = soundCalls(page);
  const button = await openShow(page);
  await button.evaluate((element: HTMLElement) => element.click());
  await expectSound(page);
  expect(calls.filter((call) => call !== 'sound')).toEqual(['resolve.json']);
  await page.goto('/info');
  calls.length = 0;
  const again = await openShow(page);
  const asked = page.waitForRequest(/\/resolve\.json/);
  await again.focus();
  await asked;
});

test('a stream URL whose prefetch failed is fetched again by the press', async ({ page }) => {
  const button = await openShow(page);
  let failures = 0;
  await page.route(/\/resolve\.json/, async (route) => {
    failures += 1;
    if (failures === 1) await route.fulfill({ status: 503, body: '{}' });
    else await route.continue();
  });
  const failed = page.waitForResponse(/\/resolve\.json/);
  await button.hover();
  expect((await failed).status()).toBe(503);
  await button.click();
  await expectSound(page);
  expect(failures).toBe(2);
});
