import type { Page } from '@playwright/test';

/** Goes on within the page as a link does, whether or not there is one to this path. */
export function followLink(page: Page, path: string): Promise<void> {
  return page.evaluate((target) => {
    const link = document.createElement('a');
    link.href = target;
    document.body.append(link);
    link.click();
    link.remove();
  }, path);
}
