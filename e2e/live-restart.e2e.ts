import { expect } from '@playwright/test';
import { startStation } from '../testing/start-station.ts';
import { startRadio, strip } from './support/live-radio.ts';
import { expectSound } from './support/player.ts';
import { test } from './support/test.ts';
import { leaveOutPictures } from './support/without-pictures.ts';

/** The live stream while the station is down and after it has restarted. */

// A new station makes pictures when first requested, and this test does not need them.
leaveOutPictures();

test('the stream comes back after the station was killed and started again', async ({ page }) => {
  const station = await startStation();
  await page.clock.install();
  try {
    await page.goto(station.url);
    await startRadio(page);
    await station.kill();
    await expect(strip(page).getByRole('status')).toHaveText(/Coming back/);
    await expect(strip(page).getByRole('button', { name: 'Pause live radio' })).toBeVisible();
    await station.start();
    // The time between retries grows, so move the clock.
    await page.clock.fastForward('01:00');
    await expect(strip(page).getByRole('status')).toHaveText('');
    await expectSound(page);
  } finally {
    await station.remove();
  }
});
