import type { FilterAnswer } from '@longwave/contract/filter.ts';
import {
  type AskFilter,
  createGenreFilter,
  type GenreFilter,
  type GenreGroup,
  startingWith,
  tellNothingFound,
} from './genre-filter.ts';

/** What /shows and /shows/filter load. */
export type BrowseData = {
  title: string;
  description: string;
  genres: string[];
  groups: GenreGroup[];
  /** Null when the filter of an earlier page is at hand and asks by itself. */
  first: FilterAnswer | null;
  /** With the panel open, where one comes to choose. */
  open?: boolean;
};

/** The browser keeps one filter for the whole visit: coming back to the list finds it as it was left. */
let kept: GenreFilter | undefined;

// The schema that reads the answer is fetched with the first question, not with the page.
const ask: AskFilter = async (genres, page) => (await import('./ask-filter.ts')).askFilter(genres, page);

export function filterFor({ genres, groups, first, open = false }: BrowseData): GenreFilter {
  if (kept) return kept;
  const start: ReturnType<typeof startingWith> = first
    ? startingWith(genres, first)
    : { appliedGenres: genres };
  const filter = createGenreFilter(ask, { ...start, genres: groups, filtersOpen: open });
  if (!import.meta.env.SSR) {
    kept = filter;
    if (start.nothingFound) tellNothingFound();
  }
  return filter;
}

export function keptGroups(): GenreGroup[] | undefined {
  return kept?.getState().genres;
}

/** Follows the address when it was not the filter itself that changed it. */
export function followAddress(filter: GenreFilter, { genres, first }: BrowseData): void {
  if (genres.join() === filter.getState().appliedGenres.join()) return;
  if (first) filter.start(genres, first);
  else void filter.apply(genres);
}
