import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Makes the checker quicker: it describes only violations, and reads no style sheets, which none of these rules needs. */
const quick = { resultTypes: ['violations'], preload: { assets: ['media'], timeout: 1000 } };

export const everyRule = {
  ...quick,
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
};
/** Only colours can differ between the two schemes. */
export const contrast = { ...quick, runOnly: { type: 'rule', values: ['color-contrast'] } };

type Finding = { id: string; nodes: { target: string[]; failureSummary: string }[] };

/**
 * The findings of the checker on a page, one line each. If a dialog is open, only the dialog is checked, since nothing behind it
 * can be reached. The page must have been opened with `bypassCSP`.
 */
export async function findings(page: Page, options: unknown): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe);
  const found = await run(page, options);
  if (found.length === 0) return found;
  await page.evaluate(computeStylesAnew);
  return run(page, options);
}

async function run(page: Page, options: unknown): Promise<string[]> {
  const { violations } = (await page.evaluate(
    (given) =>
      (window as unknown as { axe: { run(of: Node, options: unknown): Promise<unknown> } }).axe.run(
        document.querySelector('dialog:modal') ?? document,
        given,
      ),
    options,
  )) as { violations: Finding[] };
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id} ${node.target.join(' ')} ${node.failureSummary}`),
  );
}

/** Chromium has been seen to keep inherited colours of the scheme before, so a finding counts only if it is still there after this. */
function computeStylesAnew(): void {
  const everything = document.createElement('style');
  everything.textContent = '* { --computed-anew: 1; }';
  document.head.append(everything);
  document.body.getBoundingClientRect();
  everything.remove();
  document.body.getBoundingClientRect();
}

/** Ends the transitions of colours from one scheme to the other. Endless animations are left alone. */
export function endTransitions(): void {
  for (const animation of document.getAnimations())
    if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) animation.finish();
}
