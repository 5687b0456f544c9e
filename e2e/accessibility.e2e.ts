import { expect, type Page } from '@playwright/test';
import { stationName } from '../stations/fixture/names.ts';
import { contrast, endTransitions, everyRule, findings } from './support/axe-check.ts';
import { followLink } from './support/follow-link.ts';
import { fixedRoutes, routesWithIds } from './support/routes.ts';
import { test } from './support/test.ts';
import { leaveOutPictures } from './support/without-pictures.ts';

/** Goes to a route by a link, so that the checker stays loaded, and waits until the new page has the focus. */
async function goOnTo(page: Page, route: string): Promise<void> {
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await followLink(page, route);
  await expect(page).toHaveURL(route);
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'false');
}

/** All findings of axe, by route. Each route is opened once and checked in the light and then in the dark scheme. */
async function findingsOf(page: Page, routes: string[]): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {};
  for (const route of routes) {
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    if (route === routes[0]) await page.goto(route);
    else await goOnTo(page, route);
    await expect(page.getByRole('main')).toHaveAttribute('data-status', /success|error/);
    await page.evaluate(endTransitions);
    const light = await findings(page, everyRule);
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    await page.evaluate(endTransitions);
    const dark = await findings(page, contrast);
    const list = [...light, ...dark.map((finding) => `dark: ${finding}`)];
    if (list.length > 0) found[route] = list;
  }
  return found;
}

// The content security policy would block the checker's script.
test.use({ bypassCSP: true });

leaveOutPictures();

const size = 11;
const groups = Array.from({ length: Math.ceil(fixedRoutes.length / size) }, (_, at) =>
  fixedRoutes.slice(at * size, (at + 1) * size),
);

for (const group of groups) {
  test(`WCAG 2.2 AA in both schemes from ${group[0]} to ${group.at(-1)}`, async ({ page }) => {
    test.setTimeout(300_000);
    expect(await findingsOf(page, [...group])).toEqual({});
  });
}
test('WCAG 2.2 AA in both schemes of one page of every kind', async ({ page, baseURL }) => {
  test.setTimeout(300_000);
  expect(await findingsOf(page, Object.values(await routesWithIds(baseURL ?? '')))).toEqual({});
});

test('every route has one h1, one main and a title that names the station', async ({ request, baseURL }) => {
  test.setTimeout(300_000);
  for (const route of [...fixedRoutes, ...Object.values(await routesWithIds(baseURL ?? ''))]) {
    const html = await (await request.get(route)).text();
    expect(html.match(/<h1[\s>]/g)?.length, `h1 of ${route}`).toBe(1);
    expect(html.match(/<main[\s>]/g)?.length, `main of ${route}`).toBe(1);
    expect(html.match(/<title>([^<]*)/)?.[1], `title of ${route}`).toContain(stationName);
  }
});
