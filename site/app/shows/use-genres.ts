import { useEffect } from 'react';
import { useStore } from 'zustand';
import { useBrowserSettings } from '../root-data.ts';
import type { GenreFilter } from './genre-filter.ts';

/** Fetches the list of genres if the page came without it. */
export function useGenres(filter: GenreFilter): void {
  const { contentHost } = useBrowserSettings();
  const missing = useStore(filter, ({ genres }) => genres.length === 0);
  useEffect(() => {
    if (!missing) return;
    let stop = () => {};
    let gone = false;
    import('./genre-list.ts').then(
      ({ fetchGenresWithRetry }) => {
        if (!gone) stop = fetchGenresWithRetry(contentHost, filter.setGenres);
      },
      (error) => console.error('Error fetching genres:', error),
    );
    return () => {
      gone = true;
      stop();
    };
  }, [missing, contentHost, filter]);
}
