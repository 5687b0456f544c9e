import { hash } from 'node:crypto';
import type { Brand } from '@longwave/contract/brand.ts';
import { brandCss } from '@longwave/contract/brand-css.ts';
import { paletteOf } from '@longwave/contract/palette.ts';
import type { SiteContent } from '@longwave/contract/site-content.ts';
import { fontPath } from '@longwave/contract/station-brand.ts';
import { withPreview } from '../preview.ts';

/** Colours, fonts and icons of a station, computed on the server. */
export type Theme = ReturnType<typeof themeOf>;

export function themeOf({ brand, icons }: SiteContent['station'], contentHost: string, preview?: string) {
  const { plain, dark } = paletteOf(brand ?? {});
  return {
    /** URL of the station's style sheet; null for a station with the default theme of `styles/tokens.css`. */
    stylesheet: brand
      ? withPreview(`/brand.css?v=${stylesheetOf(brand, contentHost).version}`, preview)
      : null,
    /** Colours of the top of the browser window, in light and dark mode. */
    top: [plain.strip, dark.strip],
    colours: { paper: plain.paper, raised: plain['paper-raised'], ink: plain.ink },
    displayFont: fontAt(contentHost, brand?.displayFont),
    textFont: fontAt(contentHost, brand?.textFont),
    icons: icons ? contentHost + icons : null,
  };
}

const stylesheets = new WeakMap<Brand, { contentHost: string; css: string; version: string }>();

/** The style sheet of a brand with its version, computed once for each home file. */
export function stylesheetOf(brand: Brand, contentHost: string): { css: string; version: string } {
  const known = stylesheets.get(brand);
  if (known?.contentHost === contentHost) return known;
  const css = brandCss(brand, (name) => contentHost + fontPath(name));
  const sheet = { contentHost, css, version: hash('sha256', css, 'hex').slice(0, 12) };
  stylesheets.set(brand, sheet);
  return sheet;
}

function fontAt(contentHost: string, name: string | null | undefined): string | null {
  return name ? contentHost + fontPath(name) : null;
}
