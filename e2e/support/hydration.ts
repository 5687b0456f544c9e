import type { Page } from '@playwright/test';

/** Resolves once the page's scripts handle links, buttons and keys; before that, the browser handles a click by itself. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.locator('main[data-status="success"], main[data-status="error"]').waitFor({ state: 'attached' });
}
