import { hash } from 'node:crypto';
import type { Brand } from '@longwave/contract/brand.ts';
import { brandCss } from '@longwave/contract/brand-css.ts';
import { paletteOf } from '@longwave/contract/palette.ts';
import type { SiteContent } from '@longwave/contract/site-content.ts';
import { fontPath } from '@longwave/contract/station-brand.ts';

/** How a station looks, as far as a page has to say it itself. Made on the server. */
export type Look = ReturnType<typeof lookOf>;

export function lookOf({ brand, icons }: SiteContent['station'], contentHost: string) {
  const { plain, dark } = paletteOf(brand ?? {});
  return {
    /** Null for a station that looks as `styles/tokens.css` says. */
    stylesheet: brand ? `/brand.css?v=${stylesheetOf(brand, contentHost).version}` : null,
    /** What stands at the top of the window, in the light and in the dark. */
    top: [plain.strip, dark.strip],
    colours: { paper: plain.paper, raised: plain['paper-raised'], ink: plain.ink },
    displayFont: fontAt(contentHost, brand?.displayFont),
    textFont: fontAt(contentHost, brand?.textFont),
    icons: icons ? contentHost + icons : null,
  };
}

const made = new WeakMap<Brand, { contentHost: string; css: string; version: string }>();

/** The style sheet of a brand, worked out once for each home file that is read. */
export function stylesheetOf(brand: Brand, contentHost: string): { css: string; version: string } {
  const known = made.get(brand);
  if (known?.contentHost === contentHost) return known;
  const css = brandCss(brand, (name) => contentHost + fontPath(name));
  const sheet = { contentHost, css, version: hash('sha256', css, 'hex').slice(0, 12) };
  made.set(brand, sheet);
  return sheet;
}

function fontAt(contentHost: string, name: string | null | undefined): string | null {
  return name ? contentHost + fontPath(name) : null;
}
