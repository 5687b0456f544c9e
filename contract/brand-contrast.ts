import { type Brand, defaultColours } from './brand.ts';
import { contrast, readableOn } from './colour.ts';

/** WCAG 2.2 AA. */
const leastContrast = 4.5;

/** Text must be read: why it could not be, in a sentence. Every other pair of colours is made so that it can. */
export function whyUnreadable({
  ink = defaultColours.ink,
  paper = defaultColours.paper,
}: Brand): string | undefined {
  const ratio = contrast(ink, paper);
  if (ratio >= leastContrast) return undefined;
  const shown = (Math.floor(ratio * 10) / 10).toFixed(1);
  const enough = readableOn([paper], ink, leastContrast);
  return `Text of ${ink} on paper of ${paper} has a contrast of ${shown}, and needs ${leastContrast} to be read; ink of ${enough} has it`;
}
