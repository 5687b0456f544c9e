import { test } from './test.ts';

/**
 * For test files that do not need pictures. The browser itself blocks them, because with `page.route` every request would pass
 * through the test and nothing would be cached.
 */
export function leaveOutPictures(): void {
  test.beforeEach(async ({ page }) => {
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Network.enable');
    await devtools.send('Network.setBlockedURLs', { urls: ['*/content/media/*'] });
  });
}
