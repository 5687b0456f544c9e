import { expect } from '@playwright/test';
import { waitForHydration } from './support/hydration.ts';
import { expectOnAir, startScriptedHost, strip } from './support/live-radio.ts';
import { test } from './support/test.ts';

/** What the pages show as on air. */

test('[R-303] the on-air show follows the radio host over a websocket with key and station', async ({
  page,
}) => {
  const socket = page.waitForEvent('websocket', (one) => one.url().includes('/socket.io'));
  await page.goto('/');
  const url = (await socket).url();
  expect(url).toContain('transport=websocket');
  expect(new URL(url).searchParams.get('stationId')).toBeTruthy();
});

test('[R-303] an event replaces the on-air show, and one without a show clears it', async ({ page }) => {
  const { say, connected } = await startScriptedHost(page);
  await page.goto('/');
  await connected();
  const content = {
    id: 'a-new-show',
    stationId: 'longwave',
    title: 'A Show Nobody Planned',
    startDateUtc: new Date(Date.now() - 60_000).toISOString(),
    endDateUtc: new Date(Date.now() + 3_600_000).toISOString(),
    duration: 61,
    timezone: 'Europe/London',
    isRecurring: false,
    media: { type: 'live' },
  };
  const nothings = [
    { status: 'offAir', content: 'Off Air', metadata: { title: '' } },
    { status: 'schedule', content: null, metadata: { title: 'A Show Nobody Planned' } },
    null,
    { status: 'defaultPlaylist', content: null, metadata: null },
  ];
  for (const nothing of nothings) {
    say({ status: 'schedule', content, metadata: null });
    await expect(strip(page)).toContainText('A Show Nobody Planned');
    say(nothing);
    await expect(strip(page)).not.toContainText('A Show Nobody Planned');
    const label = !nothing || nothing.status === 'offAir' ? 'Off Air' : 'On Air';
    await expect(strip(page).getByText(label, { exact: true })).toBeVisible();
  }
});

test('while something else is heard than what is scheduled, no page says that the scheduled show is on air', async ({
  page,
}) => {
  const { say, connected } = await startScriptedHost(page);
  await page.goto('/listen');
  await connected();
  const hero = page.getByRole('region', { name: 'On air now' });
  const scheduled = await expectOnAir(page, (title) =>
    expect(hero.getByRole('heading', { name: title })).toBeVisible({ timeout: 1_000 }),
  );
  await expect(page.locator('.slot-live').first()).toBeVisible();
  say({ status: 'defaultPlaylist', content: null, metadata: { title: 'Low Water' } });
  await expect(strip(page)).not.toContainText(scheduled);
  await expect(hero.getByRole('heading', { name: scheduled })).toBeHidden();
  await expect(page.locator('.slot-live')).toHaveCount(0);
  say({ status: 'offAir', content: 'Off Air', metadata: null });
  await expect(strip(page).getByText('Off Air', { exact: true })).toBeVisible();
  await expect(hero.getByText('Off Air', { exact: true })).toBeVisible();
  await page
    .getByRole('link', { name: /, home$/ })
    .first()
    .click();
  await expect(page.getByRole('region', { name: 'On air now' }).getByText('Off air')).toBeVisible();
});

test('[R-305] the slot on air is marked, and a day can be chosen', async ({ page }) => {
  await page.goto('/listen');
  const programme = page.getByRole('region', { name: 'The programme' });
  await expectOnAir(page, (title) =>
    expect(programme.locator('[aria-current="true"]')).toContainText(title, { timeout: 1_000 }),
  );
  const days = programme.getByRole('group', { name: 'Day' }).getByRole('button');
  await expect(days).toHaveCount(7);
  const other = days.filter({ hasNotText: 'Today' }).last();
  await waitForHydration(page);
  await other.click();
  await expect(other).toHaveAttribute('aria-pressed', 'true');
  await expect(programme.getByRole('heading', { level: 3 })).toContainText(
    (await other.textContent()) ?? '',
    {
      ignoreCase: true,
    },
  );
});
