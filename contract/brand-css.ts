import type { Brand } from './brand.ts';
import { paletteOf, type Scheme } from './palette.ts';

/** Fallback font stacks, used behind a station's own fonts. */
const fallbacks = {
  display: '"Bricolage Grotesque", "Bricolage Fallback", system-ui, sans-serif',
  text: '"Instrument Sans", "Instrument Fallback", system-ui, sans-serif',
};

/** A station's colours and fonts as CSS. `fontUrl` returns the URL of a font by its name. */
export function brandCss(brand: Brand, fontUrl: (name: string) => string): string {
  const { isDark, plain, dark } = paletteOf(brand);
  const fonts = [
    ...fontFace('display', brand.displayFont, fontUrl),
    ...fontFace('text', brand.textFont, fontUrl),
  ];
  if (isDark) return [rule(':root', 'dark', dark), ...fonts].join('\n');
  return [
    rule(':root', 'light dark', plain),
    `@media (prefers-color-scheme: dark) {\n${rule(':root', 'light dark', dark)}\n}`,
    // The TV pages are dark in either colour scheme.
    rule('.layout-tv', 'dark', dark),
    ...fonts,
  ].join('\n');
}

function rule(selector: string, colorScheme: string, scheme: Scheme): string {
  const colours = Object.entries(scheme).map(([name, value]) => `  --${name}: ${value};`);
  return [`${selector} {`, `  color-scheme: ${colorScheme};`, ...colours, '}'].join('\n');
}

/** Rules for a station's font. `font-display: optional` uses it only if it has loaded before the first paint, so no text moves later. */
function fontFace(
  use: keyof typeof fallbacks,
  name: string | null | undefined,
  fontUrl: (name: string) => string,
): string[] {
  if (!name) return [];
  const family = `"Station ${use}"`;
  return [
    `@font-face {\n  font-family: ${family};\n  src: url("${fontUrl(name)}") format("woff2");\n  font-weight: 100 900;\n  font-display: optional;\n}`,
    `:root {\n  --${use}: ${family}, ${fallbacks[use]};\n}`,
  ];
}
