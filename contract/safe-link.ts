/** Patterns of link targets. No target may contain control characters, and only telephone numbers may contain spaces. */
const inside = /^(?:\/(?:[^\s\p{Cc}/\\][^\s\p{Cc}]*)?|[#?][^\s\p{Cc}]*)$/u;
const outside = /^(?:https?:\/\/[^\s/?#\p{Cc}]|mailto:[^\s\p{Cc}])[^\s\p{Cc}]*$/iu;
const telephone = /^tel:\+?[\d -]+(?:;[^\s\p{Cc}]*)?$/iu;

/**
 * whether a link target is a path of this site, or a whole web, mail or telephone address; never `//…`, never a
 * script. Has no schemas, since every page of the site loads it in the browser.
 */
export function isSafeLink(target: string): boolean {
  return inside.test(target) || outside.test(target) || telephone.test(target);
}
