import * as z from 'zod/mini';
import { link } from '../link.ts';
import { slug } from '../slug.ts';

export const redirectDocument = z.object({
  type: z.literal('redirect'),
  slug,
  from: z.string().check(z.maxLength(2_000), z.regex(/^\/(?:[^\s?#/][^\s?#]*)?$/)),
  to: link,
  permanent: z.boolean(),
});
