import * as z from 'zod/mini';
import { showCard } from './card.ts';

export const showsPerPage = 20;
export const maxGenres = 40;

/** `{content}/shows/filter.json` and the site's `/api/filter`. */
export const filterResponse = z.object({
  shows: z.array(showCard),
  page: z.int(),
  pages: z.int(),
  totalShows: z.union([z.int(), z.string().check(z.regex(/^\d+$/))]),
});
export type FilterResponse = z.infer<typeof filterResponse>;
