import { type FormEvent, useEffect, useRef } from 'react';
import { useNavigateTo } from '../navigation/use-navigate-to.ts';
import { SearchField } from '../search/search-field.tsx';
import { Icon } from '../ui/icon.tsx';
import { searchBoxWords } from '../words/search-box.ts';
import { setSearchExpanded } from './shell-state.ts';

/** the search box of the header. */
export default function SearchBox({ expanded }: { expanded: boolean }) {
  const navigateTo = useNavigateTo();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (expanded) input.current?.focus();
  }, [expanded]);

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const query = input.current?.value.trim();
    if (!query) return;
    setSearchExpanded(false);
    navigateTo(`/search?${new URLSearchParams({ query })}`);
  }

  return (
    <search className="wrap block">
      <form action="/search" method="get" onSubmit={onSubmit} className="relative flex items-center gap-3">
        <SearchField
          input={input}
          onChoose={(path) => {
            setSearchExpanded(false);
            navigateTo(path);
          }}
          className="min-h-18 w-full min-w-0 bg-transparent font-display text-[clamp(1.5rem,4vw,3rem)] leading-none font-bold tracking-[-0.03em] outline-none placeholder:text-muted placeholder:opacity-100"
        />
        <button
          type="submit"
          aria-label={searchBoxWords.showResults}
          className="grid size-11 shrink-0 place-items-center hover:bg-ink hover:text-paper"
        >
          <Icon name="arrow" className="size-6" />
        </button>
      </form>
    </search>
  );
}
