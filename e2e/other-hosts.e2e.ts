import { expect, type Page } from '@playwright/test';
import { hasIcecast } from '../testing/icecast.ts';
import { startStation } from '../testing/start-station.ts';
import { strip } from './support/live-radio.ts';
import { expectSound } from './support/player.ts';
import { type OtherHost, startAzuraCast, startIcecastHost, startRadioCult } from './support/radio-hosts.ts';
import { test } from './support/test.ts';
import { leaveOutPictures } from './support/without-pictures.ts';

/** With another radio host, pages play its stream, show its titles and leave out what that host does not support. */

// Pictures are made when first requested, and these tests do not need them.
leaveOutPictures();

type Expected = { titles: string[]; stream: 'sent there' | 'passed on'; env?: Record<string, string> };

async function hear(page: Page, start: () => Promise<OtherHost>, { titles, stream, env }: Expected) {
  const host = await start();
  const station = await startStation({ ...host.env, ...env });
  const refused: string[] = [];
  const answers = new Set<number>();
  page.on('console', (message) => {
    if (/Content Security Policy/i.test(message.text())) refused.push(message.text());
  });
  page.on('response', (response) => {
    if (response.url() === `${station.url}/radio/stream`) answers.add(response.status());
  });
  const play = strip(page).getByRole('button', { name: 'Play live radio' });
  try {
    for (const path of ['/', '/listen']) {
      await page.goto(station.url + path);
      await play.click();
      await expectSound(page);
      for (const title of titles) await expect(strip(page)).toContainText(title);
      await expect(strip(page).getByRole('status')).toHaveText('');
      await expect(page.getByRole('button', { name: 'From the start of this show' })).toHaveCount(0);
    }
    expect(refused).toEqual([]);
    expect([...answers]).toEqual([stream === 'passed on' ? 200 : 302]);
    await host.dropListeners?.();
    await expectSound(page);
    await strip(page).getByRole('button', { name: 'Pause live radio' }).click();
    await expect(play).toBeVisible();
    if (host.listeners) await expect.poll(host.listeners).toBe(0);
  } finally {
    await station.remove();
    host.close();
  }
}

test('the track of an Icecast server is shown and its stream heard (skipped where icecast2 or ffmpeg is not installed)', async ({
  page,
}) => {
  test.skip(!hasIcecast, 'icecast2 or ffmpeg is not installed');
  await hear(page, startIcecastHost, { titles: ['Hull - Foghorn'], stream: 'sent there' });
});

test('the track of an AzuraCast playlist is shown and its stream heard', async ({ page }) => {
  await hear(page, startAzuraCast, { titles: ['Hull - Foghorn'], stream: 'sent there' });
});

test('the show and the track of Radio Cult are shown and its stream heard', async ({ page }) => {
  await hear(page, startRadioCult, { titles: ['Quayside', 'Hull - Foghorn'], stream: 'sent there' });
});

test('a stream that is passed on comes from the station itself', async ({ page }) => {
  const env = { RADIO_HOST_PROXY: 'on' };
  await hear(page, startAzuraCast, { titles: ['Hull - Foghorn'], stream: 'passed on', env });
});
