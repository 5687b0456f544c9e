import { type Occurrence, type WeekSchedule, weekSchedule } from '@longwave/contract/schedule.ts';
import { expect, type Page } from '@playwright/test';
import { waitForHydration } from './support/hydration.ts';
import { startScriptedHost, strip } from './support/live-radio.ts';
import { test } from './support/test.ts';

/** Pages that stay open while one broadcast follows another: home and /listen. */

test.use({ serviceWorkers: 'block' });

/** The broadcast on air and the next ones. Waits if one is about to begin, so that none begins while a page is opened. */
async function broadcasts(page: Page): Promise<[now: Occurrence, ...coming: Occurrence[]]> {
  const week: WeekSchedule = weekSchedule.parse(
    await (await page.request.get('/content/shows-schedule.json')).json(),
  );
  const { zone: _, ...days } = week;
  const slots = new Map(
    Object.values(days).flatMap(({ schedule }) => schedule.map((slot) => [slot.id, slot])),
  );
  const [now, ...coming] = [...slots.values()]
    .filter(({ end }) => Date.parse(end) > Date.now())
    .sort((one, other) => Date.parse(one.start) - Date.parse(other.start));
  if (!now) throw new Error('The station has no programme');
  const changesAt = Date.parse(now.end);
  if (changesAt - Date.now() > 60_000) return [now, ...coming];
  await expect.poll(() => Date.now(), { timeout: 90_000 }).toBeGreaterThan(changesAt + 5_000);
  return broadcasts(page);
}

const eventOf = ({ id, title, start, end }: Occurrence) => ({
  status: 'schedule',
  content: { id, title, startDateUtc: start, endDateUtc: end, media: { type: 'mix' } },
  metadata: { title, artist: null },
});

/** The time ten minutes into a broadcast, to which a test moves the clock of an open page. */
const at = (slot: Occurrence) => new Date(Date.parse(slot.start) + 10 * 60_000);

const hero = (page: Page) => page.getByRole('region', { name: 'On air now' });

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitForHydration(page);
  await page.evaluate(() => {
    const shifts: number[] = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
    }).observe({ type: 'layout-shift' });
    Object.assign(window, { sameDocument: true, shifts });
  });
}

const shifted = (page: Page) =>
  page.evaluate(() => (window as unknown as { shifts: number[] }).shifts.reduce((sum, one) => sum + one, 0));

/** Expects that the page shows everything about a broadcast, and the titles of those after it. */
async function expectOnAir(page: Page, slot: Occurrence, after: Occurrence[]): Promise<void> {
  await expect(strip(page)).toContainText(slot.title);
  await expect(hero(page).getByRole('heading', { level: 2 })).toHaveText(slot.title);
  await expect(hero(page).locator('picture source')).toHaveAttribute(
    'srcset',
    new RegExp(`/${slot.picture?.name}/`),
  );
  for (const { name } of slot.residents) {
    await expect(hero(page).getByRole('link', { name, exact: true })).toBeVisible();
  }
  await expect(hero(page)).toContainText(slot.description);
  for (const { title } of after) await expect(hero(page)).toContainText(title);
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
}

async function expectSchedule(page: Page, slot: Occurrence, before: string): Promise<void> {
  const programme = page.getByRole('region', { name: 'The programme' });
  await expect(programme.locator('[aria-current="true"] .slot-title')).toHaveText([slot.title]);
  await expect(programme.locator('[aria-current="true"]')).not.toContainText(before);
}

const size = { phone: { width: 390, height: 844 }, desk: { width: 1440, height: 900 } };

for (const [name, viewport] of Object.entries(size)) {
  test(`[R-302] home left open follows what is on air in all its parts, without a reload or a jump, on a ${name}`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    const { say, connected } = await startScriptedHost(page);
    const [, next, ...later] = await broadcasts(page);
    if (!next) throw new Error('The station has no programme');
    await open(page, '/');
    await connected();
    const row = hero(page).getByRole('list').getByRole('listitem');
    await expect(row).toHaveCount(4);
    await page.evaluate(() => document.fonts.ready);
    const before = await shifted(page);
    await page.clock.setSystemTime(at(next));
    say(eventOf(next));
    await expectOnAir(page, next, later.slice(0, 4));
    await expect(row).toHaveCount(4);
    await expect(row.first()).toContainText(later[0]?.title ?? '');
    expect((await shifted(page)) - before).toBeLessThan(0.1);

    // Then the broadcast after that, of which the page did not have all data when it was loaded.
    const second = later[1];
    if (!second) throw new Error('The station has too short a programme');
    await page.clock.setSystemTime(at(second));
    say(eventOf(second));
    await expectOnAir(page, second, later.slice(2, 6));
    await expect(row).toHaveCount(4);
  });
}

test('/listen left open marks the slot on air, and names its hosts and what is next', async ({ page }) => {
  const { say, connected } = await startScriptedHost(page);
  const [{ title: before }, next, after] = await broadcasts(page);
  if (!next || !after) throw new Error('The station has no programme');
  await open(page, '/listen');
  await connected();
  await page.evaluate(() => document.fonts.ready);
  const shift = await shifted(page);
  await page.clock.setSystemTime(at(next));
  const read = page.waitForResponse('**/content/shows-schedule.json');
  say(eventOf(next));
  await expectOnAir(page, next, [after]);
  await expectSchedule(page, next, before);
  expect((await shifted(page)) - shift).toBeLessThan(0.1);
  // The page shows the same after it has read the schedule again.
  expect((await read).ok()).toBe(true);
  await expectOnAir(page, next, [after]);
  await expectSchedule(page, next, before);
});

test('a page that slept over a change shows what is on air when it wakes', async ({ page, context }) => {
  const { say, connected } = await startScriptedHost(page);
  const [, next, after] = await broadcasts(page);
  if (!next || !after) throw new Error('The station has no programme');
  await open(page, '/listen');
  await connected();
  const browser = await context.newCDPSession(page);
  await browser.send('Page.setWebLifecycleState', { state: 'frozen' });
  await page.clock.setSystemTime(at(next));
  say(eventOf(next));
  await browser.send('Page.setWebLifecycleState', { state: 'active' });
  await expectOnAir(page, next, [after]);
});

test('a page that is offline goes on by what was planned, and hears the truth when it is back', async ({
  page,
  context,
}) => {
  const { say, connected } = await startScriptedHost(page);
  const [, next, after, last] = await broadcasts(page);
  if (!next || !after || !last) throw new Error('The station has no programme');
  await open(page, '/');
  await connected();
  await context.setOffline(true);
  await page.clock.setSystemTime(at(next));
  await expectOnAir(page, next, [after]);
  await context.setOffline(false);
  await page.clock.setSystemTime(at(after));
  say(eventOf(after));
  await expectOnAir(page, after, [last]);
});
