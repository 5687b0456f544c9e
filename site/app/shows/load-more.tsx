import type { RefObject } from 'react';
import { useStore } from 'zustand';
import { browseWords } from '../words/shows-browse.ts';
import type { GenreFilter } from './genre-filter.ts';

/** Appends the next page and focuses its first show. Without JavaScript it links to that page. */
export function LoadMore({ filter, list }: { filter: GenreFilter; list: RefObject<HTMLElement | null> }) {
  const { currentPage, appliedGenres, filteredShows } = useStore(filter);
  if (currentPage > filteredShows.pages) return null;

  async function more() {
    const before = filteredShows.shows.length;
    await filter.loadMore();
    requestAnimationFrame(() => {
      const added = list.current?.querySelectorAll<HTMLElement>('article h3 a')[before];
      added?.focus({ preventScroll: true });
    });
  }

  return (
    <form
      action="/shows/filter"
      className="mt-14 border-t border-rule"
      onSubmit={(event) => {
        event.preventDefault();
        void more();
      }}
    >
      {appliedGenres.map((genre) => (
        <input key={genre} type="hidden" name="genres" value={genre} />
      ))}
      <button
        type="submit"
        name="page"
        value={currentPage}
        aria-disabled={filteredShows.loading}
        className="flex w-full cursor-pointer items-baseline justify-between py-5 text-left font-display text-3xl font-bold tracking-[-0.02em] hover:text-accent-ink aria-disabled:cursor-progress aria-disabled:text-muted md:text-5xl"
      >
        {browseWords.loadMore}
        <span aria-hidden="true" className="font-mono text-sm font-normal tracking-normal">
          {filteredShows.shows.length} / {filteredShows.totalShows}
        </span>
      </button>
    </form>
  );
}
