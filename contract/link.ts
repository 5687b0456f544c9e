import * as z from 'zod/mini';
import { isSafeLink } from './safe-link.ts';

export const link = z
  .string()
  .check(
    z.maxLength(8_000),
    z.refine(
      isSafeLink,
      'A link is a path starting with one slash, or a whole http(s), mailto or tel address',
    ),
  );

export const navItem = z.object({ itemtitle: z.string(), itemurl: link, newtab: z.boolean() });
