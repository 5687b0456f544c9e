import { expect } from '@playwright/test';
import { startStation } from '../testing/start-station.ts';
import { audio, expectSound, player, playShow, type Show, seek } from './support/player.ts';
import {
  segmentBytes,
  segmentSeconds,
  serveSound,
  startSoundCloudApi,
  trackPage,
} from './support/soundcloud-server.ts';
import { test } from './support/test.ts';
import { leaveOutPictures } from './support/without-pictures.ts';

/** A show whose recording is at SoundCloud, which streams it as HLS. */

// Pictures are made when first requested, and these tests do not need them.
leaveOutPictures();

// Playwright responds in place of SoundCloud, and does not see requests of a service worker.
test.use({ serviceWorkers: 'block' });

const key = 'a key of the tests';
let api: Awaited<ReturnType<typeof startSoundCloudApi>>;
let station: Awaited<ReturnType<typeof startStation>>;

test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  api = await startSoundCloudApi();
  station = await startStation({ ...api.settings, CONTENT_KEY: key });
});
test.afterAll(async () => {
  await station?.remove();
  api?.close();
});

// The visitor has consented to recordings elsewhere; otherwise the player bar asks first (player-mix.e2e.ts).
test.beforeEach(({ page }) =>
  page.addInitScript(() => localStorage.setItem('longwave-consent', '{"audio":"yes"}')),
);

/** Changes the recording of the newest show to one at SoundCloud. Returns the show and a part of its former sound. */
async function moveToSoundCloud(): Promise<{ show: Show; sound: Buffer }> {
  const latest = await (await fetch(`${station.url}/content/shows/latest.json`)).json();
  const [show] = latest.shows.items as Show[];
  if (!show) throw new Error('The station has no show');
  const address = `${station.url}/content/documents/show/${show.id}`;
  const headers = { Authorization: `Bearer ${key}`, 'If-Match': '*' };
  const { live } = await (await fetch(address, { headers })).json();
  const recording = { ...live.recording, kind: 'soundcloud', url: trackPage };
  const body = JSON.stringify({ ...live, recording });
  const moved = await fetch(address, { method: 'PUT', headers, body });
  expect(moved.status, await moved.text()).toBe(200);
  const mp3 = await fetch(`${station.url}/radio/recordings/${live.recording.name}.mp3`, {
    headers: { Range: `bytes=0-${segmentBytes - 1}` },
  });
  return { show: { ...show, recording }, sound: Buffer.from(await mp3.arrayBuffer()) };
}

test('a show at SoundCloud is heard through HLS, and can be moved about in', async ({ page }) => {
  const { show, sound } = await moveToSoundCloud();
  const asked = await serveSound(page, sound);
  await playShow(page, show, station.url);
  expect(asked).toContain(0);
  await expect.poll(() => page.evaluate(() => document.querySelector('audio')?.src)).toMatch(/^blob:/);

  await seek(page, 240);
  await expectSound(page);
  expect(asked).toContain(240 / segmentSeconds);
  await player(page).getByRole('button', { name: 'Back 10 seconds' }).click();
  await expect.poll(async () => (await audio(page)).time).toBeLessThan(240);
  await expectSound(page);
  await player(page).getByRole('button', { name: 'Close player' }).click();
  await expect.poll(async () => (await audio(page)).src).toBe('');
});

test('[R-903] where only a preview may be played, the player says so and where the whole is', async ({
  page,
}) => {
  const { show, sound } = await moveToSoundCloud();
  await serveSound(page, sound);
  const notice = player(page).getByText('Only a preview of this recording can be played here.');
  const whole = player(page).getByRole('link', { name: 'Hear all of it on soundcloud.com' });
  api.state.onlyPreview = true;
  try {
    await playShow(page, show, station.url);
    await expectSound(page);
    await expect(notice).toBeVisible();
    await expect(whole).toHaveAttribute('href', trackPage);
  } finally {
    api.state.onlyPreview = false;
  }
  await page.reload();
  await expect(notice).toHaveCount(0);
  await player(page).getByRole('button', { name: 'Play', exact: true }).click();
  await expectSound(page);
  await expect(notice).toHaveCount(0);
});
