/** Whether each typed word is the beginning of a word in the title. */
export function hasWordsLike(title: string, typed: string): boolean {
  const words = wordsOf(title);
  return wordsOf(typed).every((beginning) => words.some((word) => word.startsWith(beginning)));
}

/** Returns 0 for the typed title itself, 1 for a title that begins with it, 2 for any other. */
export function matchRank(title: string, typed: string): 0 | 1 | 2 {
  const [whole, beginning] = [wordsOf(title).join(' '), wordsOf(typed).join(' ')];
  if (whole === beginning) return 0;
  return whole.startsWith(beginning) ? 1 : 2;
}

function wordsOf(text: string): string[] {
  const plain = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return plain.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
}
