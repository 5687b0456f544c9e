/** Whether each typed word is the beginning of a word in the title. */
export function hasWordsLike(title: string, typed: string): boolean {
  const words = wordsOf(title);
  return wordsOf(typed).every((beginning) => words.some((word) => word.startsWith(beginning)));
}

function wordsOf(text: string): string[] {
  const plain = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return plain.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
}
