import type { ResidentCard, ShowCard } from '@longwave/contract/card.ts';
import type { Track } from '@longwave/contract/documents.ts';
import type { PlayedIn, SearchTotals } from '@longwave/contract/search.ts';
import type { Reader } from '../pages/reader.ts';
import { words } from './folding.ts';
import { linesPerShow } from './index-document.ts';

/** Of a word that very many shows have, only so many of the newest are put in order by how well they match. */
const mostRanked = 5000;

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
  if (!match) return { shows: 0, playedIn: 0, residents: 0 };
  const count = (sql: string) => reader.store.sql(sql).get(match)?.total as number;
  return {
    shows: count('SELECT count(*) AS total FROM found_shows WHERE found_shows MATCH ?'),
    playedIn: count(
      `SELECT count(DISTINCT rowid / ${linesPerShow}) AS total FROM found_tracks WHERE found_tracks MATCH ?`,
    ),
    residents: count('SELECT count(*) AS total FROM found_residents WHERE found_residents MATCH ?'),
  };
}

export function findShows(reader: Reader, query: string, limit: number, offset: number): ShowCard[] {
  return reader.shows(ranked(reader, 'found_shows', '10, 6, 3, 1', query, limit, offset));
}

export function findResidents(reader: Reader, query: string, limit: number, offset: number): ResidentCard[] {
  return reader.residents(ranked(reader, 'found_residents', '10, 4, 2, 1', query, limit, offset));
}

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

function ranked(
  reader: Reader,
  table: 'found_shows' | 'found_residents',
  weights: string,
  query: string,
  limit: number,
  offset: number,
): number[] {
  const match = matchOf(query);
  if (!match) return [];
  const newest = `SELECT rowid AS id FROM ${table} WHERE ${table} MATCH ? ORDER BY rowid DESC LIMIT ? + 0 OFFSET ?`;
  const best = `SELECT id FROM (
      SELECT rowid AS id, bm25(${table}, ${weights}) AS score FROM ${table} WHERE ${table} MATCH ?
      ORDER BY rowid DESC LIMIT ${mostRanked}
    ) ORDER BY score, id DESC LIMIT ? + 0 OFFSET ?`;
  const rows = reader.store.sql(offset < mostRanked ? best : newest).all(match, limit, offset) as {
    id: number;
  }[];
  return rows.map((row) => row.id);
}
