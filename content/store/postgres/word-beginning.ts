/** A pattern for `LIKE`: a word that begins so, in text with a space before each word. */
export function wordBeginning(word: string): string {
  return `% ${word.replace(/[\\%_]/g, '\\$&')}%`;
}
