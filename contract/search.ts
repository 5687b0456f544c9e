import * as z from 'zod/mini';
import { residentCard, showCard } from './card.ts';
import { track } from './documents.ts';

export const longestQuery = 100;

/** A show found by what was played in it, with the line that matched. */
export const playedIn = z.object({
  show: showCard,
  track,
  /** Where the line stands in the tracklist. */ line: z.int(),
});
export type PlayedIn = z.infer<typeof playedIn>;

const totals = z.object({ shows: z.int(), playedIn: z.int(), residents: z.int() });
export type SearchTotals = z.infer<typeof totals>;

/** `{content}/search.json?query=`: the first few of each. */
export const searchAnswer = z.object({
  query: z.string(),
  totals,
  shows: z.array(showCard),
  playedIn: z.array(playedIn),
  residents: z.array(residentCard),
});
export type SearchAnswer = z.infer<typeof searchAnswer>;

function pageOf<T extends z.ZodMiniType>(item: T) {
  return z.object({
    query: z.string(),
    totals,
    items: z.array(item),
    page: z.int(),
    pages: z.int(),
    total: z.int(),
  });
}

/** `{content}/search/shows.json?query=&page=` and the two beside it. */
export const searchShows = pageOf(showCard);
export const searchPlayedIn = pageOf(playedIn);
export const searchResidents = pageOf(residentCard);

/** `{content}/search/suggest.json?query=`: at most eight, best first. */
export const suggestions = z.object({
  query: z.string(),
  suggestions: z.array(
    z.object({
      kind: z.enum(['show', 'resident', 'track']),
      title: z.string(),
      detail: z.string(),
      path: z.string(),
    }),
  ),
});
export type Suggestions = z.infer<typeof suggestions>;
