import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page, test } from '@playwright/test';
import { fixedRoutes, routesWithIds } from './every-route.ts';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

type Finding = { id: string; nodes: { target: string[]; failureSummary: string }[] };

async function findings(page: Page): Promise<string[]> {
  await page.evaluate(axe);
  const { violations } = (await page.evaluate(() =>
    (window as unknown as { axe: { run(options: unknown): Promise<unknown> } }).axe.run({
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    }),
  )) as { violations: Finding[] };
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id} ${node.target.join(' ')} ${node.failureSummary}`),
  );
}

// The policy forbids scripts of others, the checker's own too.
test.use({ bypassCSP: true, contextOptions: { reducedMotion: 'reduce' } });

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`${colorScheme} scheme`, () => {
    test.use({ colorScheme });
    test('every route passes WCAG 2.2 AA', async ({ page, baseURL }) => {
      test.setTimeout(240_000);
      const routes = [...fixedRoutes, ...Object.values(await routesWithIds(baseURL ?? ''))];
      const found: Record<string, string[]> = {};
      for (const route of routes) {
        await page.goto(route);
        await page.waitForLoadState('load');
        const list = await findings(page);
        if (list.length > 0) found[route] = list;
      }
      expect(found).toEqual({});
    });
  });
}

test('every route has one h1, one main and a title of its own', async ({ page, baseURL }) => {
  test.setTimeout(120_000);
  const titles = new Map<string, string>();
  for (const route of [...fixedRoutes, ...Object.values(await routesWithIds(baseURL ?? ''))]) {
    await page.goto(route);
    expect(await page.getByRole('heading', { level: 1 }).count(), `h1 of ${route}`).toBe(1);
    expect(await page.getByRole('main').count(), `main of ${route}`).toBe(1);
    const title = await page.title();
    expect(title, `title of ${route}`).toContain('Estuary');
    titles.set(route.replace(/\?.*/, ''), title);
  }
});
