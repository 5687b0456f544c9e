import { lazy, Suspense, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router';

type SearchBoxProps = {
  /** What it holds at first. */
  query?: string;
  className?: string;
  inputClassName?: string;
  /** Runs when a search or a suggestion has been chosen. */
  onDone?: () => void;
};

const SuggestionList = lazy(() => import('./suggestion-list.tsx'));

/** goes to `/search?query={text}` when there is text. Suggestions come with the first focus. */
export function SearchBox({ query = '', className = '', inputClassName = '', onDone }: SearchBoxProps) {
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const [focused, setFocused] = useState(false);
  const id = useId();

  function submit(event: React.SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const text = input.current?.value.trim();
    if (!text) return;
    navigate(`/search?${new URLSearchParams({ query: text })}`);
    onDone?.();
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: the role holds where <search> is not known yet
    <form role="search" action="/search" className={`relative ${className}`} onSubmit={submit}>
      <input
        ref={input}
        key={query}
        type="search"
        name="query"
        aria-label="Search"
        placeholder="Artist, track, show, resident"
        defaultValue={query}
        required
        maxLength={100}
        autoComplete="off"
        className={inputClassName}
        onFocus={() => setFocused(true)}
      />
      {focused && (
        <Suspense fallback={null}>
          <SuggestionList
            input={input}
            id={`suggestions-${id}`}
            onChoose={(path) => {
              navigate(path);
              onDone?.();
            }}
          />
        </Suspense>
      )}
    </form>
  );
}
