import { expect, type Page } from '@playwright/test';
import { followLink } from './support/follow-link.ts';
import {
  audio,
  expectSound,
  firstShow,
  latestShows,
  player,
  playShow,
  seek,
  stored,
} from './support/player.ts';
import { test } from './support/test.ts';
import { leaveOutPictures } from './support/without-pictures.ts';

/** Recordings with real sound: the play buttons and the bar. */

// Pictures are made when first requested, and these tests do not need them.
leaveOutPictures();

/** The newest show whose tracklist has times, and its first track that does not start at 0. */
async function showWithTimes(page: Page) {
  for (const show of await latestShows(page)) {
    const { tracklist } = await (await page.request.get(`/content/shows/${show.id}.json`)).json();
    const track = tracklist.find(({ time }: { time: number | null }) => time !== null && time > 0);
    if (track) return { show, track };
  }
  throw new Error('The station has no show with a timed tracklist');
}

test('[R-403] a show plays from its card and keeps its state under the spec’s names, without secrets', async ({
  page,
}) => {
  const show = await firstShow(page);
  await page.goto('/shows/latest');
  await page
    .getByRole('button', { name: `Play ${show.title}`, exact: true })
    .first()
    .click();
  await expectSound(page);
  await expect(page.getByRole('button', { name: `Pause ${show.title}`, exact: true }).first()).toBeVisible();
  await expect.poll(async () => (await stored(page, 'soundPlayer'))?.showsListenedCount).toBe(1);
  const kept = await stored(page, 'soundPlayer');
  expect(Object.keys(kept ?? {}).sort()).toEqual(
    [
      'audioPlayer',
      'currentlyPlaying',
      'isPlaying',
      'loading',
      'noodsShowPage',
      'sesssionID',
      'showsListenedCount',
      'soundCloudId',
      'soundCloudImage',
      'soundCloudInstance',
      'soundCloudTitle',
      'soundStreamUrl',
      'soundcloudPlayerVisible',
      'token',
      'track',
    ].sort(),
  );
  expect(kept).toMatchObject({ noodsShowPage: show.id, token: null, sesssionID: null, audioPlayer: null });
  const token = await page.evaluate(() => localStorage.getItem('accessToken'));
  expect(token).toBeTruthy();
  expect(JSON.stringify(kept)).not.toContain(token);
});

test('a recording plays through navigation without a break', async ({ page }) => {
  const show = await firstShow(page);
  await playShow(page, show);
  await page.evaluate(() => {
    const breaks: string[] = [];
    for (const event of ['pause', 'emptied', 'ended', 'error']) {
      document.querySelector('audio')?.addEventListener(event, () => breaks.push(event));
    }
    Object.assign(window, { breaks });
  });
  await page.getByRole('link', { name: 'Discover' }).first().click();
  await expect(page).toHaveURL(/\/shows$/);
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`${show.id}$`));
  expect(await page.evaluate(() => (window as unknown as { breaks: string[] }).breaks)).toEqual([]);
  await expectSound(page);
});

test('[R-403] a reload in mid-show restores the player, paused at the second it was left at', async ({
  page,
}) => {
  const show = await firstShow(page);
  await playShow(page, show);
  await seek(page, 60);
  await expectSound(page);
  await page.evaluate(() => {
    const leave = () => sessionStorage.setItem('leftAt', `${document.querySelector('audio')?.currentTime}`);
    addEventListener('pagehide', leave);
  });
  await page.reload();
  const leftAt = Number(await page.evaluate(() => sessionStorage.getItem('leftAt')));
  expect(leftAt).toBeGreaterThan(60);
  await expect(player(page)).toContainText(show.title);
  await expect(player(page).getByRole('button', { name: 'Play', exact: true })).toBeVisible();
  const slider = player(page).getByRole('slider', { name: 'Seek' });
  await expect.poll(async () => Math.abs(Number(await slider.inputValue()) - leftAt)).toBeLessThan(2);
  expect((await audio(page)).src).toBe('');
  await player(page).getByRole('button', { name: 'Play', exact: true }).click();
  await expect.poll(async () => (await audio(page)).time).toBeGreaterThan(leftAt - 2);
  await expectSound(page);
});

test('[R-405] pause and play follow the sound, and each listening is counted', async ({ page }) => {
  const show = await firstShow(page);
  await playShow(page, show);
  await player(page).getByRole('button', { name: 'Pause', exact: true }).click();
  await expect.poll(async () => (await audio(page)).paused).toBe(true);
  await expect(page.getByRole('button', { name: `Play ${show.title}`, exact: true }).first()).toBeVisible();
  await player(page).getByRole('button', { name: 'Play', exact: true }).click();
  await expectSound(page);
  await expect.poll(async () => (await stored(page, 'soundPlayer'))?.showsListenedCount).toBe(2);
});

test('[R-408] ten seconds back and forward, and no further than the ends', async ({ page }) => {
  const show = await firstShow(page);
  await playShow(page, show);
  // Paused, so that only the buttons change the position.
  await player(page).getByRole('button', { name: 'Pause', exact: true }).click();
  await expect(player(page).getByRole('button', { name: 'Play', exact: true })).toBeVisible();
  await seek(page, 5);
  const expectAt = async (seconds: number) => {
    await expect(player(page).getByRole('slider', { name: 'Seek' })).toHaveValue(String(seconds));
    await expect.poll(async () => (await audio(page)).time).toBeCloseTo(seconds, 1);
  };
  await expectAt(5);
  await player(page).getByRole('button', { name: 'Forward 10 seconds' }).click();
  await expectAt(15);
  await player(page).getByRole('button', { name: 'Back 10 seconds' }).click();
  await expectAt(5);
  await player(page).getByRole('button', { name: 'Back 10 seconds' }).click();
  await expectAt(0);
  await player(page).getByRole('button', { name: 'Forward 10 seconds' }).focus();
  await page.keyboard.press('ArrowRight');
  await expectAt(10);
});

test('[R-407] the lock screen shows the show, and takes odd details', async ({ page }) => {
  await page.addInitScript(() => {
    const handlers: Record<string, unknown> = {};
    navigator.mediaSession.setActionHandler = (action, handler) => {
      handlers[action] = handler;
    };
    Object.assign(window, { handlers });
  });
  const broken: Error[] = [];
  page.on('pageerror', (error) => broken.push(error));
  const show = await firstShow(page);
  await playShow(page, show);
  await expect.poll(() => page.evaluate(() => navigator.mediaSession.metadata?.title)).toBe(show.title);
  const call = (action: string, details: object = {}) =>
    page.evaluate(
      ([name, given]) => {
        const { handlers } = window as unknown as {
          handlers: Record<string, ((details: object) => void) | null>;
        };
        handlers[name]?.(given);
      },
      [action, details] as const,
    );
  await call('seekforward', {});
  await expect.poll(async () => (await audio(page)).time).toBeGreaterThan(10);
  await call('seekforward', { seekOffset: 30 });
  await expect.poll(async () => (await audio(page)).time).toBeGreaterThan(40);
  await call('seekbackward', { seekOffset: 10_000 });
  await expect.poll(async () => (await audio(page)).time).toBeLessThan(5);
  await call('seekto', { seekTime: 20 });
  await expect.poll(async () => (await audio(page)).time).toBeGreaterThan(19);
  await call('seekto', {});
  await call('seekto', { seekTime: Number.NaN });
  await call('stop');
  await expect.poll(async () => (await audio(page)).paused).toBe(true);
  await expect.poll(async () => (await audio(page)).time).toBe(0);
  await call('play');
  await expectSound(page);
  await call('pause');
  await expect.poll(async () => (await audio(page)).paused).toBe(true);
  expect(broken).toEqual([]);
});

test('[R-301] radio and recording never sound together', async ({ page }) => {
  const show = await firstShow(page);
  await playShow(page, show);
  const strip = page.getByRole('region', { name: 'Live radio' });
  await strip.getByRole('button', { name: 'Play live radio' }).click();
  await expect.poll(async () => (await audio(page)).src).toMatch(/\/stream$/);
  await expectSound(page);
  await expect(player(page).getByRole('button', { name: 'Play', exact: true })).toBeVisible();
  await player(page).getByRole('button', { name: 'Play', exact: true }).click();
  await expect(strip.getByRole('button', { name: 'Play live radio' })).toBeVisible();
  await expect.poll(async () => (await audio(page)).src).not.toMatch(/\/stream$/);
  await expectSound(page);
});

test('the list goes on with its next show when one ends', async ({ page }) => {
  const [first, second] = await latestShows(page);
  if (!first || !second) throw new Error('The station has fewer than two shows');
  await page.goto('/shows/latest');
  await page
    .getByRole('button', { name: `Play ${first.title}`, exact: true })
    .first()
    .click();
  await expectSound(page);
  await page.evaluate(() => {
    const element = document.querySelector('audio');
    if (element) element.currentTime = element.duration - 1;
  });
  await expect(player(page).getByRole('link', { name: second.title })).toBeVisible();
  await expectSound(page);
});

test('a show can be put behind the one that plays', async ({ page }) => {
  const [first, second] = await latestShows(page);
  if (!first || !second) throw new Error('The station has fewer than two shows');
  await playShow(page, first);
  await followLink(page, `/shows/${second.id}`);
  await page.getByRole('button', { name: 'Play next' }).click();
  await expect(page.getByRole('button', { name: 'Plays next' })).toBeVisible();
  await player(page).getByRole('button', { name: 'Next show' }).click();
  await expect(player(page).getByRole('link', { name: second.title })).toBeVisible();
  await expectSound(page);
});

test('speed and volume are set in the player and stay for the next visit', async ({ page }) => {
  const show = await firstShow(page);
  await playShow(page, show);
  await player(page).getByRole('slider', { name: 'Volume' }).fill('40');
  await player(page).getByRole('button', { name: 'More' }).click();
  await player(page).getByLabel('Speed').selectOption('1.5');
  await expect.poll(() => page.evaluate(() => document.querySelector('audio')?.playbackRate)).toBe(1.5);
  await expect.poll(() => stored(page, 'soundSettings')).toEqual({ volume: 0.4, speed: 1.5, muted: false });
  await page.reload();
  await expect(player(page).getByRole('slider', { name: 'Volume' })).toHaveValue('40');
});

test('closing the player lets go of the sound', async ({ page }) => {
  const show = await firstShow(page);
  await playShow(page, show);
  await player(page).getByRole('button', { name: 'Close player' }).click();
  await expect(player(page)).toBeHidden();
  await expect.poll(async () => (await audio(page)).src).toBe('');
  await page.reload();
  await expect(page.getByRole('button', { name: 'Play live radio' })).toBeVisible();
  await expect(player(page)).toBeHidden();
});

test('storage that is full or forbidden does not stop the sound', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await playShow(page, await firstShow(page));
});

test('a recording started in another tab pauses this one', async ({ page, context }) => {
  const show = await firstShow(page);
  await playShow(page, show);
  const other = await context.newPage();
  await playShow(other, show);
  await expect.poll(async () => (await audio(page)).paused).toBe(true);
  await expect(player(page).getByRole('button', { name: 'Play', exact: true })).toBeVisible();
});

test('tracklist times jump, and the current track follows', async ({ page }) => {
  const { show, track } = await showWithTimes(page);
  await playShow(page, show);
  const list = page.getByRole('region', { name: 'Tracklist' });
  await list.getByRole('link').filter({ hasText: track.title }).first().click();
  await expect.poll(async () => (await audio(page)).time).toBeGreaterThanOrEqual(track.time);
  await expect(list.locator('[aria-current="true"]')).toContainText(track.title);
});

test('a URL with ?t= plays from that second', async ({ page }) => {
  const show = await firstShow(page);
  await page.goto(`/shows/${show.id}?t=42`);
  await page.getByRole('button', { name: 'Play from 0:42' }).click();
  await expect.poll(async () => (await audio(page)).time).toBeGreaterThanOrEqual(42);
});
