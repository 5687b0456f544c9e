import { type RefObject, Suspense, useId, useState } from 'react';
import { lazyPart } from '../player/lazy-part.tsx';
import { searchBoxWords } from '../words/search-box.ts';
import { longestQuery } from './searched.ts';

type SearchFieldProps = {
  input: RefObject<HTMLInputElement | null>;
  /** What it holds at first. */
  query?: string;
  className: string;
  onChoose: (path: string) => void;
};

const SuggestionList = lazyPart(() => import('./suggestion-list.tsx'));

/** The searchbox. Suggestions come with the first focus; the form around it must be positioned. */
export function SearchField({ input, query = '', className, onChoose }: SearchFieldProps) {
  const [wanted, setWanted] = useState(false);
  const id = useId();
  return (
    <>
      <input
        ref={input}
        key={query}
        type="search"
        name="query"
        aria-label={searchBoxWords.label}
        placeholder={searchBoxWords.placeholder}
        defaultValue={query}
        required
        maxLength={longestQuery}
        autoComplete="off"
        enterKeyHint="search"
        className={className}
        onFocus={() => setWanted(true)}
      />
      {wanted && (
        <Suspense fallback={null}>
          <SuggestionList key={query} input={input} id={`suggestions-${id}`} onChoose={onChoose} />
        </Suspense>
      )}
    </>
  );
}
