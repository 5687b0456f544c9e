import type { SearchTotals } from '@longwave/contract/search.ts';
import type * as z from 'zod/mini';
import type { Content } from '../content.ts';
import type { GenreGroup } from '../shows/genre-filter.ts';
import { foundTotal } from './found-total.ts';

/** As in the contract; not imported from there, since browsers read this file and need no schemas for it. */
export const longestQuery = 100;

/** What a search page was asked and what it got: no answer when nothing was asked or content failed. */
export type Searched<Answer> = {
  query: string;
  answer: (Answer & { totals: SearchTotals }) | null;
  genres: GenreGroup[];
};

export function queryIn(search: URLSearchParams): string {
  return (search.get('query') ?? '').trim().slice(0, longestQuery);
}

export function searchPath(path: string, query: string, page = 1): string {
  const search = new URLSearchParams({ query });
  if (page > 1) search.set('page', String(page));
  return `${path}?${search}`;
}

/** Genres come along only where they help on. */
export async function searched<T extends z.ZodMiniType<{ totals: SearchTotals }>>(
  client: Content,
  path: string,
  schema: T,
  query: string,
  page: number,
): Promise<Searched<z.infer<T>>> {
  const answer = query ? await client.read(searchPath(path, query, page), schema).catch(() => null) : null;
  const { totals } = answer ?? {};
  const found = totals ? foundTotal(totals) : 0;
  const genres =
    found > 0
      ? []
      : await client.genres().then(
          ({ groups }) => groups,
          () => [],
        );
  return { query, answer, genres };
}
