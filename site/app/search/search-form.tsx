import { useRef } from 'react';
import { useNavigateTo } from '../navigation/use-navigate-to.ts';
import { SearchField } from './search-field.tsx';
import { searchPath } from './search-result.ts';

export function SearchForm({ query }: { query: string }) {
  const navigateTo = useNavigateTo();
  const input = useRef<HTMLInputElement>(null);
  return (
    <search className="block">
      <form
        action="/search"
        className="relative"
        onSubmit={(event) => {
          event.preventDefault();
          const text = input.current?.value.trim();
          if (text) navigateTo(searchPath('/search', text));
        }}
      >
        <SearchField
          key={query}
          input={input}
          query={query}
          onChoose={navigateTo}
          className="w-full border-b-2 border-rule bg-transparent py-3 font-display text-[clamp(1.75rem,6vw,5.5rem)] leading-none font-extrabold tracking-[-0.04em] placeholder:text-muted placeholder:opacity-60"
        />
      </form>
    </search>
  );
}
