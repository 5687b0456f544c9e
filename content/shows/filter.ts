import { type FilterAnswer, showsPerPage } from '@longwave/contract/filter.ts';
import type { Reader } from '../pages/reader.ts';
import { genreList } from '../store/lists.ts';
import { countAny } from './genre-bits.ts';

/**
 * Shows of any of the genres, newest first. Each genre's list is in that order already, so a page needs only as many
 * entries of each as it reaches into: its cost depends on the page, not on how many shows there are.
 */
export function filterShows(reader: Reader, genres: string[], page: number): FilterAnswer {
  const names = genres.length > 0 ? genres.map(genreList) : ['shows'];
  const lists = names.map((name) => listId(reader, name)).filter((id) => id !== undefined);
  const total = countAny(reader.store, lists);
  const offset = (page - 1) * showsPerPage;
  const ids = offset < total ? newest(reader, lists, offset) : [];
  return {
    shows: reader.shows(ids),
    page,
    pages: Math.ceil(total / showsPerPage),
    totalShows: total,
  };
}

function listId(reader: Reader, name: string): number | undefined {
  reader.uses.add(`list:${name}`);
  return reader.store.sql('SELECT id FROM lists WHERE name = ?').get(name)?.id as number | undefined;
}

/** SQLite merges the ordered arms lazily, and `UNION` leaves out a show met twice. */
function newest(reader: Reader, lists: number[], offset: number): number[] {
  const one = 'SELECT date, document FROM entries WHERE list = ?';
  const rows = reader.store
    .sql(`${lists.map(() => one).join(' UNION ')} ORDER BY date DESC, document DESC LIMIT ? OFFSET ?`)
    .all(...lists, showsPerPage, offset) as { document: number }[];
  return rows.map((row) => row.document);
}
