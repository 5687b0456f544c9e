import { expect, type Page } from '@playwright/test';
import { expectSound, player, type Show, stored } from './support/player.ts';
import { test } from './support/test.ts';

/** Mixes at another service, which play in a frame of that service. */

// Playwright responds in place of the service, and does not see requests of a service worker.
test.use({ serviceWorkers: 'block' });

/** A widget that behaves like Mixcloud's. */
const widgetStandIn = `window.Mixcloud = { PlayerWidget() {
  const listeners = {};
  const event = (name) => ({ on: (listener) => (listeners[name] = listener) });
  const tell = (name, ...values) => listeners[name] && listeners[name](...values);
  let position = 0;
  let timer;
  return {
    ready: Promise.resolve(),
    play: async () => { tell('play'); timer = setInterval(() => tell('progress', ++position, 7200), 200); },
    pause: async () => { clearInterval(timer); tell('pause'); },
    seek: async (seconds) => { position = seconds; return true; },
    getDuration: async () => 7200,
    events: Object.fromEntries(['play', 'pause', 'buffering', 'ended', 'error', 'progress'].map((name) => [name, event(name)])),
  };
} };`;

/** Responds in place of Mixcloud, and opens the player with one of its mixes. Returns the URLs requested from Mixcloud. */
async function openMix(page: Page, widget: string): Promise<{ show: Show; asked: string[] }> {
  const asked: string[] = [];
  await page.route(/mixcloud\.com/, (route) => {
    asked.push(route.request().url());
    return route.request().url().endsWith('.js')
      ? route.fulfill({ contentType: 'text/javascript', body: widget })
      : route.fulfill({ contentType: 'text/html', body: '<p>A mix</p>' });
  });
  const latest = await (await page.request.get('/content/shows/latest.json')).json();
  const [card] = latest.shows.items;
  const mix = {
    ...card,
    recording: {
      kind: 'mixcloud',
      name: card.id,
      url: 'https://www.mixcloud.com/test-radio/mix/',
      seconds: 7200,
      bytes: null,
    },
  };
  await page.addInitScript((show) => {
    if (localStorage.getItem('playerQueue')) return;
    const track = null;
    const names = {
      noodsShowPage: show.id,
      soundcloudPlayerVisible: true,
      currentlyPlaying: show.id,
      soundCloudImage: '',
      soundCloudTitle: show.title,
      soundCloudId: '',
      soundStreamUrl: '',
      showsListenedCount: 0,
      track,
    };
    localStorage.setItem('soundPlayer', JSON.stringify(names));
    localStorage.setItem('playerQueue', JSON.stringify({ show, queue: [] }));
  }, mix);
  await page.goto('/info');
  return { show: mix, asked };
}

test('[R-404] a mix at its own host plays in that host’s frame after the visitor agreed, under the same bar', async ({
  page,
}) => {
  const { show, asked } = await openMix(page, widgetStandIn);
  await player(page).getByRole('button', { name: 'Play', exact: true }).click();
  const agree = player(page).getByRole('button', { name: 'Load it from Mixcloud' });
  await expect(agree).toBeVisible();
  expect(asked).toEqual([]);
  await agree.click();
  await expect(player(page).locator('iframe')).toBeVisible();
  await expect(player(page).getByRole('button', { name: 'Pause', exact: true })).toBeVisible();
  await expect.poll(() => player(page).getByRole('slider', { name: 'Seek' }).inputValue()).not.toBe('0');
  await expect.poll(async () => (await stored(page, 'soundPlayer'))?.noodsShowPage).toBe(show.id);
  expect(await stored(page, 'mixPlayer')).toBeNull();
  await page.getByRole('button', { name: 'Play live radio' }).click();
  await expectSound(page);
  await expect(player(page).getByRole('button', { name: 'Play', exact: true })).toBeVisible();
  await expect(player(page).locator('iframe')).toHaveCount(0);
});

test('a frame that is not ready within 25 seconds is given up in words, and play tries again', async ({
  page,
}) => {
  const mute = widgetStandIn.replace(
    'ready: Promise.resolve()',
    'ready: parent.answers ? Promise.resolve() : new Promise(() => {})',
  );
  await openMix(page, mute);
  const begun = Date.now();
  await player(page).getByRole('button', { name: 'Play', exact: true }).click();
  await player(page).getByRole('button', { name: 'Load it from Mixcloud' }).click();
  await expect(player(page).getByRole('button', { name: 'Pause', exact: true })).toHaveAttribute(
    'aria-busy',
    'true',
  );
  const status = player(page).getByRole('status').filter({ hasText: 'The mix could not be loaded' });
  await expect(status).toBeAttached({ timeout: 90_000 });
  expect(Date.now() - begun).toBeGreaterThan(24_000);

  await page.getByRole('button', { name: 'Play live radio' }).click();
  await expectSound(page);
  await page.evaluate(() => Object.assign(window, { answers: true }));
  await player(page).getByRole('button', { name: 'Play', exact: true }).click();
  await expect(player(page).getByRole('button', { name: 'Pause', exact: true })).toBeVisible();
  await expect.poll(() => player(page).getByRole('slider', { name: 'Seek' }).inputValue()).not.toBe('0');
});
