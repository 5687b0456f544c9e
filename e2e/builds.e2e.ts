import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { startStation } from '../testing/start-station.ts';
import { waitForHydration } from './support/hydration.ts';
import { expectSound } from './support/player.ts';
import { copyOfBuild, makeSecondBuild } from './support/second-build.ts';
import { test } from './support/test.ts';

test.use({ serviceWorkers: 'allow', ownContext: true });

async function open(page: Page, address: string) {
  await page.goto(address);
  await waitForHydration(page);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
}

/** Whether the page is still the document that was opened, not a new load; undefined while it changes. */
const sameDocument = (page: Page) => page.evaluate(() => 'sameDocument' in window).catch(() => undefined);

const menuLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name });

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('[R-602] a second build is deployed: open pages go on, wait for silence, and load it with the next navigation', async ({
  page,
  browser,
}) => {
  test.setTimeout(400_000);
  const served = copyOfBuild('build-to-be-replaced');
  const [second, station] = await Promise.all([
    makeSecondBuild(),
    startStation({ BUILD_POLL_SECONDS: '1', SITE_BUILD: served }),
  ]);
  // A page that never learns of the new build and has prefetched no code.
  const unaware = await browser.newPage({ serviceWorkers: 'block' });
  await unaware.route('**/builds/**', (route) => route.abort());
  await unaware.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } });
  });
  try {
    await open(unaware, `${station.url}/info`);
    await open(page, `${station.url}/info`);
    await page.getByRole('button', { name: 'Play live radio' }).first().click();
    await expectSound(page);

    const noticed = page.waitForResponse('**/builds/meta/*.json');
    second.deploy(served);
    await station.stop();
    await station.start();
    await noticed;

    await menuLink(unaware, 'Residents').click();
    await expect(unaware).toHaveURL(`${station.url}/residents`);
    await expect(heading(unaware)).toHaveText('Residents');
    expect(await sameDocument(unaware)).toBe(true);

    await expectSound(page);
    await menuLink(page, 'Residents').click();
    await expect(page).toHaveURL(`${station.url}/residents`);
    await expect(heading(page)).toHaveText('Residents');
    await expectSound(page);
    expect(await sameDocument(page)).toBe(true);

    await page.getByRole('button', { name: 'Pause live radio' }).first().click();
    await expect(page.getByRole('button', { name: 'Play live radio' }).first()).toBeVisible();
    await menuLink(page, 'Discover').click();
    await expect.poll(() => sameDocument(page)).toBe(false);
    await expect(page).toHaveURL(`${station.url}/shows`);
    await waitForHydration(page);
    await menuLink(page, 'Residents').click();
    await expect(heading(page)).toHaveText(/ anew$/);
  } finally {
    await unaware.close();
    await station.remove();
    second.remove();
    rmSync(served, { recursive: true, force: true });
  }
});

test('[R-603] a page whose code is missing is loaded whole, once', async ({ page }) => {
  const build = copyOfBuild('build-without-residents');
  const assets = join(build, 'client/assets');
  for (const name of readdirSync(assets)) if (name.startsWith('residents-')) rmSync(join(assets, name));
  const station = await startStation({ SITE_BUILD: build });
  // The clock stands still, because the marker of a reload expires after ten seconds, which a busy machine may need for the load.
  await page.clock.setFixedTime(new Date());
  try {
    await open(page, `${station.url}/info`);
    const loads: string[] = [];
    page.on('response', (answer) => {
      if (answer.request().isNavigationRequest()) loads.push(new URL(answer.url()).pathname);
    });
    await menuLink(page, 'Residents').click();
    await expect.poll(() => sameDocument(page)).toBe(false);
    await expect(page).toHaveURL(`${station.url}/residents`);
    await expect(heading(page)).toBeVisible();
    // The script of the reloaded page fails too; the marker keeps the page from reloading again and again.
    await page.waitForLoadState('load');
    const loadedAt = Date.now();
    await expect.poll(() => Date.now() - loadedAt).toBeGreaterThan(5000);
    expect(loads).toEqual(['/residents']);

    await open(page, `${station.url}/info`);
    await page.evaluate(() => sessionStorage.setItem('longwave-reloaded', String(Date.now() + 60_000)));
    await menuLink(page, 'Residents').click();
    await expect(page.getByText('That page could not be loaded.')).toBeVisible();
    expect(await sameDocument(page)).toBe(true);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page).toHaveURL(`${station.url}/residents`);
  } finally {
    await station.remove();
    rmSync(build, { recursive: true, force: true });
  }
});

test('[R-604] the code of other pages is prefetched, four files at once; not where data is saved', async ({
  page,
  browser,
  baseURL,
}) => {
  await page.addInitScript(() => {
    const ahead = { now: 0, most: 0, all: 0 };
    Object.assign(window, { ahead });
    const isAhead = (node: unknown) => node instanceof HTMLLinkElement && 'prefetched' in node.dataset;
    new MutationObserver((changes) => {
      const added = changes.flatMap(({ addedNodes }) => [...addedNodes].filter(isAhead)).length;
      ahead.all += added;
      ahead.now += added;
      ahead.most = Math.max(ahead.most, ahead.now);
    }).observe(document, { childList: true, subtree: true });
    for (const end of ['load', 'error'])
      document.addEventListener(end, ({ target }) => isAhead(target) && ahead.now--, true);
  });
  const ahead = () =>
    page.evaluate(() => (window as unknown as { ahead: { now: number; most: number; all: number } }).ahead);
  await open(page, `${baseURL}/info`);
  await expect.poll(async () => (await ahead()).all).toBeGreaterThan(5);
  await expect.poll(async () => (await ahead()).now).toBe(0);
  expect((await ahead()).most).toBe(4);

  const saving = await browser.newPage();
  await saving.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } });
  });
  await open(saving, `${baseURL}/info`);
  await expect.poll(() => saving.evaluate(() => performance.now())).toBeGreaterThan(4000);
  expect(await saving.locator('link[data-prefetched]').count()).toBe(0);
  await saving.close();
});
