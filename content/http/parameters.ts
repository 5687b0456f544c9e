import { mostGenres } from '@longwave/contract/filter.ts';
import { genreList } from '@longwave/contract/genre-list.ts';
import { longestQuery } from '@longwave/contract/search.ts';
import { Refusal } from './problem.ts';

export const mostPages = 10_000;

/** `page`: 1 when not given. */
export function pageNumber(given: string | null | undefined): number {
  if (!given) return 1;
  const page = /^\d{1,6}$/.test(given) ? Number(given) : 0;
  if (page < 1 || page > mostPages)
    throw new Refusal(400, `page must be a whole number from 1 to ${mostPages}`, 'page');
  return page;
}

/** `genres`, repeated, with or without `[]`, or one list with commas; sorted, so that order makes no difference. */
export function genres(query: URLSearchParams): string[] {
  const given = [...query.getAll('genres'), ...query.getAll('genres[]')].flatMap(genreList);
  const list = genreList(given).sort();
  if (list.length > mostGenres) throw new Refusal(400, `genres must be at most ${mostGenres}`, 'genres');
  if (list.some((genre) => genre.length > 120))
    throw new Refusal(400, 'genres holds one that is too long', 'genres');
  return list;
}

export function searchText(query: URLSearchParams): string {
  const text = (query.get('query') ?? '').trim();
  if (text.length > longestQuery)
    throw new Refusal(400, `query must be at most ${longestQuery} characters`, 'query');
  return text;
}
