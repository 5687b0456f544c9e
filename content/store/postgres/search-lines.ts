import { numberArray, textArray } from './array.ts';
import type { Sql } from './connection.ts';
import { linesPerPart } from './search-words.ts';

/** The lines of these tracklists that have all of the words, in ascending order. */
export async function matchingLines(
  sql: Sql,
  documents: number[],
  words: string[],
): Promise<Map<number, number[]>> {
  if (documents.length === 0) return new Map();
  const rows = await sql<{ document: number; part: number; word: string; positions: string }[]>`
    SELECT document, part, word, array_to_string(positions, ',') AS positions
    FROM found_tracks CROSS JOIN unnest(words) AS stored
    JOIN unnest(${textArray(words)}::text[], ${textArray(words.map(isWhole))}::bool[]) AS wanted (word, is_whole)
      ON CASE WHEN is_whole THEN stored.lexeme = word ELSE starts_with(stored.lexeme, word) END
    WHERE document = ANY (${numberArray(documents)}::bigint[])`;
  const linesOf = new Map<number, Map<string, Set<number>>>();
  for (const { document, part, word, positions } of rows) {
    const byWord = linesOf.get(document) ?? new Map<string, Set<number>>();
    linesOf.set(document, byWord);
    const lines = byWord.get(word) ?? new Set<number>();
    byWord.set(word, lines);
    for (const position of positions.split(',')) lines.add(part * linesPerPart + Number(position) - 1);
  }
  return new Map([...linesOf].map(([document, byWord]) => [document, inAll([...byWord.values()])]));
}

const isWhole = (word: string) => String(word.length === 1);

function inAll([first, ...others]: Set<number>[]): number[] {
  const lines = [...(first ?? [])].filter((line) => others.every((other) => other.has(line)));
  return lines.sort((one, other) => one - other);
}
