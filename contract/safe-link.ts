const inside = /^(?:\/(?![/\\])|#|\?)[^\s\p{Cc}]*$/u;
const outside = /^(?:https?:\/\/[^\s/?#]+|mailto:[^\s]+|tel:\+?[\d -]+)[^\s\p{Cc}]*$/iu;

/**
 * a target is a path of this site, or a whole web, mail or telephone address; never `//…`, never a script.
 * In a file of its own, without schemas: every page of the site needs it in the browser.
 */
export function isSafeLink(target: string): boolean {
  return inside.test(target) || outside.test(target);
}
