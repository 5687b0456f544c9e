import type { Brand } from './brand.ts';
import { paletteOf, type Scheme } from './palette.ts';

/** What stands behind a station's own letters, and in for them until they are there. */
const fallbacks = {
  display: '"Bricolage Grotesque", "Bricolage Fallback", system-ui, sans-serif',
  text: '"Instrument Sans", "Instrument Fallback", system-ui, sans-serif',
};

/** A station's colours and letters as CSS variables. `fontAddress` says where a font of that name is. */
export function brandCss(brand: Brand, fontAddress: (name: string) => string): string {
  const { isDark, plain, dark } = paletteOf(brand);
  const fonts = [
    ...fontFace('display', brand.displayFont, fontAddress),
    ...fontFace('text', brand.textFont, fontAddress),
  ];
  if (isDark) return [rule(':root', 'dark', dark), ...fonts].join('\n');
  return [
    rule(':root', 'light dark', plain),
    `@media (prefers-color-scheme: dark) {\n${rule(':root', 'light dark', dark)}\n}`,
    // On the TV pages the lights are down at any hour.
    rule('.layout-tv', 'dark', dark),
    ...fonts,
  ].join('\n');
}

function rule(selector: string, colorScheme: string, scheme: Scheme): string {
  const colours = Object.entries(scheme).map(([name, value]) => `  --${name}: ${value};`);
  return [`${selector} {`, `  color-scheme: ${colorScheme};`, ...colours, '}'].join('\n');
}

/** Fetched ahead and used if it is there when the page is first painted, so that nothing moves when it comes later. */
function fontFace(
  use: keyof typeof fallbacks,
  name: string | null | undefined,
  fontAddress: (name: string) => string,
): string[] {
  if (!name) return [];
  const family = `"Station ${use}"`;
  return [
    `@font-face {\n  font-family: ${family};\n  src: url("${fontAddress(name)}") format("woff2");\n  font-weight: 100 900;\n  font-display: optional;\n}`,
    `:root {\n  --${use}: ${family}, ${fallbacks[use]};\n}`,
  ];
}
