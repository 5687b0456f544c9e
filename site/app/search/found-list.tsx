import type { ReactNode } from 'react';
import { Pager } from '../ui/pager.tsx';
import { NoneOfThese } from './none-of-these.tsx';
import { SearchPage } from './search-page.tsx';
import { type Searched, searchPath } from './searched.ts';

type FoundListProps<Item> = {
  found: Searched<{ items: Item[]; page: number; pages: number }>;
  path: string;
  title: string;
  /** Said when there is none of these, though something else was found. */
  none: string;
  children: (items: Item[], query: string) => ReactNode;
};

/** A search page with one kind of thing on it, page by page. */
export function FoundList<Item>({ found, path, title, none, children }: FoundListProps<Item>) {
  const { query, answer } = found;
  return (
    <SearchPage found={found}>
      {answer && (
        <section aria-labelledby="found" className="mt-3 border-t border-rule pt-6">
          <h2 id="found" className="sr-only">
            {title}
          </h2>
          {answer.items.length === 0 && <NoneOfThese query={query} what={none} />}
          {children(answer.items, query)}
          <Pager page={answer.page} pages={answer.pages} hrefOf={(page) => searchPath(path, query, page)} />
        </section>
      )}
    </SearchPage>
  );
}
