export type Piece = { text: string; in: 'both' | 'before' | 'after' };

const maxWords = 3_000;

/** Compares two texts word by word: which words are in both, and which in only one of them. */
export function compareWords(before: string, after: string): Piece[] {
  const [a, b] = [wordsOf(before), wordsOf(after)];
  if (a.length > maxWords || b.length > maxWords)
    return joined([only(before, 'before'), only(after, 'after')]);
  const lengths = commonLengths(a, b);
  const pieces: Piece[] = [];
  let [i, j] = [0, 0];
  while (i < a.length || j < b.length) {
    if (i < a.length && j < b.length && a[i] === b[j]) {
      pieces.push(only(a[i] ?? '', 'both'));
      i += 1;
      j += 1;
    } else if (j >= b.length || (i < a.length && at(lengths, i + 1, j) >= at(lengths, i, j + 1))) {
      pieces.push(only(a[i] ?? '', 'before'));
      i += 1;
    } else {
      pieces.push(only(b[j] ?? '', 'after'));
      j += 1;
    }
  }
  return joined(pieces);
}

/** For each pair of positions, how many words the two texts have in common from there on, in the same order. */
function commonLengths(a: string[], b: string[]): Uint16Array[] {
  const lengths = Array.from({ length: a.length + 1 }, () => new Uint16Array(b.length + 1));
  for (let i = a.length - 1; i >= 0; i -= 1)
    for (let j = b.length - 1; j >= 0; j -= 1) {
      const row = lengths[i];
      if (!row) continue;
      row[j] =
        a[i] === b[j]
          ? at(lengths, i + 1, j + 1) + 1
          : Math.max(at(lengths, i + 1, j), at(lengths, i, j + 1));
    }
  return lengths;
}

const at = (lengths: Uint16Array[], i: number, j: number) => lengths[i]?.[j] ?? 0;
const wordsOf = (text: string) => text.match(/\s+|[^\s]+/g) ?? [];
const only = (text: string, where: Piece['in']): Piece => ({ text, in: where });

/** Joins adjacent pieces of the same kind. */
function joined(pieces: Piece[]): Piece[] {
  const result: Piece[] = [];
  for (const piece of pieces) {
    const last = result.at(-1);
    if (last?.in === piece.in) last.text += piece.text;
    else if (piece.text) result.push({ ...piece });
  }
  return result;
}
