import { type Brand, defaultColours } from './brand.ts';
import { contrast, readableOn } from './colour.ts';

/** WCAG 2.2 AA. */
const minContrast = 4.5;

/** Text must be read: why it could not be, in a sentence. Every other pair of colours is made so that it can. */
export function contrastProblem({
  ink = defaultColours.ink,
  paper = defaultColours.paper,
}: Brand): string | undefined {
  const ratio = contrast(ink, paper);
  if (ratio >= minContrast) return undefined;
  const shown = (Math.floor(ratio * 10) / 10).toFixed(1);
  const enough = readableOn([paper], ink, minContrast);
  return `Text of ${ink} on paper of ${paper} has a contrast of ${shown}, and needs ${minContrast} to be read; ink of ${enough} has it`;
}
