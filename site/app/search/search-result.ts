import type { SearchTotals } from '@longwave/contract/search.ts';
import type * as z from 'zod/mini';
import type { Content } from '../content.ts';
import { pageNumber } from '../page-number.ts';
import type { GenreGroup } from '../shows/genre-filter.ts';
import { sumTotals } from './sum-totals.ts';

/** The limit of the contract, repeated because importing it would bring the contract's schemas into the browser. */
export const maxQueryLength = 100;

/** A search with its results, which are null if there is no query or content failed. */
export type SearchResult<Answer> = {
  query: string;
  results: (Answer & { totals: SearchTotals }) | null;
  genres: GenreGroup[];
};

function readQuery(search: URLSearchParams): string {
  return (search.get('query') ?? '').trim().slice(0, maxQueryLength);
}

export function searchPath(path: string, query: string, page = 1): string {
  const search = new URLSearchParams({ query });
  if (page > 1) search.set('page', String(page));
  return `${path}?${search}`;
}

/** Searches content at the path of the page; genres are fetched only if nothing was found. */
export async function fetchSearchResult<T extends z.ZodMiniType<{ totals: SearchTotals }>>(
  client: Content,
  url: URL,
  path: string,
  schema: T,
): Promise<SearchResult<z.infer<T>>> {
  const query = readQuery(url.searchParams);
  const results = query
    ? await client.read(searchPath(`${path}.json`, query, pageNumber(url)), schema).catch(() => null)
    : null;
  const { totals } = results ?? {};
  if (totals && sumTotals(totals) > 0) return { query, results, genres: [] };
  const { groups } = await client.genres().catch(() => ({ groups: [] }));
  return { query, results, genres: groups };
}
