import { expect } from '@playwright/test';
import { goOffline, hasWorker } from './support/offline.ts';
import { test } from './support/test.ts';

// In a kept context, a service worker of the previous test may be the first in the browser's list.
test.use({ serviceWorkers: 'allow', ownContext: true });

test('a page seen before is there without the network, another says so plainly', async ({
  page,
  context,
}) => {
  await page.goto('/');
  await hasWorker(page);
  await page.goto('/residents');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const heading = await page.getByRole('heading', { level: 1 }).innerText();
  await goOffline(page);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  await page.goto('/collections/takeovers');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are offline');
  await context.setOffline(false);
});

test('the page says when the network is gone and when it is back', async ({ page, context }) => {
  await page.goto('/');
  await hasWorker(page);
  await context.setOffline(true);
  await expect(page.getByText('You are offline.')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('You are offline.')).toBeHidden();
});

test('the live stream never passes through the worker', async ({ page }) => {
  await page.goto('/');
  await hasWorker(page);
  const kept = await page.evaluate(async () => {
    const answer = await fetch('/radio/stream');
    await answer.body?.cancel();
    const names = await caches.keys();
    const found = await Promise.all(
      names.map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url)),
    );
    return found.flat().filter((url) => url.includes('/radio/'));
  });
  expect(kept).toEqual([]);
});
