import type { Brand } from './brand.ts';
import { contrast } from './colour.ts';
import { paletteOf, type Scheme } from './palette.ts';

/** One sentence for each brand colour that the site shows in another shade than staff chose, with the reason. */
export function brandNotes(brand: Brand): string[] {
  const { isDark, plain, dark } = paletteOf(brand);
  const ofAccent = !brand.accent
    ? []
    : isDark
      ? accentNotes(dark, '')
      : [...accentNotes(plain, ''), ...accentNotes(dark, ' in the dark')];
  const ofPaper = isDark ? ['The paper is darker than the ink, so the station is dark at any hour.'] : [];
  if (!isDark && brand.ink && dark.night !== brand.ink)
    ofPaper.push(
      `The ink ${brand.ink} is too light for the paper of a dark page: there it is ${dark.night}.`,
    );
  return [...ofPaper, ...ofAccent];
}

function accentNotes(scheme: Scheme, when: string): string[] {
  const { accent, paper, 'paper-raised': raised, 'accent-ink': text, 'accent-line': line } = scheme;
  const least = Math.min(contrast(accent, paper), contrast(accent, raised)).toFixed(1);
  const notes: string[] = [];
  if (text !== accent)
    notes.push(
      `The accent ${accent} has a contrast of ${least} on the paper${when}, and text needs 4.5: where it is read as text it is ${text}.`,
    );
  if (line !== accent)
    notes.push(`Lines and the mark of the focus need a contrast of 3: there the accent is ${line}${when}.`);
  return notes;
}
