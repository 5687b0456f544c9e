import type { ShowCard } from '@longwave/contract/card.ts';
import { type FilterAnswer, genreList } from '@longwave/contract/filter.ts';
import type { GroupedGenres } from '@longwave/contract/genres.ts';
import { createStore } from 'zustand/vanilla';

export type GenreGroup = GroupedGenres['groups'][number];

export type FilteredShows = {
  shows: ShowCard[];
  page: number;
  pages: number;
  totalShows: number;
  loading: boolean;
  error: string | null;
};

/** */
export type GenreFilterState = {
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

const noShows: FilteredShows = { shows: [], page: 1, pages: 0, totalShows: 0, loading: false, error: null };

export function hasFilters(state: Pick<GenreFilterState, 'appliedGenres'>): boolean {
  return state.appliedGenres.length > 0;
}

export function cacheKey(genres: string[], page: number): string {
  return `${genres.join(',')},${page}`;
}

export function createGenreFilter(ask: AskFilter) {
  const store = createStore<GenreFilterState>(() => ({
    filtersOpen: false,
    appliedGenres: [],
    genres: [],
    filtering: false,
    filteredShows: noShows,
    currentPage: 2,
    cache: {},
    nothingFound: false,
  }));
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

  function keep(genres: string[], answer: FilterAnswer, shows: ShowCard[]): void {
    const { page, pages } = answer;
    set({
      appliedGenres: genres,
      filteredShows: {
        shows,
        page,
        pages,
        totalShows: Number(answer.totalShows),
        loading: false,
        error: null,
      },
    });
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
        console.log('No shows found');
        change({ loading: false });
        set({ nothingFound: true });
      } else keep(genres, answer, answer.shows);
    } catch (error) {
      if (mine !== round) return;
      console.error('Error fetching filtered shows:', error);
      change({ loading: false, error: 'The shows did not arrive.' });
    }
  }

  async function loadMore(): Promise<void> {
    const { appliedGenres, currentPage, filteredShows } = now();
    if (filteredShows.loading) return;
    if (currentPage > filteredShows.pages) {
      console.log(`No page ${currentPage} of shows: the last is ${filteredShows.pages}`);
      return;
    }
    const mine = round;
    change({ loading: true });
    try {
      const answer = await answerFor(appliedGenres, currentPage);
      if (mine !== round) return;
      keep(appliedGenres, answer, [...now().filteredShows.shows, ...answer.shows]);
      set({ currentPage: currentPage + 1 });
    } catch (error) {
      console.error('Error fetching more shows:', error);
      if (mine === round) change({ loading: false });
    }
  }

  return {
    ...store,
    apply,
    loadMore,
    toggle(genre: string): Promise<void> {
      const { appliedGenres } = now();
      const present = appliedGenres.includes(genre);
      return apply(present ? appliedGenres.filter((one) => one !== genre) : [...appliedGenres, genre]);
    },
    /** Asks once more for what failed. */
    retry: () => apply(now().appliedGenres),
    setOpen: (filtersOpen: boolean) => set({ filtersOpen }),
    setGenres: (genres: GenreGroup[]) => set({ genres }),
    /** What the server has already rendered, so that the browser does not ask for it again. */
    start(input: unknown, answer: FilterAnswer): void {
      const genres = genreList(input);
      round++;
      set({ cache: { ...now().cache, [cacheKey(genres, answer.page)]: answer } });
      set({ filtering: genres.length > 0, currentPage: answer.page + 1 });
      set({ nothingFound: Number(answer.totalShows) === 0 });
      keep(genres, answer, answer.shows);
    },
  };
}
