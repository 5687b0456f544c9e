import { type CDPSession, test } from '@playwright/test';

/**
 * For a file of tests that pictures say nothing to. The browser itself refuses them: with a route each request of the page would
 * go by the test, and nothing would be cached.
 */
export function leaveOutPictures(): void {
  let devtools: CDPSession;
  test.beforeEach(async ({ page }) => {
    devtools = await page.context().newCDPSession(page);
    await devtools.send('Network.enable');
    await devtools.send('Network.setBlockedURLs', { urls: ['*/content/media/*'] });
  });
  // The next test goes on in the same window.
  test.afterEach(() => devtools.detach());
}
