/** Longer words are cut off here: PostgreSQL stores none of more than 2,046 bytes. */
const maxLetters = 250;
/** PostgreSQL stores at most a million bytes of words for a document. */
const maxBytes = 900_000;
const maxPosition = 16_383;

/** The words that SQLite's tokenizer makes of folded text. */
function wordsOf(text: string): string[] {
  return text.match(/[\p{L}\p{N}\p{Co}]+/gu) ?? [];
}

/** The words that a document is found by, as a `tsvector`. */
export function wordVector(texts: string[]): string {
  return vector(texts.flatMap((text) => wordsOf(text).map((word): [string] => [word])));
}

/** The words that a document is ranked by: all but the last column, each with its positions and its column's letter. */
export function nameVector(texts: string[]): string {
  let position = 0;
  return vector(
    texts.slice(0, -1).flatMap((text, column) =>
      wordsOf(text).map((word): [string, string] => {
        position = Math.min(position + 1, maxPosition);
        return [word, `${position}${'ABC'[column] ?? 'D'}`];
      }),
    ),
  );
}

/** PostgreSQL stores at most 255 positions of a word, so a tracklist is stored in parts of so many lines. */
export const linesPerPart = 250;

/** The words of each part of a tracklist: the position of a word is its line, counted from 1. */
export function lineVectors(lines: string[]): string[] {
  const parts = Array.from({ length: Math.ceil(lines.length / linesPerPart) }, (_, part) =>
    lines.slice(part * linesPerPart, (part + 1) * linesPerPart),
  );
  return parts.map((part) =>
    vector(
      part.flatMap((text, line) => wordsOf(text).map((word): [string, string] => [word, String(line + 1)])),
    ),
  );
}

function vector(words: [word: string, position?: string][]): string {
  const positions = new Map<string, Set<string>>();
  let bytes = 0;
  for (const [whole, position] of words) {
    const word = shortened(whole);
    const known = positions.get(word);
    bytes += known ? 2 : Buffer.byteLength(word) + 8;
    if (bytes > maxBytes) break;
    const wordPositions = known ?? new Set();
    positions.set(word, position === undefined ? wordPositions : wordPositions.add(position));
  }
  return [...positions].map(([word, wordPositions]) => quoted(word) + listed(wordPositions)).join(' ');
}

function listed(wordPositions: Set<string>): string {
  return wordPositions.size > 0 ? `:${[...wordPositions].join(',')}` : '';
}

/** A query for documents that have each of the words, anywhere. */
export function matchAll(words: string[]): string {
  return words.map(beginning).join(' & ');
}

/** A query for any of the words, for ranking: a name with more of them ranks higher. */
export function matchAny(words: string[]): string {
  return words.map(beginning).join(' | ');
}

/** A query for tracklists with all of the words in one line. */
export function matchInLine(words: string[]): string {
  return words.map(beginning).join(' <0> ');
}

/** A query for a word's beginning; a single letter matches only itself, else half the station would match. */
function beginning(word: string): string {
  return word.length === 1 ? quoted(word) : `${quoted(shortened(word))}:*`;
}

function shortened(word: string): string {
  return word.length <= maxLetters ? word : [...word].slice(0, maxLetters).join('');
}

function quoted(word: string): string {
  return `'${word.replace(/['\\]/g, '$&$&')}'`;
}
