import type { SearchTotals } from '@longwave/contract/search.ts';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { Link } from '../ui/link.tsx';
import { searchWords } from '../words/search.ts';
import { fill } from '../words/words.ts';
import { SearchForm } from './search-form.tsx';
import { SearchHelp } from './search-help.tsx';
import { type SearchResult, searchPath } from './search-result.ts';
import { sumTotals } from './sum-totals.ts';

/** The layout of all search pages: form, tabs with counts, and the results or help. */
export function SearchPage({ found, children }: { found: SearchResult<unknown>; children: ReactNode }) {
  const { query, results, genres } = found;
  const totals = results?.totals;
  const any = totals && sumTotals(totals) > 0;
  return (
    <div className="mx-auto max-w-(--page) px-(--gutter) pt-6 pb-24 md:pt-10">
      <h1 className="sr-only">{query ? fill(searchWords.searchFor, { query }) : searchWords.search}</h1>
      <SearchForm query={query} />
      {totals && <Tabs query={query} totals={totals} />}
      {any ? children : <SearchHelp query={query} failed={Boolean(query && !results)} genres={genres} />}
    </div>
  );
}

function Tabs({ query, totals }: { query: string; totals: SearchTotals }) {
  const { pathname } = useLocation();
  const tabs = [
    { path: '/search', title: searchWords.all, count: sumTotals(totals) },
    { path: '/search/shows', title: searchWords.showsTab, count: totals.shows },
    { path: '/search/played-in', title: searchWords.playedIn, count: totals.playedIn },
    { path: '/search/residents', title: searchWords.residentsTab, count: totals.residents },
    { path: '/search/articles', title: searchWords.articlesTab, count: totals.articles },
    { path: '/search/videos', title: searchWords.videosTab, count: totals.videos },
    { path: '/search/collections', title: searchWords.collectionsTab, count: totals.collections },
    { path: '/search/programmes', title: searchWords.programmesTab, count: totals.programmes },
  ];
  return (
    <nav
      aria-label={searchWords.results}
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
