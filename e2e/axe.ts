import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

export const everyRule = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
};
/** Only colours can differ between the two schemes. */
export const contrast = { runOnly: { type: 'rule', values: ['color-contrast'] } };

type Finding = { id: string; nodes: { target: string[]; failureSummary: string }[] };

/** What the checker finds on a page, one line each. The page must have been opened with `bypassCSP`. */
export async function findings(page: Page, options: unknown): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe);
  const { violations } = (await page.evaluate(
    (given) => (window as unknown as { axe: { run(options: unknown): Promise<unknown> } }).axe.run(given),
    options,
  )) as { violations: Finding[] };
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id} ${node.target.join(' ')} ${node.failureSummary}`),
  );
}

/** Colours change in steps from one scheme to the other; animations that go on for ever have no end to go to. */
export function endTransitions(): void {
  for (const animation of document.getAnimations())
    if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) animation.finish();
}
