import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { waitForHydration } from './support/hydration.ts';
import { expectSound } from './support/player.ts';
import { test } from './support/test.ts';
import { youTube } from './support/third-parties.ts';

/** Players of other services run in frames with a content security policy of their own; no other page allows their scripts. */

// Playwright responds in place of the service, and does not see requests of a service worker.
test.use({ serviceWorkers: 'block' });

type Place = { list: string; path: string; title: string };

async function youTubeVideo(request: APIRequestContext): Promise<Place> {
  for (const list of ['/tv/shorts', '/tv/music-videos', '/tv/live-sessions']) {
    const { videos } = await (await request.get(`/content${list}.json`)).json();
    for (const { id } of videos.items) {
      const page = await (await request.get(`/content/tv/${id}.json`)).json();
      if (page.source.provider === 'youtube') return { list, path: `/tv/${id}`, title: page.title };
    }
  }
  throw new Error('The station has no video at YouTube');
}

/** Opens the video by a link, so that the content security policy of the first page applies to it too. */
async function openVideo(page: Page): Promise<{ asked: string[] }> {
  const asked: string[] = [];
  await page.route(/^https:/, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/javascript', body: youTube });
  });
  const { list, path, title } = await youTubeVideo(page.request);
  await page.goto(list);
  await waitForHydration(page);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.locator(`main a[href="${path}"]`).first().click();
  await page.getByRole('button', { name: `Play video ${title}` }).click();
  return { asked };
}

test('[R-411] a video at YouTube, reached by a link, plays in its frame and stops for the radio', async ({
  page,
}) => {
  const { asked } = await openVideo(page);
  const frame = page.frameLocator('.video iframe');
  await expect(frame.locator('.plyr--playing')).toBeVisible();
  expect(asked.some((url) => url.includes('youtube.com/iframe_api'))).toBe(true);
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  await page.getByRole('button', { name: 'Play live radio' }).click();
  await expectSound(page);
  await expect(frame.locator('.plyr--playing')).toHaveCount(0);
  await frame.locator('.plyr__controls [data-plyr=play]').first().click();
  await expect(frame.locator('.plyr--playing')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Play live radio' })).toBeVisible();
});

test('poster and title of a video elsewhere are our own, and nothing goes wrong in the page', async ({
  page,
}) => {
  const wrong: string[] = [];
  page.on('pageerror', (error) => wrong.push(error.message));
  page.on('console', (one) => one.type() === 'error' && wrong.push(one.text()));
  const { asked } = await openVideo(page);
  const frame = page.frameLocator('.video iframe');
  await expect(frame.locator('.plyr--playing')).toBeVisible();
  await expect
    .poll(() => frame.locator('.plyr__poster').evaluate((poster) => poster.style.backgroundImage))
    .toContain('/content/media/');
  expect(asked.filter((url) => !url.includes('youtube.com/iframe_api'))).toEqual([]);
  expect(wrong).toEqual([]);
});

test('[R-410] a video host that is blocked, or never responds, is reported within 10 s, with a link to the video there', async ({
  page,
}) => {
  const { path, title } = await youTubeVideo(page.request);
  const { source } = await (await page.request.get(`/content${path}.json`)).json();
  await page.clock.install();
  for (const answer of ['abort', 'silence']) {
    await page.route('https://www.youtube.com/iframe_api', (route) =>
      answer === 'abort' ? route.abort() : route.fulfill({ contentType: 'text/javascript', body: '' }),
    );
    await page.goto(path);
    await page.getByRole('button', { name: `Play video ${title}` }).click();
    const fault = page.locator('.video').getByRole('alert');
    await expect(page.locator('.video iframe')).toBeVisible();
    // The clock stops after ten seconds, so the message must appear within that time.
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 10_000);
    await expect(fault).toContainText('The player of YouTube does not load');
    await expect(fault.getByRole('link', { name: 'Watch it at YouTube' })).toHaveAttribute(
      'href',
      `https://www.youtube.com/watch?v=${source.id}`,
    );
    await page.unrouteAll();
    await page.clock.resume();
  }
});

test('no page runs a script of a video host or one that came with its content', async ({ page }) => {
  await page.route(/^https:/, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'window.ranForeign = true' }),
  );
  for (const path of ['/', '/tv', (await youTubeVideo(page.request)).path]) {
    await page.goto(path);
    const refused = await page.evaluate(async () => {
      const seen: string[] = [];
      const bothSeen = new Promise<void>((resolve) =>
        document.addEventListener('securitypolicyviolation', (event) => {
          if (seen.push(event.effectiveDirective) === 2) resolve();
        }),
      );
      const foreign = document.createElement('script');
      foreign.src = 'https://www.youtube.com/oembed?callback=alert';
      const inline = document.createElement('script');
      inline.text = 'window.ranForeign = true';
      document.body.append(foreign, inline);
      await Promise.all([bothSeen, new Promise((resolve) => foreign.addEventListener('error', resolve))]);
      return { seen: seen.sort(), ran: 'ranForeign' in window };
    });
    expect([path, refused]).toEqual([path, { seen: ['script-src-elem', 'script-src-elem'], ran: false }]);
  }
});
