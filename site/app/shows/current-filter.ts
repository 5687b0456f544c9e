import type { FilterResponse } from '@longwave/contract/filter.ts';
import {
  createGenreFilter,
  type FetchFilteredShows,
  type GenreFilter,
  type GenreGroup,
  logNothingFound,
  stateWithFirstPage,
} from './genre-filter.ts';

/** Loader data of /shows and /shows/filter. */
export type BrowseData = {
  title: string;
  description: string;
  genres: string[];
  groups: GenreGroup[];
  /** Null when the filter of an earlier page exists and fetches by itself. */
  first: FilterResponse | null;
  /** Whether the panel is open at first. */
  open?: boolean;
};

/** One filter for the whole visit, so that Back finds the list as it was. */
let current: GenreFilter | undefined;

// The schema is loaded with the first request, not with the page.
const fetchFilteredShows: FetchFilteredShows = async (genres, page) =>
  (await import('./fetch-filter.ts')).fetchFilteredShows(genres, page);

export function filterFor({ genres, groups, first, open = false }: BrowseData): GenreFilter {
  if (current) return current;
  const start: ReturnType<typeof stateWithFirstPage> = first
    ? stateWithFirstPage(genres, first)
    : { appliedGenres: genres };
  const filter = createGenreFilter(fetchFilteredShows, { ...start, genres: groups, filtersOpen: open });
  if (!import.meta.env.SSR) {
    current = filter;
    if (start.nothingFound) logNothingFound();
  }
  return filter;
}

export function currentGroups(): GenreGroup[] | undefined {
  return current?.getState().genres;
}

/** Applies the URL if it was not the filter that changed it. */
export function followUrl(filter: GenreFilter, { genres, first }: BrowseData): void {
  if (genres.join() === filter.getState().appliedGenres.join()) return;
  if (first) filter.start(genres, first);
  else void filter.apply(genres);
}
