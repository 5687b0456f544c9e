import type { Page } from '@playwright/test';
import { test } from './test.ts';

/** For test files in which the preview beside the form plays no part: it would be rendered again after every save. */
export function leaveOutPreview(): void {
  test.beforeEach(({ page }) => hidePreview(page));
}

/** Stores for everybody who signs in at this window that the preview is hidden, as a click on “Preview” does. */
export async function hidePreview(page: Page): Promise<void> {
  await page.addInitScript(() => {
    // The blank page has no storage.
    if (location.protocol === 'about:') return;
    for (let person = 1; person < 10; person += 1) localStorage.setItem(`studio-preview:${person}`, 'hidden');
  });
}
