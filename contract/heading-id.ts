export const maxHeadingIdLength = 80;

/** What an editor may write as the id of a heading: letters and digits of any script, joined by single dashes. */
export function isHeadingId(id: string): boolean {
  return id.length <= maxHeadingIdLength && /^[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*$/u.test(id);
}
