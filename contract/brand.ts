import * as z from 'zod/mini';
import { contrast, readableOn } from './colour.ts';
import { writtenPicture } from './field.ts';
import { picture } from './picture.ts';

/** How a station looks: what its document says of colours and type. Everything may be left out. */

const colour = z
  .string()
  .check(z.toLowerCase(), z.regex(/^#[0-9a-f]{6}$/, 'A colour is written with six digits, as in #ff4a1c'));

/** The name of a woff2 file of the station, without its ending. */
const font = z
  .string()
  .check(z.regex(/^[a-z0-9][a-z0-9-]{0,149}$/, 'A font is named with lower-case letters, digits and dashes'));

export const brand = z.object({
  /** Buttons, what is on air, links under the pointer. */
  accent: z.optional(colour),
  /** What everything stands on. */
  paper: z.optional(colour),
  /** What is written. */
  ink: z.optional(colour),
  /** The ground of the footer and the menu. */
  tide: z.optional(colour),
  /** For headlines. */
  displayFont: z.optional(z.nullable(font)),
  /** For everything else that is read. */
  textFont: z.optional(z.nullable(font)),
  /** The logo where the page is dark, if it needs another one. */
  logoDark: z.optional(z.nullable(picture)),
});
export type Brand = z.infer<typeof brand>;

/** What the site looks like without a brand; `site/app/styles/tokens.css` says the same. */
export const defaultColours = { accent: '#ff4a1c', paper: '#f4f1ea', ink: '#11110f', tide: '#1c2c4c' };

/** Text must be read: WCAG 2.2 AA. Every other pair of colours is made of these so that it is. */
export const leastContrast = 4.5;

export const writtenBrand = z.extend(brand, { logoDark: z.optional(z.nullable(writtenPicture)) }).check(
  z.refine((written: Brand) => inkOnPaper(written).ratio >= leastContrast, {
    path: ['ink'],
    error: ({ input }) => {
      const { ink, paper, ratio } = inkOnPaper(input as Brand);
      const enough = readableOn([paper], ink, leastContrast);
      return `Text of ${ink} on paper of ${paper} has a contrast of ${ratio.toFixed(1)}, and needs ${leastContrast} to be read; ink of ${enough} has it`;
    },
  }),
);

function inkOnPaper({ ink = defaultColours.ink, paper = defaultColours.paper }: Brand) {
  return { ink, paper, ratio: Math.floor(contrast(ink, paper) * 10) / 10 };
}
