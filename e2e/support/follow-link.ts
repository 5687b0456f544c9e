import type { Page } from '@playwright/test';

/** Navigates as a link does, even if the page has no link to this path. */
export function followLink(page: Page, path: string): Promise<void> {
  return page.evaluate((target) => {
    const link = document.createElement('a');
    link.href = target;
    document.body.append(link);
    link.click();
    link.remove();
  }, path);
}
