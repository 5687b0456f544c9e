import { expect, type Page } from '@playwright/test';
import { expectSound } from './player.ts';

/** Live radio as a visitor plays it. */

export function strip(page: Page) {
  return page.getByRole('region', { name: 'Live radio' });
}

export async function startRadio(page: Page): Promise<void> {
  await strip(page).getByRole('button', { name: 'Play live radio' }).click();
  await expect(strip(page).getByRole('button', { name: 'Pause live radio' })).toBeVisible();
  await expectSound(page);
}
