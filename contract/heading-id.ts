export const longestHeadingId = 80;

/** What an editor may write as the id of a heading: letters and digits of any script, joined by single dashes. */
export function isHeadingId(id: string): boolean {
  return id.length <= longestHeadingId && /^[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*$/u.test(id);
}
