import type { SearchTotals } from '@longwave/contract/search.ts';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { Link } from '../ui/link.tsx';
import { foundTotal } from './found-total.ts';
import { SearchForm } from './search-form.tsx';
import { SearchHelp } from './search-help.tsx';
import { type Searched, searchPath } from './searched.ts';

/** The frame of all search pages: the box, the tabs with counts, and what was found or how to go on. */
export function SearchPage({ found, children }: { found: Searched<unknown>; children: ReactNode }) {
  const { query, answer, genres } = found;
  const totals = answer?.totals;
  const any = totals && foundTotal(totals) > 0;
  return (
    <div className="mx-auto max-w-(--page) px-(--gutter) pt-6 pb-24 md:pt-10">
      <h1 className="sr-only">{query ? `Search for ${query}` : 'Search'}</h1>
      <SearchForm query={query} />
      {totals && <Tabs query={query} totals={totals} />}
      {any ? children : <SearchHelp query={query} failed={Boolean(query && !answer)} genres={genres} />}
    </div>
  );
}

function Tabs({ query, totals }: { query: string; totals: SearchTotals }) {
  const { pathname } = useLocation();
  const tabs = [
    { path: '/search', title: 'All', count: foundTotal(totals) },
    { path: '/search/shows', title: 'Shows', count: totals.shows },
    { path: '/search/played-in', title: 'Played in', count: totals.playedIn },
    { path: '/search/residents', title: 'Residents', count: totals.residents },
    { path: '/search/articles', title: 'Articles', count: totals.articles },
    { path: '/search/videos', title: 'Videos', count: totals.videos },
    { path: '/search/collections', title: 'Collections', count: totals.collections },
    { path: '/search/programmes', title: 'Programmes', count: totals.programmes },
  ];
  return (
    <nav
      aria-label="Search results"
      className="-mx-(--gutter) flex gap-x-5 overflow-x-auto px-(--gutter) py-2 whitespace-nowrap [scrollbar-width:none] md:gap-x-6"
    >
      {tabs.map(({ path, title, count }) => (
        <span key={path} className="inline-flex items-baseline gap-1.5">
          <Link
            href={searchPath(path, query)}
            aria-current={pathname.replace(/\/$/, '') === path ? 'page' : undefined}
            className="inline-flex min-h-11 items-center font-display text-lg font-bold text-muted decoration-2 underline-offset-6 hover:text-ink aria-[current]:text-ink aria-[current]:underline md:text-xl"
          >
            {title}
          </Link>
          <span className="font-mono text-xs text-muted">{count}</span>
        </span>
      ))}
    </nav>
  );
}
