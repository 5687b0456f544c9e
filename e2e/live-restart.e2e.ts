import { expect, test } from '@playwright/test';
import { startStation } from '../testing/start-station.ts';
import { startRadio, strip } from './support/live-radio.ts';
import { expectSound } from './support/player.ts';
import { leaveOutPictures } from './support/without-pictures.ts';

/** The live stream while the station itself goes away. */

// A new station makes its pictures on first sight; this test listens.
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
    // Tries come less and less often.
    await page.clock.fastForward('01:00');
    await expect(strip(page).getByRole('status')).toHaveText('');
    await expectSound(page);
  } finally {
    await station.remove();
  }
});
