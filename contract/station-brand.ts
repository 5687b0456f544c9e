import * as z from 'zod/mini';
import { brand } from './brand.ts';

/** `{content}/station/brand.json`: name, language and brand of the station, for pages outside the site such as the chat room. */
export const stationBrand = z.object({
  name: z.string(),
  language: z.string(),
  brand: z.nullable(brand),
});
export type StationBrand = z.infer<typeof stationBrand>;

/** Path of a station's font under the content host. */
export function fontPath(name: string): string {
  return `/fonts/${name}.woff2`;
}
