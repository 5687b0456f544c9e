import type { Suggestions } from '@longwave/contract/search.ts';
import { createStore } from 'zustand/vanilla';

export type Suggestion = Suggestions['suggestions'][number];
type AskSuggestions = (query: string, signal: AbortSignal) => Promise<Suggestion[]>;
export type Suggest = ReturnType<typeof createSuggest>;

type SuggestState = {
  /** What the suggestions are for; empty while there are none to show. */
  query: string;
  suggestions: Suggestion[];
  /** Place of the one chosen by the arrow keys; -1 while the text itself is. */
  active: number;
};

const nothing: SuggestState = { query: '', suggestions: [], active: -1 };
const shortest = 2;

/** Suggestions for what is being typed: asked after a pause, and never shown for an older text. */
export function createSuggest(ask: AskSuggestions, pause = 150) {
  const store = createStore<SuggestState>(() => nothing);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let asking: AbortController | undefined;

  function stop(): void {
    clearTimeout(timer);
    asking?.abort();
  }

  async function fetchFor(query: string): Promise<void> {
    asking = new AbortController();
    const { signal } = asking;
    try {
      const suggestions = await ask(query, signal);
      if (!signal.aborted) store.setState({ query, suggestions, active: -1 });
    } catch (error) {
      if (!signal.aborted) console.error('Error fetching suggestions:', error);
    }
  }

  return {
    ...store,
    type(text: string): void {
      const query = text.trim();
      if (query === store.getState().query) return;
      stop();
      if (query.length < shortest) store.setState(nothing);
      else timer = setTimeout(() => fetchFor(query), pause);
    },
    /** Arrow keys go round through all suggestions and the text itself. */
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
      store.setState(nothing);
    },
  };
}
