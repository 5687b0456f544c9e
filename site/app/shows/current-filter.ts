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
  /** Null if the filter exists already from an earlier page; it then fetches the shows itself. */
  first: FilterResponse | null;
  /** Whether the panel is open at first. */
  open?: boolean;
};

/** One filter for the whole visit, so that the list is unchanged after Back. */
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

/** Applies the genres of the URL, unless the filter itself has changed the URL. */
export function followUrl(filter: GenreFilter, { genres, first }: BrowseData): void {
  if (genres.join() === filter.getState().appliedGenres.join()) return;
  if (first) filter.start(genres, first);
  else void filter.apply(genres);
}
