import { expect, type Locator, type Page } from '@playwright/test';

/** Settled once links, buttons and keys are taken by the page's scripts: a click before that is the browser's own. */
export async function alive(page: Page): Promise<void> {
  await page.locator('main[data-status="success"], main[data-status="error"]').waitFor({ state: 'attached' });
}

/** Presses a button whose code comes after the page's own, until what it opens is there. */
export async function pressUntil(button: Locator, opened: Locator): Promise<void> {
  await expect(async () => {
    await button.click({ timeout: 2_000 });
    await expect(opened).toBeVisible({ timeout: 2_000 });
  }).toPass();
}
