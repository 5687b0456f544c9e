import type { SearchTotals } from '@longwave/contract/search.ts';
import { columnWeights, maxRanked, type SearchedType } from '../../search/searched-types.ts';
import { isSame, type SearchReads, type SearchWrites } from '../tables/search.ts';
import { textArray } from './array.ts';
import type { Sql } from './connection.ts';
import { matchingLines } from './search-lines.ts';
import { lineVectors, matchAll, matchAny, matchInLine, nameVector, wordVector } from './search-words.ts';

const totalOf: Record<SearchedType, keyof SearchTotals> = {
  show: 'shows',
  resident: 'residents',
  article: 'articles',
  video: 'videos',
  collection: 'collections',
  programme: 'programmes',
};
const types = Object.keys(totalOf) as SearchedType[];
/** The type is in the statement and no parameter, since the index of a type is only used when the type is known. */
const ofType = (type: SearchedType) => `type = '${type}' AND words @@ $1::tsquery`;

const countEach = `WITH tracks AS MATERIALIZED (SELECT document FROM found_tracks WHERE words @@ $2::tsquery)
  SELECT ${types.map((type) => `(SELECT count(*) FROM found WHERE ${ofType(type)}) AS ${totalOf[type]}`)},
  (SELECT count(DISTINCT document) FROM tracks) AS "playedIn"`;

/** With `+ 0`, since PostgreSQL might otherwise scan the newest documents one by one. */
const newestFirst = 'document + 0 DESC';

const newest = (type: SearchedType) =>
  `SELECT document FROM found WHERE ${ofType(type)} ORDER BY ${newestFirst} LIMIT $2 OFFSET $3`;

const best = (type: SearchedType) =>
  `SELECT document FROM (
     SELECT document, names FROM found WHERE ${ofType(type)} ORDER BY ${newestFirst} LIMIT ${maxRanked}
   ) recent ORDER BY ts_rank('${weights(type)}', names, $4::tsquery) DESC, document DESC LIMIT $2 OFFSET $3`;

export function searchReads(sql: Sql): SearchReads {
  const run = <T extends object>(text: string, parameters: (string | number)[]) =>
    sql.unsafe<T[]>(text, parameters, { prepare: true });

  /** The newest tracklists with a line that has all the words. */
  async function tracklists(words: string[], limit: number, offset: number): Promise<number[]> {
    const rows = await sql<{ document: number }[]>`
      WITH matching AS MATERIALIZED (SELECT document FROM found_tracks WHERE words @@ ${matchInLine(words)}::tsquery)
      SELECT DISTINCT document FROM matching ORDER BY document DESC LIMIT ${limit} OFFSET ${offset}`;
    return rows.map(({ document }) => document);
  }

  return {
    async count(words) {
      const none = {
        shows: 0,
        playedIn: 0,
        residents: 0,
        articles: 0,
        videos: 0,
        collections: 0,
        programmes: 0,
      };
      if (words.length === 0) return none;
      const [row] = await run<SearchTotals>(countEach, [matchAll(words), matchInLine(words)]);
      return { ...none, ...row };
    },
    async ranked(type, words, limit, offset) {
      if (words.length === 0) return [];
      const page = [matchAll(words), limit, offset];
      const rows = await (offset < maxRanked
        ? run<{ document: number }>(best(type), [...page, matchAny(words)])
        : run<{ document: number }>(newest(type), page));
      return rows.map(({ document }) => document);
    },
    async playedIn(words, limit, offset) {
      if (words.length === 0) return [];
      const found = await tracklists(words, limit, offset);
      const lines = await matchingLines(sql, found, words);
      return found.flatMap(
        (id) =>
          lines
            .get(id)
            ?.slice(0, 1)
            .map((line) => ({ id, line })) ?? [],
      );
    },
    async newestTracks(words, limit) {
      if (words.length === 0) return [];
      const found = await tracklists(words, limit, 0);
      const lines = await matchingLines(sql, found, words);
      const rows = found.flatMap(
        (id) =>
          lines
            .get(id)
            ?.toReversed()
            .map((line) => ({ id, line })) ?? [],
      );
      return rows.slice(0, limit);
    },
  };
}

/** Weights in PostgreSQL's order, from the last column to the first, none above 1. */
function weights(type: SearchedType): string {
  const columns = columnWeights[type];
  const most = Math.max(...columns);
  return `{${[3, 2, 1, 0].map((column) => (columns[column] ?? 0) / most).join(',')}}`;
}

export function searchWrites(sql: Sql): SearchWrites {
  return {
    async put(type, id, { texts, lines }, before) {
      const putTexts = async () =>
        await sql`
          INSERT INTO found (document, type, names, words)
          VALUES (${id}, ${type}, ${nameVector(texts)}::tsvector, ${wordVector(texts)}::tsvector)
          ON CONFLICT (document) DO UPDATE SET type = excluded.type, names = excluded.names, words = excluded.words`;
      const putLines = async (parts: string[]) =>
        await sql`
          WITH gone AS (DELETE FROM found_tracks WHERE document = ${id}::bigint AND part >= ${parts.length})
          INSERT INTO found_tracks (document, part, words)
          SELECT ${id}::bigint, ordinal - 1, words::tsvector
          FROM unnest(${textArray(parts)}::text[]) WITH ORDINALITY AS part (words, ordinal)
          ON CONFLICT (document, part) DO UPDATE SET words = excluded.words`;
      await Promise.all([
        isSame(texts, before?.texts) || putTexts(),
        isSame(lines, before?.lines ?? []) || putLines(lineVectors(lines)),
      ]);
    },
    async remove(_type, id, lines) {
      const document = sql`DELETE FROM found WHERE document = ${id}`;
      const tracklist = sql`DELETE FROM found_tracks WHERE document = ${id}`;
      await Promise.all(lines > 0 ? [document, tracklist] : [document]);
    },
  };
}
