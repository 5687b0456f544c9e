import type { ReactNode } from 'react';
import { SectionHead } from '../ui/section-head.tsx';
import { searchPath } from './search-result.ts';

type ResultSectionProps<Item> = {
  /** Also the last part of the path of the page with all results of this kind. */
  id: string;
  title: string;
  allTitle: string;
  query: string;
  items: Item[];
  className?: string;
  children: (items: Item[]) => ReactNode;
};

/** The best results of one kind, with a link to all of them. */
export function ResultSection<Item>(props: ResultSectionProps<Item>) {
  const { id, title, allTitle, query, items, className, children } = props;
  if (items.length === 0) return null;
  return (
    <section aria-labelledby={id} className={className}>
      <SectionHead
        id={id}
        title={title}
        more={{ href: searchPath(`/search/${id}`, query), title: allTitle }}
      />
      {children(items)}
    </section>
  );
}
