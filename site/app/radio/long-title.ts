/** Whether a title needs the smaller of a hero's sizes: it is long, or a word of it would be broken. */
export function isLongTitle(title: string): boolean {
  return title.length > 30 || /[^\s-]{12}/.test(title);
}
