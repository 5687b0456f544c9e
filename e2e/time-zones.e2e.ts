import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { liveNow, weekSchedule } from '@longwave/contract/schedule.ts';
import { type Browser, expect, type Page } from '@playwright/test';
import { type OwnStation, startStation } from '../testing/start-station.ts';
import { test } from './support/test.ts';

/** times as visitors in other zones see them, also on days when clocks change. The station is in London. */

const zones = [
  ['Europe/London', 'London'],
  ['America/New_York', 'New York'],
  ['Asia/Kolkata', 'Kolkata'],
  ['Pacific/Auckland', 'Auckland'],
] as const;

const clockIn = (zone: string, instant: string) =>
  new Date(instant).toLocaleTimeString('en-GB', { timeZone: zone, hour: '2-digit', minute: '2-digit' });
const dayIn = (zone: string, instant: string | number) =>
  new Date(instant)
    .toLocaleDateString('en-GB', { timeZone: zone, weekday: 'long', day: 'numeric', month: 'long' })
    .replace(',', '');

/** Noon (UTC) of the next day on which the clocks of a zone change, or those of London if the zone's never change. */
function nextChange(zone: string): number {
  const offset = (at: number) => Date.parse(new Date(at).toLocaleString('sv-SE', { timeZone: zone })) - at;
  const day = 86_400_000;
  const noon = Math.ceil(Date.now() / day) * day + day / 2;
  for (let at = noon; at < noon + 366 * day; at += day) {
    if (Math.abs(offset(at) - offset(at - day)) > 1000) return at;
  }
  return nextChange('Europe/London');
}

async function pageIn(browser: Browser, zone: string, now: number, url = ''): Promise<Page> {
  const context = await browser.newContext({ timezoneId: zone, baseURL: url, serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.clock.setSystemTime(now);
  return page;
}

/** Expects that every time shown is in the zone. */
async function expectTimes(page: Page, within: string, zone: string): Promise<void> {
  const times = page.locator(within).locator('time');
  await expect(times.first()).toBeVisible();
  await expect
    .poll(async () => {
      const shown = await times.evaluateAll((all) =>
        all.map((time) => [(time as HTMLTimeElement).dateTime, time.textContent ?? ''] as const),
      );
      return shown.filter(([instant, text]) => /^\d\d:\d\d$/.test(text) && text !== clockIn(zone, instant));
    })
    .toEqual([]);
}

test.describe('on a day on which clocks change', () => {
  test.describe.configure({ mode: 'serial' });
  let station: OwnStation;
  const folder = mkdtempSync(join(tmpdir(), 'longwave-zones-'));
  const clock = join(folder, 'moved');

  test.beforeAll(async () => {
    const movable = pathToFileURL(join(import.meta.dirname, '../station/testing/movable-clock.mjs')).href;
    station = await startStation({ NODE_OPTIONS: `--import ${movable}`, CLOCK_FILE: clock });
  });
  test.afterAll(async () => {
    await station.remove();
    rmSync(folder, { recursive: true, force: true });
  });

  for (const [zone, place] of zones) {
    test(`[R-307] ${place}: /listen cuts its days there, and every time is of that zone`, async ({
      browser,
    }) => {
      const now = nextChange(zone);
      writeFileSync(clock, String(now - Date.now()));
      await expect
        .poll(async () => {
          const live = liveNow.parse(await (await fetch(`${station.url}/content/live-now.json`)).json());
          return live.live && Date.parse(live.start_time) <= now + 600_000 && now < Date.parse(live.end_time);
        })
        .toBe(true);
      // The page that was cached before the clock was set is served once more.
      await expect
        .poll(async () => (await fetch(`${station.url}/listen`)).text())
        .toContain(`>${dayIn('Europe/London', now)}</h3>`);
      const page = await pageIn(browser, zone, now, station.url);
      await page.goto('/listen');
      const programme = page.getByRole('region', { name: 'The programme' });
      await expect(programme.getByText(`Times are in ${place}`)).toBeVisible();
      await expect(programme.getByRole('heading', { level: 3 })).toHaveText(dayIn(zone, now));
      await expectTimes(page, 'main', zone);
      const week = page.getByRole('region', { name: 'The week ahead' });
      await expect(week.getByText(`${place} time`)).toBeVisible();
      const days = await week.locator('details').evaluateAll((all) =>
        all.map((day) => ({
          name: day.querySelector('h3')?.textContent ?? '',
          starts: [...day.querySelectorAll('li time:first-child')].map((time) =>
            time.getAttribute('datetime'),
          ),
        })),
      );
      expect(days).toHaveLength(7);
      for (const { name, starts } of days) {
        expect(starts.length, name).toBeGreaterThan(3);
        for (const start of starts) expect(name).toContain(dayIn(zone, start ?? ''));
      }
      await page.context().close();
    });
  }
});

for (const [zone, place] of zones) {
  test(`[R-307] ${place}: home and a resident's next times are the visitor's own, with the zone named`, async ({
    browser,
    baseURL,
  }) => {
    const page = await pageIn(browser, zone, Date.now(), baseURL);
    // The server sends the same page to everyone, with times in the station's zone, which it names.
    const first = await (await page.request.get('/')).text();
    expect(first).toContain('London time');
    await page.goto('/');
    const hero = page.getByRole('region', { name: 'On air now' });
    await expect(hero.getByText(`${place} time`)).toHaveCount(2);
    await expectTimes(page, 'section[aria-label="On air now"]', zone);

    const week = weekSchedule.parse(await (await page.request.get('/content/shows-schedule.json')).json());
    const host = week.nextsaturday.schedule.flatMap(({ residents }) => residents)[0];
    await page.goto(`/residents/${host?.id}`);
    const next = page.getByRole('region', { name: 'Next on air' });
    await expect(next.getByText(`Times are in ${place}`)).toBeVisible();
    await expectTimes(page, 'section[aria-labelledby="next-on-air"]', zone);
    const days = await next.locator('li').evaluateAll((all) =>
      all.map((row) => {
        const [day, start] = row.querySelectorAll('time');
        return [day?.textContent ?? '', start?.dateTime ?? ''] as const;
      }),
    );
    expect(days.length).toBeGreaterThan(0);
    for (const [day, start] of days) expect(day).toContain(dayIn(zone, start));
    await page.context().close();
  });
}

test('the choice of the station’s time holds on every page and is remembered', async ({
  browser,
  baseURL,
}) => {
  const page = await pageIn(browser, 'America/New_York', Date.now(), baseURL);
  await page.goto('/listen');
  await page.getByRole('button', { name: 'Show station time' }).click();
  await expectTimes(page, 'main', 'Europe/London');
  await page.goto('/');
  const hero = page.getByRole('region', { name: 'On air now' });
  await expect(hero.getByText('London time').first()).toBeVisible();
  await expectTimes(page, 'section[aria-label="On air now"]', 'Europe/London');
  await page.goto('/listen');
  await page.getByRole('button', { name: 'Show New York time' }).click();
  await expectTimes(page, 'main', 'America/New_York');
  await page.context().close();
});

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]) {
  test(`the visitor's zone replaces the station's without a shift at ${viewport.width} points`, async ({
    browser,
    baseURL,
  }) => {
    const page = await pageIn(browser, 'Pacific/Auckland', Date.now(), baseURL);
    await page.setViewportSize(viewport);
    // A late font moves text too, by less than can be seen.
    await page.route('**/*.woff2', (route) => route.abort());
    await page.addInitScript(() => {
      const shifts: string[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & {
          value: number;
          sources: { node: Node | null }[];
        })[]) {
          const what = entry.sources.map(({ node }) => node?.textContent?.slice(0, 40)).join(' | ');
          if (entry.value > 0.001) shifts.push(`${entry.value.toFixed(4)} ${what}`);
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    for (const path of ['/', '/listen']) {
      await page.goto(path);
      await expect(page.getByText('Auckland time').first()).toBeVisible();
      expect(await page.evaluate(() => (window as unknown as { shifts: string[] }).shifts), path).toEqual([]);
    }
    await page.context().close();
  });
}
