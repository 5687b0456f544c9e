import { type FilterAnswer, showsPerPage } from '@longwave/contract/filter.ts';
import { joinJson } from '../http/join-json.ts';
import type { Reader } from '../pages/reader.ts';
import { genreList } from '../store/lists.ts';
import { countAny } from './genre-bits.ts';

/**
 * Shows of any of the genres, newest first, in JSON. Each genre's list is in that order already, so a page needs only
 * as many entries of each as it reaches into: its cost depends on the page, not on how many shows there are.
 */
export function filterShows(reader: Reader, genres: string[], page: number): string {
  const lists = genres.length > 0 ? genres.map(genreList) : ['shows'];
  for (const list of lists) reader.uses.add(`list:${list}`);
  const total = countAny(reader.store, lists);
  const offset = (page - 1) * showsPerPage;
  const cards = offset < total ? newest(reader, lists, offset) : [];
  return joinJson<FilterAnswer, 'shows'>(
    { page, pages: Math.ceil(total / showsPerPage), totalShows: total },
    { shows: `[${cards.join()}]` },
  );
}

/** Cards as they are kept. SQLite merges the ordered arms lazily, and `UNION` leaves out a show met twice. */
function newest(reader: Reader, lists: string[], offset: number): string[] {
  const one = 'SELECT date, document FROM entries WHERE list = (SELECT id FROM lists WHERE name = ?)';
  const rows = reader.store.rows<[number, string]>(
    `SELECT document, card FROM (
       ${lists.map(() => one).join(' UNION ')} ORDER BY date DESC, document DESC LIMIT ? + 0 OFFSET ?
     ) JOIN cards USING (document) ORDER BY date DESC, document DESC`,
    ...[...lists, showsPerPage, offset],
  );
  return rows.map(([show, card]) => {
    reader.uses.add(show);
    return card;
  });
}
