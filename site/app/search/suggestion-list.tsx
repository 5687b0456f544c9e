import { isSafeLink } from '@longwave/contract/safe-link.ts';
import { suggestions } from '@longwave/contract/search.ts';
import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { useStore } from 'zustand';
import { fetchContentJson } from '../content-call.ts';
import { useBrowserSettings } from '../root-data.ts';
import { Link } from '../ui/link.tsx';
import { plural } from '../words/plural.ts';
import { suggestionWords } from '../words/suggestions.ts';
import { createSuggest, type Suggest, type Suggestion } from './suggest.ts';

type SuggestionListProps = {
  input: RefObject<HTMLInputElement | null>;
  id: string;
  onChoose: (path: string) => void;
};

/** The suggestions under the search field: arrow keys choose, Enter opens, Escape closes. */
export default function SuggestionList({ input, id, onChoose }: SuggestionListProps) {
  const { contentHost } = useBrowserSettings();
  const [suggest] = useState(() => createSuggest(createFetchSuggestions(contentHost)));
  const { suggestions: found, active, query } = useStore(suggest);
  useTyping(input, id, suggest, onChoose);

  return (
    <>
      <p role="status" className="sr-only">
        {query && plural(suggestionWords.many, found.length)}
      </p>
      {found.length > 0 && (
        <div
          id={id}
          role="listbox"
          aria-label={suggestionWords.list}
          className="absolute inset-x-0 top-full z-50 border border-rule bg-paper text-base text-ink"
        >
          {found.map((suggestion, index) => (
            <Link
              key={suggestion.path}
              href={suggestion.path}
              id={`${id}-${index}`}
              role="option"
              tabIndex={-1}
              aria-selected={index === active}
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => suggest.close()}
              className="grid min-h-11 grid-cols-[1fr_auto] items-baseline gap-x-4 border-t border-hairline px-4 py-2.5 first:border-t-0 hover:bg-raised aria-selected:bg-ink aria-selected:text-paper"
            >
              <span className="min-w-0">
                <span className="font-display font-bold">{suggestion.title}</span>{' '}
                <span className="text-sm opacity-80">{suggestion.detail}</span>
              </span>
              <span className="font-mono text-[0.6875rem]">{suggestionWords[suggestion.kind]}</span>
            </Link>
          ))}
        </div>
      )}
    </>
  );
}

function createFetchSuggestions(contentHost: string) {
  return async (query: string, signal: AbortSignal): Promise<Suggestion[]> => {
    const url = `${contentHost}/search/suggest.json?${new URLSearchParams({ query })}`;
    const response = suggestions.parse(await fetchContentJson(url, { signal }));
    return response.suggestions.filter((suggestion) => isSafeLink(suggestion.path));
  };
}

/** Adds keyboard control and ARIA attributes to the search field, which is not rendered here. */
function useTyping(
  { current: box }: RefObject<HTMLInputElement | null>,
  id: string,
  suggest: Suggest,
  onChoose: (path: string) => void,
): void {
  const choose = useEffectEvent(onChoose);
  useEffect(() => {
    if (!box) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.isComposing || suggest.getState().suggestions.length === 0) return;
      const chosen = suggest.chosen();
      if (event.key === 'ArrowDown') suggest.move(1);
      else if (event.key === 'ArrowUp') suggest.move(-1);
      else if (event.key === 'Escape') suggest.close();
      else if (event.key === 'Enter' && chosen) {
        suggest.close();
        choose(chosen.path);
      } else {
        if (event.key === 'Enter') suggest.close();
        return;
      }
      event.preventDefault();
      event.stopPropagation();
    };
    const listening = new AbortController();
    const { signal } = listening;
    box.setAttribute('aria-autocomplete', 'list');
    box.addEventListener('input', () => suggest.type(box.value), { signal });
    box.addEventListener('keydown', onKey, { signal });
    box.addEventListener('blur', () => suggest.close(), { signal });
    const unsubscribe = suggest.subscribe(({ active, suggestions: found }) => {
      setAttribute(box, 'aria-controls', found.length > 0 && id);
      setAttribute(box, 'aria-activedescendant', active >= 0 && `${id}-${active}`);
    });
    if (document.activeElement === box && box.value !== box.defaultValue) suggest.type(box.value);
    return () => {
      listening.abort();
      unsubscribe();
      suggest.close();
    };
  }, [box, id, suggest]);
}

function setAttribute(box: HTMLInputElement, name: string, value: string | false): void {
  if (value) box.setAttribute(name, value);
  else box.removeAttribute(name);
}
