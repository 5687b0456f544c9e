import {
  columnWeights,
  linesPerShow,
  maxRanked,
  type SearchedType,
  searchedColumns,
} from '../../search/searched-types.ts';
import { isSame, type SearchReads, type SearchWrites, type TrackRow } from '../tables/search.ts';
import type { Connection } from './connection.ts';

const tables: Record<SearchedType, string> = {
  show: 'found_shows',
  resident: 'found_residents',
  programme: 'found_programmes',
  article: 'found_articles',
  video: 'found_videos',
  collection: 'found_collections',
};

/** A query of FTS5. Words are quoted, so nothing that a visitor types is an operator. */
function matchOf(words: string[]): string {
  return words.map((word) => (word.length === 1 ? `"${word}"` : `"${word}" *`)).join(' AND ');
}

/** The row of a track is its document times 4096 plus its line. */
function trackOf(row: number): TrackRow {
  return { id: Math.floor(row / linesPerShow), line: row % linesPerShow };
}

export function searchReads({ all, get, arrays }: Connection): SearchReads {
  const count = (text: string, match: string) => get<{ total: number }>(text, match)?.total ?? 0;
  const countIn = (type: SearchedType, match: string) =>
    count(`SELECT count(*) AS total FROM ${tables[type]} WHERE ${tables[type]} MATCH ?`, match);

  return {
    async count(words) {
      const match = matchOf(words);
      const total = (type: SearchedType) => (match ? countIn(type, match) : 0);
      const tracks = `SELECT count(DISTINCT rowid / ${linesPerShow}) AS total FROM found_tracks WHERE found_tracks MATCH ?`;
      return {
        shows: total('show'),
        playedIn: match ? count(tracks, match) : 0,
        residents: total('resident'),
        articles: total('article'),
        videos: total('video'),
        collections: total('collection'),
        programmes: total('programme'),
      };
    },
    async ranked(type, words, limit, offset) {
      if (words.length === 0) return [];
      const table = tables[type];
      const newest = `SELECT rowid AS id FROM ${table} WHERE ${table} MATCH ? ORDER BY rowid DESC LIMIT ? + 0 OFFSET ?`;
      const best = `SELECT id FROM (
          SELECT rowid AS id, bm25(${table}, ${columnWeights[type].join()}) AS score FROM ${table} WHERE ${table} MATCH ?
          ORDER BY rowid DESC LIMIT ${maxRanked}
        ) ORDER BY score, id DESC LIMIT ? + 0 OFFSET ?`;
      return arrays<[number]>(offset < maxRanked ? best : newest, matchOf(words), limit, offset).map(
        ([id]) => id,
      );
    },
    playedIn: async (words, limit, offset) =>
      words.length === 0
        ? []
        : all<TrackRow>(
            `SELECT rowid / ${linesPerShow} AS id, min(rowid % ${linesPerShow}) AS line
             FROM found_tracks WHERE found_tracks MATCH ? GROUP BY 1 ORDER BY 1 DESC LIMIT ? + 0 OFFSET ?`,
            ...[matchOf(words), limit, offset],
          ),
    newestTracks: async (words, limit) =>
      words.length === 0
        ? []
        : arrays<[number]>(
            'SELECT rowid FROM found_tracks WHERE found_tracks MATCH ? ORDER BY rowid DESC LIMIT ? + 0',
            ...[matchOf(words), limit],
          ).map(([row]) => trackOf(row)),
  };
}

export function searchWrites({ run }: Connection): SearchWrites {
  return {
    async put(type, id, { texts, lines }, before) {
      if (!isSame(texts, before?.texts)) {
        const columns = searchedColumns[type].join(', ');
        run(
          `INSERT OR REPLACE INTO ${tables[type]} (rowid, ${columns}) VALUES (?${', ?'.repeat(texts.length)})`,
          ...[id, ...texts],
        );
      }
      const known = before?.lines ?? [];
      for (const [at, line] of lines.entries())
        if (line !== known[at])
          run(
            'INSERT OR REPLACE INTO found_tracks (rowid, line) VALUES (?, ?)',
            id * linesPerShow + at,
            line,
          );
      for (let at = lines.length; at < known.length; at++)
        run('DELETE FROM found_tracks WHERE rowid = ?', id * linesPerShow + at);
    },
    async remove(type, id, lines) {
      run(`DELETE FROM ${tables[type]} WHERE rowid = ?`, id);
      for (let at = 0; at < lines; at++)
        run('DELETE FROM found_tracks WHERE rowid = ?', id * linesPerShow + at);
    },
  };
}
