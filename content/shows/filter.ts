import { type FilterResponse, showsPerPage } from '@longwave/contract/filter.ts';
import { joinJson } from '../http/join-json.ts';
import { genreList } from '../store/lists.ts';
import type { Reader } from '../store/reader.ts';
import { countShowsInAny } from './genre-bits.ts';

/**
 * Shows of any of the genres, newest first, as JSON. Each genre's list is in that order already, so only as many entries of each
 * are read as the page needs: the cost depends on the page, not on how many shows there are.
 */
export async function filterShows(reader: Reader, genres: string[], page: number): Promise<string> {
  const lists = genres.length > 0 ? genres.map(genreList) : ['shows'];
  for (const list of lists) reader.dependencies.add(`list:${list}`);
  const total = await countShowsInAny(reader.reads, lists);
  const offset = (page - 1) * showsPerPage;
  const cards = offset < total ? await reader.reads.lists.newestInAny(lists, showsPerPage, offset) : [];
  for (const [show] of cards) reader.dependencies.add(show);
  return joinJson<FilterResponse, 'shows'>(
    { page, pages: Math.ceil(total / showsPerPage), totalShows: total },
    { shows: `[${cards.map(([, card]) => card).join()}]` },
  );
}
