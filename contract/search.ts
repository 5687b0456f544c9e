import * as z from 'zod/mini';
import { articleCard, collectionCard, programmeCard, residentCard, showCard, videoCard } from './card.ts';
import { track } from './document-types/tracklist.ts';

export const maxQueryLength = 100;

/** A show found by a track of its tracklist, with the line that matched. */
const playedIn = z.object({
  show: showCard,
  track,
  /** Index of the line in the tracklist. */ line: z.int(),
});
export type PlayedIn = z.infer<typeof playedIn>;

/** Defaults for content services that do not search documents of this type. */
const zeroByDefault = z._default(z.int(), 0);
function emptyByDefault<T extends z.ZodMiniType>(item: T) {
  return z._default(z.array(item), []);
}

const totals = z.object({
  shows: z.int(),
  playedIn: z.int(),
  residents: z.int(),
  articles: zeroByDefault,
  videos: zeroByDefault,
  collections: zeroByDefault,
  programmes: zeroByDefault,
});
export type SearchTotals = z.infer<typeof totals>;

/** `{content}/search.json?query=`: the first few results of each type. */
export const searchResponse = z.object({
  query: z.string(),
  totals,
  shows: z.array(showCard),
  playedIn: z.array(playedIn),
  residents: z.array(residentCard),
  articles: emptyByDefault(articleCard),
  videos: emptyByDefault(videoCard),
  collections: emptyByDefault(collectionCard),
  programmes: emptyByDefault(programmeCard),
});
export type SearchResponse = z.infer<typeof searchResponse>;

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

/** `{content}/search/shows.json?query=&page=` and the same for the other types. */
export const searchShows = pageOf(showCard);
export const searchPlayedIn = pageOf(playedIn);
export const searchResidents = pageOf(residentCard);
export const searchArticles = pageOf(articleCard);
export const searchVideos = pageOf(videoCard);
export const searchCollections = pageOf(collectionCard);
export const searchProgrammes = pageOf(programmeCard);

/** `{content}/search/suggest.json?query=`: at most eight, best first. */
export const suggestions = z.object({
  query: z.string(),
  suggestions: z.array(
    z.object({
      kind: z.enum(['show', 'resident', 'track', 'programme', 'article', 'video', 'collection']),
      title: z.string(),
      detail: z.string(),
      path: z.string(),
    }),
  ),
});
export type Suggestions = z.infer<typeof suggestions>;
