import { type RefObject, useEffect, useId, useState } from 'react';
import { deferred } from '../browser/deferred.tsx';
import { searchBoxWords } from '../words/search-box.ts';
import { maxQueryLength } from './search-result.ts';

type SearchFieldProps = {
  input: RefObject<HTMLInputElement | null>;
  /** Initial value; another one needs another `key`. */
  query?: string;
  className: string;
  onChoose: (path: string) => void;
};

const SuggestionList = deferred(() => import('./suggestion-list.tsx'));

/** The search field. Suggestions are loaded at the first focus; the form around it must be positioned. */
export function SearchField({ input, query = '', className, onChoose }: SearchFieldProps) {
  const [wanted, setWanted] = useState(false);
  const id = useId();
  // The field may have been focused before it was interactive.
  useEffect(() => {
    if (input.current && input.current === document.activeElement) setWanted(true);
  }, [input]);
  return (
    <>
      <input
        ref={input}
        type="search"
        name="query"
        aria-label={searchBoxWords.label}
        placeholder={searchBoxWords.placeholder}
        defaultValue={query}
        required
        maxLength={maxQueryLength}
        autoComplete="off"
        enterKeyHint="search"
        className={className}
        onFocus={() => setWanted(true)}
      />
      {wanted && <SuggestionList input={input} id={`suggestions-${id}`} onChoose={onChoose} />}
    </>
  );
}
