import * as z from 'zod/mini';

const part = z.number().check(z.minimum(0), z.maximum(1));

/** A picture of the station. The content service serves it in several widths and formats. */
export const picture = z.object({
  name: z.string().check(z.regex(/^[a-z0-9][a-z0-9-]*$/)),
  alt: z.string(),
  width: z.int().check(z.positive()),
  height: z.int().check(z.positive()),
  colour: z.string().check(z.regex(/^#[0-9a-f]{6}$/)),
  /** Which content it has: the beginning of its SHA-256. */
  version: z.optional(z.string().check(z.regex(/^[0-9a-f]{12}$/))),
  /** What must stay in sight where it is cropped, as parts of width and height; the middle when not given. */
  focal: z.optional(z.object({ x: part, y: part })),
});
export type Picture = z.infer<typeof picture>;
