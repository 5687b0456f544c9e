import type { Track } from '@longwave/contract/documents.ts';
import type { PlayedIn, SearchTotals } from '@longwave/contract/search.ts';
import type { Reader } from '../pages/reader.ts';
import { words } from './folding.ts';
import { linesPerShow, type SearchedType, searchTables } from './index-document.ts';

/** Of a word that very many shows have, only so many of the newest are put in order by how well they match. */
const mostRanked = 5000;

/** How much a match in each column says. */
const weights: Record<SearchedType, string> = {
  show: '10, 6, 3, 1',
  resident: '10, 4, 2, 1',
  programme: '10, 6, 3, 1',
  article: '10, 6, 3, 1',
  video: '10, 6, 1',
  collection: '10, 3, 1',
};

/**
 * The query in the index's own language: every word, each as the beginning of one. Words are quoted, so nothing a
 * visitor types is an operator. A single letter stands for itself, or half the station would match.
 */
export function matchOf(query: string): string | undefined {
  const list = words(query);
  if (list.length === 0) return undefined;
  return list.map((word) => (word.length === 1 ? `"${word}"` : `"${word}" *`)).join(' AND ');
}

export function totals(reader: Reader, query: string): SearchTotals {
  reader.uses.add('search');
  const match = matchOf(query);
  const count = (sql: string) => (match ? (reader.store.sql(sql).get(match)?.total as number) : 0);
  const countIn = (type: SearchedType) => {
    const { table } = searchTables[type];
    return count(`SELECT count(*) AS total FROM ${table} WHERE ${table} MATCH ?`);
  };
  return {
    shows: countIn('show'),
    playedIn: count(
      `SELECT count(DISTINCT rowid / ${linesPerShow}) AS total FROM found_tracks WHERE found_tracks MATCH ?`,
    ),
    residents: countIn('resident'),
    articles: countIn('article'),
    videos: countIn('video'),
    collections: countIn('collection'),
    programmes: countIn('programme'),
  };
}

export type Find<T> = (reader: Reader, query: string, limit: number, offset: number) => T[];

/** Documents of a type by how well they match, as the reader makes their cards. */
function finder<T>(type: SearchedType, cards: (reader: Reader) => (ids: number[]) => T[]): Find<T> {
  return (reader, query, limit, offset) => cards(reader)(ranked(reader, type, query, limit, offset));
}

export const findShows = finder('show', (reader) => reader.shows);
export const findResidents = finder('resident', (reader) => reader.residents);
export const findProgrammes = finder('programme', (reader) => reader.programmes);
export const findArticles = finder('article', (reader) => reader.articles);
export const findVideos = finder('video', (reader) => reader.videos);
export const findCollections = finder('collection', (reader) => reader.collections);

/** Shows by what was played in them, the newest first, each with its first line that matches. */
export function findPlayedIn(reader: Reader, query: string, limit: number, offset: number): PlayedIn[] {
  const match = matchOf(query);
  if (!match) return [];
  const rows = reader.store
    .sql(
      `SELECT rowid / ${linesPerShow} AS id, min(rowid % ${linesPerShow}) AS line
       FROM found_tracks WHERE found_tracks MATCH ? GROUP BY 1 ORDER BY 1 DESC LIMIT ? + 0 OFFSET ?`,
    )
    .all(match, limit, offset) as { id: number; line: number }[];
  return rows.flatMap(({ id, line }) => playedIn(reader, id, line));
}

export function playedIn(reader: Reader, id: number, line: number): PlayedIn[] {
  const [show] = reader.shows([id]);
  const track = trackAt(reader, id, line);
  return show && track ? [{ show, track, line }] : [];
}

function trackAt(reader: Reader, id: number, line: number): Track | undefined {
  const row = reader.store
    .sql(`SELECT live -> ('$.tracklist[' || ? || ']') AS track FROM documents WHERE id = ?`)
    .get(String(line), id) as { track: string | null } | undefined;
  return row?.track ? JSON.parse(row.track) : undefined;
}

function ranked(reader: Reader, type: SearchedType, query: string, limit: number, offset: number): number[] {
  const match = matchOf(query);
  if (!match) return [];
  const { table } = searchTables[type];
  const newest = `SELECT rowid AS id FROM ${table} WHERE ${table} MATCH ? ORDER BY rowid DESC LIMIT ? + 0 OFFSET ?`;
  const best = `SELECT id FROM (
      SELECT rowid AS id, bm25(${table}, ${weights[type]}) AS score FROM ${table} WHERE ${table} MATCH ?
      ORDER BY rowid DESC LIMIT ${mostRanked}
    ) ORDER BY score, id DESC LIMIT ? + 0 OFFSET ?`;
  const rows = reader.store.sql(offset < mostRanked ? best : newest).all(match, limit, offset) as {
    id: number;
  }[];
  return rows.map((row) => row.id);
}
