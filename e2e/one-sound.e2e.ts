import { page as anyPage } from '@longwave/contract/page.ts';
import { expect, type Page } from '@playwright/test';
import { followLink } from './support/follow-link.ts';
import { waitForHydration } from './support/hydration.ts';
import { startRadio, strip } from './support/live-radio.ts';
import { audio, expectSound, firstShow, player, playShow, type Show } from './support/player.ts';
import { test } from './support/test.ts';
import { leaveOutPictures } from './support/without-pictures.ts';

/** Only one sound plays at a time: the one that was requested last, even on a slow connection. */

// Pictures are made when first requested, and these tests do not need them.
leaveOutPictures();

const playButton = (page: Page, { title }: Show) =>
  page.getByRole('button', { name: `Play ${title}`, exact: true }).first();
const pauseButton = (page: Page, { title }: Show) =>
  page.getByRole('button', { name: `Pause ${title}`, exact: true }).first();

/** Holds back the stream URLs of recordings until the test lets them through. */
async function holdAddresses(page: Page): Promise<{ asked: Promise<unknown>; letThrough: () => void }> {
  let letThrough = () => {};
  const held = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route('**/radio/resolve.json?*', async (route) => {
    await held;
    await route.continue();
  });
  return { asked: page.waitForRequest('**/radio/resolve.json?*'), letThrough };
}

/** Waits until the recording could play, so that a play that was still pending would have begun. */
const couldPlay = (page: Page) =>
  page.waitForFunction(() => (document.querySelector('audio')?.readyState ?? 0) >= 3);

/** How many sounds play in the page. */
const sounds = (page: Page) =>
  page.evaluate(
    () =>
      [...document.querySelectorAll<HTMLMediaElement>('audio, video')].filter((one) => !one.paused).length,
  );

test('pausing while a show still loads keeps it silent, and playing goes on from there', async ({ page }) => {
  const show = await firstShow(page);
  await page.goto(`/shows/${show.id}`);
  const { asked, letThrough } = await holdAddresses(page);
  await playButton(page, show).click();
  await asked;
  await pauseButton(page, show).click();
  await expect(playButton(page, show)).toBeVisible();
  await expect(player(page).getByRole('button', { name: 'Play', exact: true })).toBeVisible();
  letThrough();
  await couldPlay(page);
  expect(await audio(page)).toMatchObject({ paused: true, time: 0 });
  await expect(playButton(page, show)).toBeVisible();
  await playButton(page, show).click();
  await expectSound(page);
});

test('closing the player leaves the radio playing', async ({ page }) => {
  await playShow(page, await firstShow(page));
  await startRadio(page);
  await expect.poll(async () => (await audio(page)).src).toMatch(/\/stream$/);
  await expectSound(page);
  const before = (await audio(page)).time;
  await player(page).getByRole('button', { name: 'Close player' }).click();
  await expect(player(page)).toBeHidden();
  await expectSound(page);
  expect((await audio(page)).time).toBeGreaterThan(before);
  await expect(strip(page).getByRole('button', { name: 'Pause live radio' })).toBeVisible();
});

for (const last of ['radio', 'show'] as const) {
  test(`radio and show pressed in turns twenty times: the ${last}, asked for last, is heard alone`, async ({
    page,
  }) => {
    const show = await firstShow(page);
    await page.goto(`/shows/${show.id}`);
    await waitForHydration(page);
    const pressed = await page.evaluate(
      async ([title, ending]) => {
        const buttons = {
          radio: document.querySelector<HTMLElement>('[aria-label="Play live radio"]'),
          show: document.querySelector<HTMLElement>(`main [aria-label="Play ${title}"]`),
        };
        const labels: (string | null | undefined)[] = [];
        for (let turn = 0; turn < 20; turn++) {
          const button = buttons[(turn % 2 === 1) === (ending === 'radio') ? 'radio' : 'show'];
          labels.push(button?.getAttribute('aria-label'));
          button?.click();
          // Presses again at once or after at most 80 ms, when hardly anything has loaded.
          await new Promise((resolve) => setTimeout(resolve, (turn % 5) * 20));
        }
        return labels;
      },
      [show.title, last] as const,
    );
    expect(pressed.filter((label) => !label?.startsWith('Play '))).toEqual([]);
    await expectSound(page);
    expect(await sounds(page)).toBe(1);
    if (last === 'radio') {
      expect((await audio(page)).src).toMatch(/\/stream$/);
      await expect(strip(page).getByRole('button', { name: 'Pause live radio' })).toBeVisible();
      await expect(playButton(page, show)).toBeVisible();
    } else {
      expect((await audio(page)).src).not.toMatch(/\/stream$/);
      await expect(strip(page).getByRole('button', { name: 'Play live radio' })).toBeVisible();
      await expect(pauseButton(page, show)).toBeVisible();
    }
  });
}

test('a video that starts while a show still loads is heard alone', async ({ page }) => {
  const show = await firstShow(page);
  const video = await someVideo(page);
  await page.goto(`/shows/${show.id}`);
  const { asked, letThrough } = await holdAddresses(page);
  await playButton(page, show).click();
  await asked;
  await followLink(page, video.path);
  await page.getByRole('button', { name: `Play video ${video.title}` }).click();
  const time = () => page.locator('video').evaluate((element: HTMLVideoElement) => element.currentTime);
  await expect.poll(time).toBeGreaterThan(0.3);
  // The clip is short, so it is looped: it must not end before the show could play.
  await page.locator('video').evaluate((element: HTMLVideoElement) => {
    element.loop = true;
  });
  letThrough();
  await couldPlay(page);
  expect((await audio(page)).paused).toBe(true);
  const before = await time();
  await expect.poll(time).not.toBe(before);
  expect(await sounds(page)).toBe(1);
});

test('a video whose player comes late does not take the sound from a radio asked for after it', async ({
  page,
}) => {
  const video = await someVideo(page);
  await page.goto(video.path);
  let arrive = () => {};
  const held = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route(/\/assets\/plyr-player-[\w-]{8}\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole('button', { name: `Play video ${video.title}` }).click();
  await startRadio(page);
  arrive();
  await expect(page.locator('.plyr--ready, .plyr--stopped, .plyr--paused').first()).toBeAttached();
  await expectSound(page);
  expect(await sounds(page)).toBe(1);
  await expect(strip(page).getByRole('button', { name: 'Pause live radio' })).toBeVisible();
});

async function someVideo(page: Page): Promise<{ path: string; title: string }> {
  const list = anyPage.parse(await (await page.request.get('/content/tv/shorts.json')).json());
  for (const { id } of list.kind === 'tv' ? list.videos.items : []) {
    const video = anyPage.parse(await (await page.request.get(`/content/tv/${id}.json`)).json());
    if (video.kind === 'video' && video.source.provider === 'file')
      return { path: `/tv/${id}`, title: video.title };
  }
  throw new Error('The station has no video of its own');
}

test('one tab plays at a time', async ({ page, context }) => {
  await page.goto('/');
  await startRadio(page);
  const other = await context.newPage();
  await other.goto('/');
  await startRadio(other);
  await expect(strip(page).getByRole('button', { name: 'Play live radio' })).toBeVisible();
  await expectSound(other);
});

test('a radio started in another tab while a show still loads is heard alone', async ({ page, context }) => {
  const show = await firstShow(page);
  await page.goto(`/shows/${show.id}`);
  const { asked, letThrough } = await holdAddresses(page);
  await playButton(page, show).click();
  await asked;
  const other = await context.newPage();
  await other.goto('/');
  await startRadio(other);
  await expect(playButton(page, show)).toBeVisible();
  letThrough();
  await couldPlay(page);
  expect((await audio(page)).paused).toBe(true);
  await expectSound(other);
  expect(await sounds(page)).toBe(0);
});

test('the sleep timer shows how long is left, and stops the radio as well', async ({ page }) => {
  await page.clock.install();
  await playShow(page, await firstShow(page));
  const more = player(page).getByRole('button', { name: 'More' });
  const timer = player(page).getByLabel('Sleep timer');
  await more.click();
  await timer.selectOption('In 15 minutes');
  const now = () => page.evaluate(() => Date.now());
  const setAt = await now();
  await more.click();
  await expect(timer).toBeHidden();
  await startRadio(page);
  // Moves the clock to ten minutes after the timer was set, however long the radio took to start.
  await page.clock.fastForward(setAt + 600_000 - (await now()));
  await more.click();
  await expect(timer.locator('option:checked')).toHaveText('5 minutes left');
  await expectSound(page);
  await page.clock.fastForward('05:01');
  await expect(strip(page).getByRole('button', { name: 'Play live radio' })).toBeVisible();
  await expect.poll(() => sounds(page)).toBe(0);
  await expect(timer.locator('option:checked')).toHaveText('Off');
});
