import type { ShowCard } from '@longwave/contract/card.ts';
import type { FilterResponse } from '@longwave/contract/filter.ts';
import { genreList } from '@longwave/contract/genre-list.ts';
import type { GroupedGenres } from '@longwave/contract/genres.ts';
import { createStore } from 'zustand/vanilla';
import { genreFilterWords } from '../words/genre-filter.ts';
import { toggleGenre } from './filter-path.ts';

export type GenreGroup = GroupedGenres['groups'][number];

type FilteredShows = {
  shows: ShowCard[];
  page: number;
  pages: number;
  totalShows: number;
  loading: boolean;
  error: string | null;
};

/** the state of the filter by genres. */
type GenreFilterState = {
  filtersOpen: boolean;
  appliedGenres: string[];
  genres: GenreGroup[];
  filtering: boolean;
  filteredShows: FilteredShows;
  /** The page that "Load more" fetches next. */
  currentPage: number;
  cache: Record<string, FilterResponse>;
  /** Whether no show has the applied genres; the list then still contains the previous shows. */
  nothingFound: boolean;
};

export type FetchFilteredShows = (genres: string[], page: number) => Promise<FilterResponse>;
export type GenreFilter = ReturnType<typeof createGenreFilter>;

const initialState: GenreFilterState = {
  filtersOpen: false,
  appliedGenres: [],
  genres: [],
  filtering: false,
  filteredShows: { shows: [], page: 1, pages: 0, totalShows: 0, loading: false, error: null },
  currentPage: 2,
  cache: {},
  nothingFound: false,
};

export function hasFilters(state: Pick<GenreFilterState, 'appliedGenres'>): boolean {
  return state.appliedGenres.length > 0;
}

export function cacheKey(genres: string[], page: number): string {
  return `${genres.join(',')},${page}`;
}

/** The state with the page that the server has rendered, so that the browser does not fetch it again. */
export function stateWithFirstPage(input: unknown, response: FilterResponse): Partial<GenreFilterState> {
  const genres = genreList(input);
  return {
    appliedGenres: genres,
    filtering: genres.length > 0,
    filteredShows: filteredShows(response, response.shows),
    currentPage: response.page + 1,
    cache: { [cacheKey(genres, response.page)]: response },
    nothingFound: Number(response.totalShows) === 0,
  };
}

function filteredShows({ page, pages, totalShows }: FilterResponse, shows: ShowCard[]): FilteredShows {
  return { shows, page, pages, totalShows: Number(totalShows), loading: false, error: null };
}

/** */
export function logNothingFound(): void {
  console.log('No shows found');
}

export function createGenreFilter(
  fetchFilteredShows: FetchFilteredShows,
  start: Partial<GenreFilterState> = {},
) {
  const store = createStore<GenreFilterState>(() => ({ ...initialState, ...start }));
  const { getState: now, setState: set } = store;

  /** Counts changes of the genres: a response from an earlier round is ignored. */
  let round = 0;

  async function readPage(genres: string[], page: number): Promise<FilterResponse> {
    const key = cacheKey(genres, page);
    const known = now().cache[key];
    if (known) return known;
    const response = await fetchFilteredShows(genres, page);
    set({ cache: { ...now().cache, [key]: response } });
    return response;
  }

  function change(part: Partial<FilteredShows>): void {
    set({ filteredShows: { ...now().filteredShows, ...part } });
  }

  async function apply(input: unknown): Promise<void> {
    const genres = genreList(input);
    const mine = ++round;
    set({ appliedGenres: genres, filtering: genres.length > 0, currentPage: 2, nothingFound: false });
    change({ loading: true, error: null });
    try {
      const response = await readPage(genres, 1);
      if (mine !== round) return;
      if (Number(response.totalShows) === 0) {
        logNothingFound();
        change({ loading: false });
        set({ nothingFound: true });
      } else set({ appliedGenres: genres, filteredShows: filteredShows(response, response.shows) });
    } catch (error) {
      if (mine !== round) return;
      console.error('Error fetching filtered shows:', error);
      change({ loading: false, error: genreFilterWords.failed });
    }
  }

  async function loadMore(): Promise<void> {
    const { appliedGenres, currentPage, filteredShows: shown } = now();
    if (shown.loading) return;
    if (currentPage > shown.pages) {
      console.log(`No page ${currentPage} of shows: the last is ${shown.pages}`);
      return;
    }
    const mine = round;
    change({ loading: true });
    try {
      const response = await readPage(appliedGenres, currentPage);
      if (mine !== round) return;
      const shows = [...now().filteredShows.shows, ...response.shows];
      set({ filteredShows: filteredShows(response, shows), currentPage: currentPage + 1 });
    } catch (error) {
      console.error('Error fetching more shows:', error);
      if (mine === round) change({ loading: false });
    }
  }

  return {
    ...store,
    apply,
    loadMore,
    toggle: (genre: string) => apply(toggleGenre(now().appliedGenres, genre)),
    retry: () => apply(now().appliedGenres),
    setOpen: (filtersOpen: boolean) => set({ filtersOpen }),
    setGenres: (genres: GenreGroup[]) => set({ genres }),
    start(input: unknown, response: FilterResponse): void {
      round++;
      const { cache, ...state } = stateWithFirstPage(input, response);
      set({ ...state, cache: { ...now().cache, ...cache } });
      if (state.nothingFound) logNothingFound();
    },
  };
}
