import { expect, type Page, test } from '@playwright/test';
import { contrast, endTransitions, everyRule, findings } from './axe.ts';
import { fixedRoutes, routesWithIds } from './every-route.ts';

/** Everything axe finds on these routes in both schemes, by route. Each is loaded once and then looked at in the dark. */
async function findingsOf(page: Page, routes: string[]): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {};
  for (const route of routes) {
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await page.goto(route);
    await expect(page.getByRole('main')).toHaveAttribute('data-status', /success|error/);
    const light = await findings(page, everyRule);
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    await page.evaluate(endTransitions);
    const dark = await findings(page, contrast);
    const list = [...light, ...dark.map((finding) => `dark: ${finding}`)];
    if (list.length > 0) found[route] = list;
  }
  return found;
}

// The policy forbids scripts of others, the checker's own too.
test.use({ bypassCSP: true });
test.describe.configure({ mode: 'parallel' });

// Pictures say nothing to the checker and cost the most.
test.beforeEach(({ page }) => page.route(/\/content\/media\//, (route) => route.abort()));

const size = 8;
const groups = Array.from({ length: Math.ceil(fixedRoutes.length / size) }, (_, at) =>
  fixedRoutes.slice(at * size, (at + 1) * size),
);

for (const group of groups) {
  test(`WCAG 2.2 AA in both schemes from ${group[0]} to ${group.at(-1)}`, async ({ page }) => {
    test.setTimeout(180_000);
    expect(await findingsOf(page, [...group])).toEqual({});
  });
}
test('WCAG 2.2 AA in both schemes of one page of every kind', async ({ page, baseURL }) => {
  test.setTimeout(180_000);
  expect(await findingsOf(page, Object.values(await routesWithIds(baseURL ?? '')))).toEqual({});
});

test('every route has one h1, one main and a title that names the station', async ({ request, baseURL }) => {
  test.setTimeout(120_000);
  for (const route of [...fixedRoutes, ...Object.values(await routesWithIds(baseURL ?? ''))]) {
    const html = await (await request.get(route)).text();
    expect(html.match(/<h1[\s>]/g)?.length, `h1 of ${route}`).toBe(1);
    expect(html.match(/<main[\s>]/g)?.length, `main of ${route}`).toBe(1);
    expect(html.match(/<title>([^<]*)/)?.[1], `title of ${route}`).toContain('Estuary');
  }
});
