/** After what it begins with, a target has no spaces and no control characters. */
const inside = /^(?:\/(?:[^\s\p{Cc}/\\][^\s\p{Cc}]*)?|[#?][^\s\p{Cc}]*)$/u;
const outside = /^(?:https?:\/\/[^\s/?#\p{Cc}]|mailto:[^\s\p{Cc}])[^\s\p{Cc}]*$/iu;
const telephone = /^tel:\+?[\d -]+(?:;[^\s\p{Cc}]*)?$/iu;

/**
 * a target is a path of this site, or a whole web, mail or telephone address; never `//…`, never a script.
 * In a file of its own, without schemas: every page of the site needs it in the browser.
 */
export function isSafeLink(target: string): boolean {
  return inside.test(target) || outside.test(target) || telephone.test(target);
}
