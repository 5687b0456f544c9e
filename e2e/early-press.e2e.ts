import { expect, type Page } from '@playwright/test';
import { waitForHydration } from './support/hydration.ts';
import { test } from './support/test.ts';

/** Presses on buttons that the server has rendered and whose code has not loaded yet. */

const deferredCode = /\/assets\/deferred-[^/]*\.js$/;

type Resident = { id: string; name: string };

async function firstResident(page: Page): Promise<Resident> {
  const latest = await (await page.request.get('/content/shows/latest.json')).json();
  const show = latest.shows.items.find(({ residents }: { residents: Resident[] }) => residents.length > 0);
  return show.residents[0];
}

/** Holds scripts back until the returned function is called. */
async function holdScripts(page: Page, name: RegExp): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(name, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

test('a press on Follow before its code has loaded opens the dialog once it has', async ({ page }) => {
  const { id, name } = await firstResident(page);
  const release = await holdScripts(page, deferredCode);
  await page.goto(`/residents/${id}`);
  await waitForHydration(page);
  await page.getByRole('button', { name: `Follow ${name}`, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Create an account' });
  await expect(dialog).toBeHidden();
  release();
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Keep on this device' }).click();
  await expect(dialog).toBeHidden();
});

test('a press before any script has loaded is not lost, and is done once', async ({ page }) => {
  const { id, name } = await firstResident(page);
  const release = await holdScripts(page, /\/assets\/[^/]*\.js$/);
  await page.goto(`/residents/${id}`, { waitUntil: 'commit' });
  await page.getByRole('button', { name: `Follow ${name}`, exact: true }).click();
  release();
  const dialog = page.getByRole('dialog', { name: 'Create an account' });
  await dialog.getByRole('button', { name: 'Keep on this device' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: `Follow ${name}`, exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a press on Share before its code has loaded shares once it has', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const latest = await (await page.request.get('/content/shows/latest.json')).json();
  const [show] = latest.shows.items;
  const release = await holdScripts(page, deferredCode);
  await page.goto(`/shows/${show.id}`);
  await waitForHydration(page);
  await page.getByRole('button', { name: `Share ${show.title}`, exact: true }).click();
  release();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain(`/shows/${show.id}`);
});
