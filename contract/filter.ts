import * as z from 'zod/mini';
import { showCard } from './card.ts';

export const showsPerPage = 20;
export const mostGenres = 40;

/** `{content}/shows/filter.json` and the site's `/api/filter`. */
export const filterAnswer = z.object({
  shows: z.array(showCard),
  page: z.int(),
  pages: z.int(),
  totalShows: z.union([z.int(), z.string().check(z.regex(/^\d+$/))]),
});
export type FilterAnswer = z.infer<typeof filterAnswer>;

/** a string or a list becomes a list without repeats; anything else an empty one. */
export function genreList(input: unknown): string[] {
  const list = typeof input === 'string' ? input.split(',') : Array.isArray(input) ? input : [];
  return [...new Set(list.filter((item): item is string => typeof item === 'string' && item !== ''))];
}

export function filterQuery(genres: string[], page: number): string {
  const query = new URLSearchParams(genres.map((genre): [string, string] => ['genres', genre]));
  query.set('page', String(page));
  return query.toString();
}
