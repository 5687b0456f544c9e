import type { ReactNode } from 'react';
import { Pager } from '../ui/pager.tsx';
import { NoResults } from './no-results.tsx';
import { SearchPage } from './search-page.tsx';
import { type SearchResult, searchPath } from './search-result.ts';

type ResultListProps<Item> = {
  found: SearchResult<{ items: Item[]; page: number; pages: number }>;
  path: string;
  title: string;
  /** Text for no results of this kind. */
  none: string;
  children: (items: Item[], query: string) => ReactNode;
};

/** A search page for one kind of results. */
export function ResultList<Item>({ found, path, title, none, children }: ResultListProps<Item>) {
  const { query, results } = found;
  return (
    <SearchPage found={found}>
      {results && (
        <section aria-labelledby="found" className="mt-3 border-t border-rule pt-6">
          <h2 id="found" className="sr-only">
            {title}
          </h2>
          {results.items.length === 0 && <NoResults query={query} what={none} />}
          {children(results.items, query)}
          <Pager page={results.page} pages={results.pages} hrefOf={(page) => searchPath(path, query, page)} />
        </section>
      )}
    </SearchPage>
  );
}
