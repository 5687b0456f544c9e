import * as z from 'zod/mini';

/** A picture of the station. The content service answers it in several widths and formats. */
export const picture = z.object({
  name: z.string().check(z.regex(/^[a-z0-9][a-z0-9-]*$/)),
  alt: z.string(),
  width: z.int().check(z.positive()),
  height: z.int().check(z.positive()),
  colour: z.string().check(z.regex(/^#[0-9a-f]{6}$/)),
});
export type Picture = z.infer<typeof picture>;
