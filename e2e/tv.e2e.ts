import { page as anyPage } from '@longwave/contract/page.ts';
import { type APIRequestContext, expect } from '@playwright/test';
import { followLink } from './support/follow-link.ts';
import { startRadio } from './support/live-radio.ts';
import { test } from './support/test.ts';

const kinds = [
  { path: '/tv/shorts', title: 'Shorts', number: 'R-102' },
  { path: '/tv/music-videos', title: 'Music videos', number: 'R-103' },
  { path: '/tv/live-sessions', title: 'Live sessions', number: 'R-104' },
];

async function videoOf(
  request: APIRequestContext,
  provider: string,
): Promise<{ path: string; title: string }> {
  for (const kind of kinds) {
    const list = anyPage.parse(await (await request.get(`/content${kind.path}.json`)).json());
    if (list.kind !== 'tv') continue;
    for (const { id } of list.videos.items) {
      const video = anyPage.parse(await (await request.get(`/content/tv/${id}.json`)).json());
      if (video.kind === 'video' && video.source.provider === provider)
        return { path: `/tv/${id}`, title: video.title };
    }
  }
  throw new Error(`The station has no video of ${provider}`);
}

test('[R-101] tv opens in its own dark layout', async ({ page }) => {
  await page.goto('/tv');
  await expect(page.locator('.layout-tv').getByRole('heading', { level: 1 })).toBeVisible();
  expect(await page.getByRole('main').getByRole('article').count()).toBeGreaterThan(6);
});

for (const { path, title, number } of kinds) {
  test(`[${number}] ${path} shows that kind and no other`, async ({ page }) => {
    await page.goto(path);
    const videos = page.getByRole('main').getByRole('article');
    expect(await videos.count()).toBeGreaterThan(0);
    for (const video of await videos.all()) await expect(video).toContainText(title);
  });
}

test('[R-105] [R-411] a video of ours really plays, and seeks', async ({ page, request }) => {
  const { path, title } = await videoOf(request, 'file');
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await page.getByRole('button', { name: `Play video ${title}` }).click();
  const video = page.locator('video');
  const time = () => video.evaluate((element: HTMLVideoElement) => element.currentTime);
  await expect.poll(time, { timeout: 80_000 }).toBeGreaterThan(0.3);
  await video.evaluate((element: HTMLVideoElement) => {
    element.currentTime = 3;
  });
  await expect.poll(time).toBeGreaterThan(3);
});

test('[R-409] volume and speed of the video player are stored under one key', async ({ page, request }) => {
  const { path, title } = await videoOf(request, 'file');
  await page.goto(path);
  await page.getByRole('button', { name: `Play video ${title}` }).click();
  const video = page.locator('video');
  await expect
    .poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime), { timeout: 80_000 })
    .toBeGreaterThan(0);
  await video.evaluate((element: HTMLVideoElement) => {
    element.volume = 0.4;
    element.playbackRate = 1.5;
  });
  const kept = () => page.evaluate(() => JSON.parse(localStorage.getItem('plyr') ?? '{}'));
  await expect.poll(async () => (await kept()).volume).toBe(0.4);
  await expect.poll(async () => (await kept()).speed).toBe(1.5);
  await page.reload();
  await page.getByRole('button', { name: `Play video ${title}` }).click();
  await expect
    .poll(() => video.evaluate((element: HTMLVideoElement) => element.volume), { timeout: 80_000 })
    .toBe(0.4);
});

for (const provider of ['youtube', 'vimeo']) {
  test(`[R-411] a ${provider} video asks nothing of others until it is wanted`, async ({
    page,
    request,
    baseURL,
  }) => {
    const { path, title } = await videoOf(request, provider);
    const foreign: string[] = [];
    page.on('request', (asked) => {
      if (!asked.url().startsWith(baseURL ?? '') && !asked.url().startsWith('data:'))
        foreign.push(asked.url());
    });
    await page.goto(path);
    const button = page.getByRole('button', { name: `Play video ${title}` });
    await expect(button).toBeVisible();
    expect(foreign).toEqual([]);
    await button.click();
    await expect.poll(() => foreign.some((url) => url.includes(provider))).toBe(true);
    expect(foreign.filter((url) => url.includes('cdn.plyr.io'))).toEqual([]);
  });
}

test('[R-608] a video elsewhere, reached from one that plays, asks before its host is loaded', async ({
  page,
  request,
}) => {
  const [own, other] = [await videoOf(request, 'file'), await videoOf(request, 'youtube')];
  await page.goto(own.path);
  await page.getByRole('button', { name: `Play video ${own.title}` }).click();
  await expect(page.locator('video')).toBeVisible();
  const frames: string[] = [];
  page.on('request', (asked) => {
    if (asked.url().includes('/embed/video')) frames.push(asked.url());
  });
  await followLink(page, other.path);
  await expect(page.getByRole('button', { name: `Play video ${other.title}` })).toBeVisible();
  expect(frames).toEqual([]);
});

test('the space bar pauses the video that plays, and starts no radio', async ({ page, request }) => {
  const { path, title } = await videoOf(request, 'file');
  await page.goto('/');
  await startRadio(page);
  await followLink(page, path);
  await page.getByRole('button', { name: `Play video ${title}` }).click();
  const video = page.locator('video');
  const isPaused = () => video.evaluate((element: HTMLVideoElement) => element.paused);
  await expect
    .poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime), { timeout: 80_000 })
    .toBeGreaterThan(0);
  await page.keyboard.press('Space');
  await expect.poll(isPaused).toBe(true);
  await page.keyboard.press('Space');
  await expect.poll(isPaused).toBe(false);
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await page.keyboard.press('Space');
  await expect.poll(isPaused).toBe(true);
  await expect(page.getByRole('button', { name: 'Play live radio' })).toBeVisible();
});
