import * as z from 'zod/mini';
import { writtenPicture } from './field.ts';
import { picture } from './picture.ts';

/** Colours and fonts of a station, as its document sets them. All are optional. */

const colour = z
  .string()
  .check(z.toLowerCase(), z.regex(/^#[0-9a-f]{6}$/, 'A colour is written with six digits, as in #ff4a1c'));

/** Name of the station's woff2 file, without the extension. */
const font = z
  .string()
  .check(z.regex(/^[a-z0-9][a-z0-9-]{0,149}$/, 'A font is named with lower-case letters, digits and dashes'));

export const brand = z.object({
  /** Colour of buttons, of what is on air and of hovered links. */
  accent: z.optional(colour),
  /** Background of the page. */
  paper: z.optional(colour),
  /** Colour of text. */
  ink: z.optional(colour),
  /** Background of the footer and the menu. */
  tide: z.optional(colour),
  /** Font of headlines. */
  displayFont: z.optional(z.nullable(font)),
  /** Font of all other text. */
  textFont: z.optional(z.nullable(font)),
  /** Logo for dark pages, if they need another one. */
  logoDark: z.optional(z.nullable(picture)),
});
export type Brand = z.infer<typeof brand>;

/** Colours of the site without a brand, the same as in `site/app/styles/tokens.css`. */
export const defaultColours = { accent: '#ff4a1c', paper: '#f4f1ea', ink: '#11110f', tide: '#1c2c4c' };

export const writtenBrand = z.extend(brand, { logoDark: z.optional(z.nullable(writtenPicture)) });
