/** Whether a title has, for each word typed, a word that begins like it. */
export function hasWordsLike(title: string, typed: string): boolean {
  const words = wordsOf(title);
  return wordsOf(typed).every((beginning) => words.some((word) => word.startsWith(beginning)));
}

function wordsOf(text: string): string[] {
  const plain = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return plain.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
}
