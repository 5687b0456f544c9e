export const maxHeadingIdLength = 80;

/** Whether an editor may use this id for a heading: letters and digits of any script, joined by single dashes. */
export function isHeadingId(id: string): boolean {
  return id.length <= maxHeadingIdLength && /^[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*$/u.test(id);
}
