import type { ShowCard } from '@longwave/contract/card.ts';
import type { FilterAnswer } from '@longwave/contract/filter.ts';
import { genreList } from '@longwave/contract/genre-list.ts';
import type { GroupedGenres } from '@longwave/contract/genres.ts';
import { createStore } from 'zustand/vanilla';
import { genreFilterWords } from '../words/genre-filter.ts';
import { toggled } from './filter-path.ts';

export type GenreGroup = GroupedGenres['groups'][number];

type FilteredShows = {
  shows: ShowCard[];
  page: number;
  pages: number;
  totalShows: number;
  loading: boolean;
  error: string | null;
};

/** */
type GenreFilterState = {
  filtersOpen: boolean;
  appliedGenres: string[];
  genres: GenreGroup[];
  /** Genres chosen by the visitor decide what is listed. */
  filtering: boolean;
  filteredShows: FilteredShows;
  /** The page that "Load more" asks for. */
  currentPage: number;
  cache: Record<string, FilterAnswer>;
  /** The applied genres have no show; the list still holds the last ones that had. */
  nothingFound: boolean;
};

export type AskFilter = (genres: string[], page: number) => Promise<FilterAnswer>;
export type GenreFilter = ReturnType<typeof createGenreFilter>;

const nothingYet: GenreFilterState = {
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

/** The state after a page the server has already rendered, so that the browser does not ask for it again. */
export function startingWith(input: unknown, answer: FilterAnswer): Partial<GenreFilterState> {
  const genres = genreList(input);
  return {
    appliedGenres: genres,
    filtering: genres.length > 0,
    filteredShows: filteredShows(answer, answer.shows),
    currentPage: answer.page + 1,
    cache: { [cacheKey(genres, answer.page)]: answer },
    nothingFound: Number(answer.totalShows) === 0,
  };
}

function filteredShows({ page, pages, totalShows }: FilterAnswer, shows: ShowCard[]): FilteredShows {
  return { shows, page, pages, totalShows: Number(totalShows), loading: false, error: null };
}

/** */
export function tellNothingFound(): void {
  console.log('No shows found');
}

export function createGenreFilter(ask: AskFilter, start: Partial<GenreFilterState> = {}) {
  const store = createStore<GenreFilterState>(() => ({ ...nothingYet, ...start }));
  const { getState: now, setState: set } = store;

  /** Every change of genres starts a round; an answer that arrives in a later round is no longer wanted. */
  let round = 0;

  async function answerFor(genres: string[], page: number): Promise<FilterAnswer> {
    const key = cacheKey(genres, page);
    const known = now().cache[key];
    if (known) return known;
    const answer = await ask(genres, page);
    set({ cache: { ...now().cache, [key]: answer } });
    return answer;
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
      const answer = await answerFor(genres, 1);
      if (mine !== round) return;
      if (Number(answer.totalShows) === 0) {
        tellNothingFound();
        change({ loading: false });
        set({ nothingFound: true });
      } else set({ appliedGenres: genres, filteredShows: filteredShows(answer, answer.shows) });
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
      const answer = await answerFor(appliedGenres, currentPage);
      if (mine !== round) return;
      const shows = [...now().filteredShows.shows, ...answer.shows];
      set({ filteredShows: filteredShows(answer, shows), currentPage: currentPage + 1 });
    } catch (error) {
      console.error('Error fetching more shows:', error);
      if (mine === round) change({ loading: false });
    }
  }

  return {
    ...store,
    apply,
    loadMore,
    toggle: (genre: string) => apply(toggled(now().appliedGenres, genre)),
    /** Asks once more for what failed. */
    retry: () => apply(now().appliedGenres),
    setOpen: (filtersOpen: boolean) => set({ filtersOpen }),
    setGenres: (genres: GenreGroup[]) => set({ genres }),
    start(input: unknown, answer: FilterAnswer): void {
      round++;
      const { cache, ...state } = startingWith(input, answer);
      set({ ...state, cache: { ...now().cache, ...cache } });
      if (state.nothingFound) tellNothingFound();
    },
  };
}
