import * as z from 'zod/mini';
import { link } from './link.ts';

/** `{content}/redirects.json`, R-142. */
export const redirects = z.object({
  redirects: z.array(z.object({ from: z.string(), to: link, permanent: z.boolean() })),
});
export type Redirects = z.infer<typeof redirects>;
