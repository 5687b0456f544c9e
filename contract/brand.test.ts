import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type Brand, writtenBrand } from './brand.ts';
import { contrastProblem } from './brand-contrast.ts';
import { brandCss } from './brand-css.ts';
import { brandNotes } from './brand-notes.ts';
import { contrast } from './colour.ts';
import { paletteOf, type Scheme } from './palette.ts';

test('contrast is that of WCAG', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.478, 3);
  expect(contrast('#ff4a1c', '#ff4a1c')).toBe(1);
});

test('text that cannot be read is refused with a sentence that says what would do', () => {
  expect(contrastProblem({ ink: '#999999', paper: '#ffffff' })).toBe(
    'Text of #999999 on paper of #ffffff has a contrast of 2.8, and needs 4.5 to be read; ink of #767676 has it',
  );
  expect(contrastProblem({ ink: '#767676', paper: '#ffffff' })).toBeUndefined();
  expect(writtenBrand.parse({ ink: '#FFFFFF' })).toEqual({ ink: '#ffffff' });
  expect(writtenBrand.safeParse({ accent: 'red' }).error?.issues[0]?.message).toContain('as in #ff4a1c');
});

/** Pairs of text colour and background. */
const texts: [keyof Scheme, keyof Scheme][] = [
  ['ink', 'paper'],
  ['ink', 'paper-raised'],
  ['muted', 'paper'],
  ['muted', 'paper-raised'],
  ['accent-ink', 'paper'],
  ['accent-ink', 'paper-raised'],
  ['on-accent', 'accent'],
  ['accent-reversed', 'on-accent'],
  ['on-tide', 'tide'],
  ['on-strip', 'strip'],
];
/** Pairs of colour and background of lines, signs and large letters. */
const signs: [keyof Scheme, keyof Scheme][] = [
  ['accent-line', 'paper'],
  ['accent-line', 'paper-raised'],
  ['tide-accent', 'tide'],
  ['strip-line', 'strip'],
];

test('every pair of colours on a page is read, whatever accent, paper, ink and tide a station has', () => {
  const steps = ['00', '55', 'aa', 'ff'];
  const colours = steps.flatMap((r) => steps.flatMap((g) => steps.map((b) => `#${r}${g}${b}`)));
  const grounds: Brand[] = [
    {},
    { paper: '#ffffff', ink: '#767676' },
    { paper: '#ffd400', ink: '#2b0a5c' },
    { paper: '#000000', ink: '#e8e8e8' },
    { paper: '#757575', ink: '#ffffff' },
    { paper: '#7a0022', ink: '#ffb3c7' },
  ];
  for (const ground of grounds)
    for (const accent of colours)
      for (const tide of [undefined, '#ffffff', '#777777']) {
        const brand = { ...ground, accent, ...(tide && { tide }) };
        const { plain, dark } = paletteOf(brand);
        for (const scheme of [plain, dark]) {
          const weak = [
            ...texts.filter(([text, on]) => contrast(scheme[text], scheme[on]) < 4.5),
            ...signs.filter(([sign, on]) => contrast(scheme[sign], scheme[on]) < 3),
          ];
          expect(weak, JSON.stringify(brand)).toEqual([]);
        }
      }
});

test('a station whose paper is darker than its ink is dark at any hour', () => {
  const css = brandCss({ paper: '#101018', ink: '#f0f0ff' }, (name) => name);
  expect(css).toContain('color-scheme: dark;');
  expect(css).toContain('--paper: #101018;');
  expect(css).not.toContain('prefers-color-scheme');
  expect(brandNotes({ paper: '#101018', ink: '#f0f0ff' })[0]).toContain('dark at any hour');
});

test('the notes name every shade that is shown instead of the written one', () => {
  expect(brandNotes({ accent: '#ffe600', paper: '#ffffff', ink: '#20124d' })).toEqual([
    'The accent #ffe600 has a contrast of 1.2 on the paper, and text needs 4.5: where it is read as text it is #7e7100.',
    'Lines and the mark of the focus need a contrast of 3: there the accent is #9f8f00.',
  ]);
  expect(brandNotes({ accent: '#0000cc', paper: '#ffffff', ink: '#111111' })[0]).toContain('in the dark');
});

test('the site’s own tokens are those of a station that has written nothing of its looks', () => {
  const tokens = readFileSync(join(import.meta.dirname, '../site/app/styles/tokens.css'), 'utf8');
  const squeezed = (css: string) => css.replace(/\s+/g, ' ').replaceAll('{ ', '{').replaceAll(' }', '}');
  expect(squeezed(tokens)).toContain(squeezed(brandCss({}, (name) => name)));
});

test('own letters are fetched from the station and stand before the site’s', () => {
  const css = brandCss({ displayFont: 'quay' }, (name) => `/content/fonts/${name}.woff2`);
  expect(css).toContain('src: url("/content/fonts/quay.woff2") format("woff2")');
  expect(css).toContain('--display: "Station display", "Bricolage Grotesque"');
  expect(css).not.toContain('--text:');
});
