import { useEffect, useRef, useState } from 'react';
import { Outlet, useMatches } from 'react-router';
import { useStore } from 'zustand';
import { useNavigateTo } from '../navigation/use-navigate-to.ts';
import { ListHead } from '../ui/list-head.tsx';
import { plural } from '../words/plural.ts';
import { showsWords } from '../words/shows.ts';
import { browseWords } from '../words/shows-browse.ts';
import { fill } from '../words/words.ts';
import { AppliedGenres } from './applied-genres.tsx';
import { type BrowseData, filterFor, followUrl } from './current-filter.ts';
import { filterPath } from './filter-path.ts';
import { hasFilters } from './genre-filter.ts';
import { GenrePanel } from './genre-panel.tsx';
import { LoadMore } from './load-more.tsx';
import { ShowGrid } from './show-grid.tsx';
import { ShowsNav } from './shows-nav.tsx';
import { useGenres } from './use-genres.ts';

/** The view of both /shows and /shows/filter, so that panel, focus and list stay when a genre is chosen. */
export default function Browse() {
  const data = useMatches().at(-1)?.loaderData as BrowseData;
  const [filter] = useState(() => filterFor(data));
  const { filteredShows, appliedGenres, genres, filtersOpen, nothingFound } = useStore(filter);
  const list = useRef<HTMLDivElement>(null);
  const navigateTo = useNavigateTo();
  useEffect(() => followUrl(filter, data), [filter, data]);
  useGenres(filter);

  function toggle(genre: string) {
    void filter.toggle(genre);
    navigateTo(filterPath(filter.getState().appliedGenres), {
      preventScrollReset: true,
      state: { keepFocus: true },
    });
  }

  const titles = appliedGenres.map((id) => titleOf(genres, id));
  return (
    <div className="mx-auto max-w-(--page) px-(--gutter) pt-8 pb-24 md:pt-12">
      <ListHead title={data.title} description={data.description} />
      <ShowsNav />
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-4">
        <button
          type="button"
          aria-expanded={filtersOpen}
          aria-controls="genre-panel"
          onClick={() => filter.setOpen(!filtersOpen)}
          className="inline-flex min-h-11 items-center gap-3 border border-rule px-4 font-display font-bold hover:bg-ink hover:text-paper aria-expanded:bg-ink aria-expanded:text-paper noscript:hidden"
        >
          {browseWords.filter}
          <span aria-hidden="true" className="font-mono text-lg leading-none">
            {filtersOpen ? '−' : '+'}
          </span>
        </button>
        <p role="status" className="font-mono text-xs">
          {statusOf(filteredShows, nothingFound, titles)}
        </p>
      </div>
      <GenrePanel groups={genres} applied={appliedGenres} open={filtersOpen} onToggle={toggle} />
      <AppliedGenres genres={genres} applied={appliedGenres} />
      {filteredShows.error ? (
        <Notice text={filteredShows.error}>
          <button
            type="button"
            onClick={() => void filter.retry()}
            className="min-h-11 cursor-pointer border border-rule px-5 font-display font-bold hover:bg-ink hover:text-paper"
          >
            {browseWords.tryAgain}
          </button>
        </Notice>
      ) : nothingFound ? (
        <Notice text={hasFilters({ appliedGenres }) ? browseWords.noneWith : showsWords.noneYet} />
      ) : (
        <div
          ref={list}
          aria-busy={filteredShows.loading}
          className="pt-4 transition-opacity aria-busy:opacity-50 motion-reduce:transition-none"
        >
          <h2 className="sr-only">{browseWords.list}</h2>
          <ShowGrid shows={filteredShows.shows} first={5} />
          <LoadMore filter={filter} list={list} />
        </div>
      )}
      <Outlet />
    </div>
  );
}

function Notice({ text, children }: { text: string; children?: React.ReactNode }) {
  return (
    <div className="grid justify-items-start gap-6 border-t border-rule py-16">
      <p className="max-w-[30ch] font-display text-3xl leading-tight font-bold tracking-[-0.02em]">{text}</p>
      {children}
    </div>
  );
}

function titleOf(groups: BrowseData['groups'], id: string): string {
  return groups.flatMap((group) => group.genres).find((genre) => genre.id === id)?.title ?? id;
}

function statusOf(
  { loading, totalShows, error }: { loading: boolean; totalShows: number; error: string | null },
  nothingFound: boolean,
  titles: string[],
): string {
  if (error) return '';
  if (loading) return browseWords.loading;
  const isFiltered = titles.length > 0;
  const text = nothingFound
    ? browseWords[isFiltered ? 'noneIn' : 'none']
    : plural(browseWords[isFiltered ? 'foundIn' : 'found'], totalShows);
  return fill(text, { genres: titles.join(', ') });
}
