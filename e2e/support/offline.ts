import { expect, type Page } from '@playwright/test';

/** Waits until the service worker controls the page. */
export async function hasWorker(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.active?.state))
    .toBe('activated');
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
}

/** Takes the page and its service worker offline, and waits for the service worker, which notices it later. */
export async function goOffline(page: Page): Promise<void> {
  const context = page.context();
  await expect.poll(() => context.serviceWorkers().length).toBeGreaterThan(0);
  await context.setOffline(true);
  const hasNetwork = () =>
    context.serviceWorkers()[0]?.evaluate(() =>
      fetch('/robots.txt', { cache: 'no-store' }).then(
        () => true,
        () => false,
      ),
    );
  await expect.poll(hasNetwork).toBe(false);
}
