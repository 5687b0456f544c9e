import type { Suggestions } from '@longwave/contract/search.ts';
import { createStore } from 'zustand/vanilla';

export type Suggestion = Suggestions['suggestions'][number];
type FetchSuggestions = (query: string, signal: AbortSignal) => Promise<Suggestion[]>;
export type Suggest = ReturnType<typeof createSuggest>;

type SuggestState = {
  /** The text the suggestions are for; empty without suggestions. */
  query: string;
  suggestions: Suggestion[];
  /** Index of the suggestion chosen by the arrow keys; -1 for the text itself. */
  active: number;
};

const initialState: SuggestState = { query: '', suggestions: [], active: -1 };
const minLength = 2;

/** Suggestions for the typed text: fetched after a pause, and never shown for an older text. */
export function createSuggest(fetchSuggestions: FetchSuggestions, pause = 150) {
  const store = createStore<SuggestState>(() => initialState);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pending: AbortController | undefined;

  function stop(): void {
    clearTimeout(timer);
    pending?.abort();
  }

  async function fetchFor(query: string): Promise<void> {
    pending = new AbortController();
    const { signal } = pending;
    try {
      const suggestions = await fetchSuggestions(query, signal);
      if (!signal.aborted) store.setState({ query, suggestions, active: -1 });
    } catch (error) {
      if (!signal.aborted) console.error('Error fetching suggestions:', error);
    }
  }

  return {
    ...store,
    type(text: string): void {
      const query = text.trim();
      stop();
      if (query === store.getState().query) return;
      if (query.length < minLength) store.setState(initialState);
      else timer = setTimeout(() => fetchFor(query), pause);
    },
    /** Cycles through all suggestions and the text itself. */
    move(step: 1 | -1): void {
      const { active, suggestions } = store.getState();
      const places = suggestions.length + 1;
      store.setState({ active: ((active + 1 + step + places) % places) - 1 });
    },
    chosen(): Suggestion | undefined {
      const { active, suggestions } = store.getState();
      return suggestions[active];
    },
    close(): void {
      stop();
      store.setState(initialState);
    },
  };
}
