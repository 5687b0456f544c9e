import { maxGenres } from '@longwave/contract/filter.ts';
import { genreList } from '@longwave/contract/genre-list.ts';
import { maxQueryLength } from '@longwave/contract/search.ts';
import { HttpError } from './http-error.ts';

const maxPage = 10_000;

/** The parameter `page`, by default 1. */
export function parsePage(given: string | null | undefined): number {
  if (!given) return 1;
  const page = /^\d{1,6}$/.test(given) ? Number(given) : 0;
  if (page < 1 || page > maxPage)
    throw new HttpError(400, `page must be a whole number from 1 to ${maxPage}`, 'page');
  return page;
}

/** The parameter `genres`: repeated, with or without `[]`, or one comma-separated list; sorted, so that the order makes no difference. */
export function parseGenres(query: URLSearchParams): string[] {
  const given = [...query.getAll('genres'), ...query.getAll('genres[]')].flatMap(genreList);
  const list = genreList(given).sort();
  if (list.length > maxGenres) throw new HttpError(400, `genres must be at most ${maxGenres}`, 'genres');
  if (list.some((genre) => genre.length > 120))
    throw new HttpError(400, 'genres holds one that is too long', 'genres');
  return list;
}

export function parseSearchText(query: URLSearchParams): string {
  const text = (query.get('query') ?? '').trim();
  if (text.length > maxQueryLength)
    throw new HttpError(400, `query must be at most ${maxQueryLength} characters`, 'query');
  return text;
}
