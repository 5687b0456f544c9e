import type { Page } from '@playwright/test';

/** Settled once links, buttons and keys are taken by the page's scripts: a click before that is the browser's own. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.locator('main[data-status="success"], main[data-status="error"]').waitFor({ state: 'attached' });
}
