import { type Brand, defaultColours } from './brand.ts';
import { contrast, readableOn } from './colour.ts';

/** Contrast that WCAG 2.2 AA requires of text. */
const minContrast = 4.5;

/** Why text in a brand's colours cannot be read; undefined if it can. All other colour pairs are derived with enough contrast. */
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
