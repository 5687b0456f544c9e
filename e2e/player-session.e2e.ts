import { expect } from '@playwright/test';
import { audio, expectSound, firstShow, player, playShow, seek } from './support/player.ts';
import { test } from './support/test.ts';
import { leaveOutPictures } from './support/without-pictures.ts';

/** The player’s session with the audio service: tokens, refusals, stream URLs that expire. */

// Pictures are made when first requested, and these tests do not need them.
leaveOutPictures();

// Playwright refuses and counts requests, and does not see those of a service worker.
test.use({ serviceWorkers: 'block' });

test('[R-401] a token that has expired is refreshed before its use', async ({ page }) => {
  const show = await firstShow(page);
  await page.goto(`/shows/${show.id}`);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('sessionId'))).toBeTruthy();
  const id = await page.evaluate(() => {
    localStorage.setItem('accessToken', 'stale');
    localStorage.setItem('expiresAt', '1000');
    return localStorage.getItem('sessionId');
  });
  const refresh = page.waitForRequest((request) => request.url().includes('/refresh.json'));
  await page
    .getByRole('button', { name: `Play ${show.title}`, exact: true })
    .first()
    .click();
  expect((await refresh).method()).toBe('POST');
  expect(new URL((await refresh).url()).searchParams.get('session_id')).toBe(id);
  await expectSound(page);
});

test('[R-401] a 401 leads to one refresh and one more try, and sound', async ({ page }) => {
  const show = await firstShow(page);
  let refusals = 0;
  await page.route('**/resolve.json*', (route) =>
    refusals++ === 0 ? route.fulfill({ status: 401, body: '{}' }) : route.continue(),
  );
  await playShow(page, show);
  expect(refusals).toBe(2);
});

test('a 401 twice is said in words, and play tries again', async ({ page }) => {
  const show = await firstShow(page);
  let asked = 0;
  let refusing = true;
  await page.route('**/resolve.json*', (route) => {
    asked++;
    return refusing ? route.fulfill({ status: 401, body: '{}' }) : route.continue();
  });
  await page.goto(`/shows/${show.id}`);
  // Clicks without a pointer, which would prefetch the stream URL before the press.
  await page
    .getByRole('button', { name: `Play ${show.title}`, exact: true })
    .first()
    .evaluate((button: HTMLElement) => button.click());
  const status = player(page).getByRole('status').filter({ hasText: 'could not be opened' });
  await expect(status).toBeAttached();
  expect(asked).toBe(2);
  refusing = false;
  await player(page).getByRole('button', { name: 'Play', exact: true }).click();
  await expectSound(page);
});

test('a stream URL that expires in mid-show is asked for anew, and the show goes on', async ({ page }) => {
  const show = await firstShow(page);
  await playShow(page, show);
  await seek(page, 30);
  await expectSound(page);
  await expect.poll(async () => (await audio(page)).time).toBeGreaterThan(34);
  const fresh = page.waitForRequest((request) => request.url().includes('/resolve.json'));
  // Imitates the audio element when its next bytes are refused.
  await page.evaluate(() => {
    const element = document.querySelector('audio');
    Object.defineProperty(element, 'error', { value: { code: 2 }, configurable: true });
    element?.pause();
    element?.dispatchEvent(new Event('playing'));
    element?.dispatchEvent(new Event('error'));
  });
  await fresh;
  await expect.poll(async () => (await audio(page)).time).toBeGreaterThan(30);
  await expectSound(page);
});
