import * as z from 'zod/mini';
import { brand } from './brand.ts';

/** `{content}/station/brand.json`: what a page needs that is the station's but not of the site, such as the chat room. */
export const stationBrand = z.object({
  name: z.string(),
  language: z.string(),
  brand: z.nullable(brand),
});
export type StationBrand = z.infer<typeof stationBrand>;

/** Where a font of the station is, under the content host. */
export function fontPath(name: string): string {
  return `/fonts/${name}.woff2`;
}
