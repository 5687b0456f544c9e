import { expect } from '@playwright/test';
import { followLink } from './support/follow-link.ts';
import { waitForHydration } from './support/hydration.ts';
import { expectOnAir, startRadio, strip } from './support/live-radio.ts';
import { audio, expectSound } from './support/player.ts';
import { test } from './support/test.ts';
import { leaveOutPictures } from './support/without-pictures.ts';

/** The live stream with real sound: it starts, pauses, plays on and comes back. */

// Pictures are made when first requested, and these tests do not need them.
leaveOutPictures();

test('[R-300] the strip plays and pauses, and names what is on air', async ({ page }) => {
  await page.goto('/');
  await expect(strip(page).getByText('On Air')).toBeVisible();
  await expectOnAir(page, (title) => expect(strip(page)).toContainText(title, { timeout: 1_000 }));
  await startRadio(page);
  await strip(page).getByRole('button', { name: 'Pause live radio' }).click();
  await expect(strip(page).getByRole('button', { name: 'Play live radio' })).toBeVisible();
});

test('[R-301] pausing stops the bytes, and playing again is a new request at the live edge', async ({
  page,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/radio/stream')) requests.push(request.url());
  });
  await page.goto('/');
  await startRadio(page);
  await strip(page).getByRole('button', { name: 'Pause live radio' }).click();
  await expect
    .poll(() => page.evaluate(() => document.querySelector('audio')?.hasAttribute('src')))
    .toBe(false);
  const before = requests.length;
  await startRadio(page);
  await expect.poll(() => requests.length).toBeGreaterThan(before);
});

test('[R-146] the radio plays through ten navigations without a gap', async ({ page }) => {
  await page.goto('/');
  await startRadio(page);
  await page.evaluate(() => {
    const audio = document.querySelector('audio');
    const heard = { element: audio, breaks: [] as string[] };
    for (const event of ['pause', 'emptied', 'ended', 'error']) {
      audio?.addEventListener(event, () => heard.breaks.push(event));
    }
    Object.assign(window, { heard });
  });
  const before = (await audio(page)).time;
  const links = ['/shows', '/listen', '/residents', '/collections', '/shows/latest'];
  for (const path of [...links, ...links]) {
    await followLink(page, path);
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
  }
  const after = await page.evaluate(() => {
    const { heard } = window as unknown as { heard: { element: Element; breaks: string[] } };
    return { same: heard.element === document.querySelector('audio'), breaks: heard.breaks };
  });
  expect(after).toEqual({ same: true, breaks: [] });
  await expect.poll(async () => (await audio(page)).time).toBeGreaterThan(before);
});

test('[R-311] a stream that is refused comes back by itself and says so', async ({ page }) => {
  let refusing = true;
  await page.route('**/radio/stream', (route) => (refusing ? route.abort() : route.continue()));
  await page.goto('/');
  await strip(page).getByRole('button', { name: 'Play live radio' }).click();
  await expect(strip(page).getByRole('status')).toHaveText(/Coming back/);
  await expect(strip(page).getByRole('button', { name: 'Pause live radio' })).toBeVisible();
  refusing = false;
  await expectSound(page);
  await expect(strip(page).getByRole('status')).toHaveText('');
});

test('a stream that hangs is noticed and comes back', async ({ page }) => {
  let hanging = true;
  // The request gets no response: the browser reports nothing, and only the playing time stands still.
  await page.route('**/radio/stream', (route) => (hanging ? undefined : route.continue()));
  await page.goto('/');
  await strip(page).getByRole('button', { name: 'Play live radio' }).click();
  await expect(strip(page).getByRole('status')).toHaveText(/Coming back/);
  hanging = false;
  await expectSound(page);
});

test('going online again asks for the stream at once, without waiting for the next try', async ({
  page,
  context,
}) => {
  await page.clock.install();
  await page.goto('/');
  let refusing = true;
  await page.route('**/radio/stream', (route) => (refusing ? route.abort() : route.continue()));
  await strip(page).getByRole('button', { name: 'Play live radio' }).click();
  await expect(strip(page).getByRole('status')).toHaveText(/Coming back/);
  await context.setOffline(true);
  // From here on no timer of the page fires, so only the `online` event can cause the request.
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  refusing = false;
  const request = page.waitForRequest('**/radio/stream');
  await context.setOffline(false);
  await request;
  await page.clock.resume();
  await expectSound(page);
});

test('the radio plays while metadata, schedule and content are down', async ({ page }) => {
  await page.goto('/');
  await page.route('**/content/**', (route) => route.abort());
  await page.routeWebSocket(/socket\.io/, (socket) => socket.close());
  await startRadio(page);
});

test('a press on Listen whose code could not be loaded plays once it can', async ({ page }) => {
  let isBlocked = true;
  let refused = 0;
  await page.route(/\/assets\/deferred-[^/]*\.js$/, (route) => {
    if (!isBlocked) return route.continue();
    refused++;
    return route.abort();
  });
  await page.goto('/');
  await waitForHydration(page);
  await strip(page).getByRole('button', { name: 'Play live radio' }).click();
  await expect.poll(() => refused).toBeGreaterThan(0);
  expect((await audio(page)).time).toBeLessThanOrEqual(0);
  isBlocked = false;
  await expectSound(page);
});
