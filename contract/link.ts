import * as z from 'zod/mini';

const inside = /^(?:\/(?![/\\])|#|\?)[^\s\p{Cc}]*$/u;
const outside = /^(?:https?:\/\/[^\s/?#]+|mailto:[^\s]+|tel:\+?[\d -]+)[^\s\p{Cc}]*$/iu;

/** a target is a path of this site, or a whole web, mail or telephone address; never `//…`, never a script. */
export function isSafeLink(target: string): boolean {
  return inside.test(target) || outside.test(target);
}

export const link = z
  .string()
  .check(
    z.refine(
      isSafeLink,
      'A link is a path starting with one slash, or a whole http(s), mailto or tel address',
    ),
  );

export const navItem = z.object({ itemtitle: z.string(), itemurl: link, newtab: z.boolean() });
export type NavItem = z.infer<typeof navItem>;
