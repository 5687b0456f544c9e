import * as z from 'zod/mini';

const part = z.number().check(z.minimum(0), z.maximum(1));

/** A picture of the station. The content service serves it in several widths and formats. */
export const picture = z.object({
  name: z.string().check(z.regex(/^[a-z0-9][a-z0-9-]*$/)),
  alt: z.string(),
  width: z.int().check(z.positive()),
  height: z.int().check(z.positive()),
  colour: z.string().check(z.regex(/^#[0-9a-f]{6}$/)),
  /** The first 12 hex digits of the SHA-256 of the file. */
  version: z.optional(z.string().check(z.regex(/^[0-9a-f]{12}$/))),
  /** Point that must stay visible when the picture is cropped, as fractions of width and height; the middle if not given. */
  focal: z.optional(z.object({ x: part, y: part })),
});
export type Picture = z.infer<typeof picture>;
