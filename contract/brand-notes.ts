import type { Brand } from './brand.ts';
import { contrast } from './colour.ts';
import { paletteOf } from './palette.ts';

/** Where another shade is shown than the one that was written, and why: a sentence for each. */
export function brandNotes(brand: Brand): string[] {
  const { isDark, plain, dark } = paletteOf(brand);
  const notes: string[] = [];
  if (isDark) notes.push('The paper is darker than the ink, so the station is dark at any hour.');
  for (const [scheme, when] of isDark
    ? ([[dark, '']] as const)
    : ([
        [plain, ''],
        [dark, ' in the dark'],
      ] as const)) {
    const { accent, paper } = scheme;
    const least = Math.min(contrast(accent, paper), contrast(accent, scheme['paper-raised'])).toFixed(1);
    if (scheme['accent-ink'] !== accent)
      notes.push(
        `The accent ${accent} has a contrast of ${least} on the paper${when}, and text needs 4.5: where it is read as text it is ${scheme['accent-ink']}.`,
      );
    if (scheme['accent-line'] !== accent)
      notes.push(
        `Lines and the mark of the focus need a contrast of 3: there the accent is ${scheme['accent-line']}${when}.`,
      );
  }
  if (!isDark && brand.ink && dark.night !== brand.ink)
    notes.push(`The ink ${brand.ink} is too light for the paper of a dark page: there it is ${dark.night}.`);
  return notes;
}
