import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { expectSound } from './player.ts';

/** Players of other hosts run in frames of ours, by a policy of their own; no other page lets in their scripts. */

// Playwright answers for the host, and does not see what a worker asks.
test.use({ serviceWorkers: 'block' });

/** A player that behaves as YouTube's does, as far as Plyr asks. */
const standIn = `window.YT = { Player: class {
  constructor(place, { events }) {
    Object.assign(this, { events, state: -1, began: 0 });
    this.frame = document.createElement('iframe');
    place.replaceChildren(this.frame);
    setTimeout(() => events.onReady({ target: this }), 50);
  }
  set(state) { this.state = state; this.began = Date.now(); this.events.onStateChange({ target: this, data: state }); }
  playVideo() { this.set(1); }
  pauseVideo() { this.set(2); }
  getCurrentTime() { return this.state === 1 ? (Date.now() - this.began) / 1000 : 0; }
  getDuration() { return 100; }
  getIframe() { return this.frame; }
  getVideoLoadedFraction() { return 1; }
  getAvailablePlaybackRates() { return [0.5, 1, 2]; }
  getPlaybackRate() { return 1; }
  getVideoUrl() { return ''; }
  getVideoData() { return { title: '' }; }
  getPlayerState() { return this.state; }
  isMuted() { return false; }
  seekTo() {} setVolume() {} setPlaybackRate() {} mute() {} unMute() {} stopVideo() {} destroy() {}
} };
window.onYouTubeIframeAPIReady();`;

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

/** Comes to the video by a link: the policy of the first page rules this one too. */
async function openVideo(page: Page): Promise<{ asked: string[] }> {
  const asked: string[] = [];
  await page.route(/^https:/, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/javascript', body: standIn });
  });
  const { list, path, title } = await youTubeVideo(page.request);
  await page.goto(list);
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
  await expect(frame.locator('.plyr--playing')).toBeVisible({ timeout: 30_000 });
  expect(asked.some((url) => url.includes('youtube.com/iframe_api'))).toBe(true);
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  await page.getByRole('button', { name: 'Play live radio' }).click();
  await expectSound(page);
  await expect(frame.locator('.plyr--playing')).toHaveCount(0);
  await frame.locator('.plyr__controls [data-plyr=play]').first().click();
  await expect(frame.locator('.plyr--playing')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Play live radio' })).toBeVisible();
});

test('no page runs a script of a video host or one that came with its content', async ({ page }) => {
  await page.route(/^https:/, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'window.ranForeign = true' }),
  );
  for (const path of ['/', '/tv', (await youTubeVideo(page.request)).path]) {
    await page.goto(path);
    const refused = await page.evaluate(async () => {
      const seen: string[] = [];
      document.addEventListener('securitypolicyviolation', (event) => seen.push(event.effectiveDirective));
      const foreign = document.createElement('script');
      foreign.src = 'https://www.youtube.com/oembed?callback=alert';
      const inline = document.createElement('script');
      inline.text = 'window.ranForeign = true';
      document.body.append(foreign, inline);
      await new Promise((resolve) => foreign.addEventListener('error', resolve));
      return { seen: seen.sort(), ran: 'ranForeign' in window };
    });
    expect([path, refused]).toEqual([path, { seen: ['script-src-elem', 'script-src-elem'], ran: false }]);
  }
});
