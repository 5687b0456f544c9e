import { useEffect } from 'react';
import { useStore } from 'zustand';
import { useBrowserSettings } from '../browser-settings.ts';
import type { GenreFilter } from './genre-filter.ts';

/** A page whose list of genres did not come asks for it by itself. */
export function useGenres(filter: GenreFilter): void {
  const { contentHost } = useBrowserSettings();
  const missing = useStore(filter, ({ genres }) => genres.length === 0);
  useEffect(() => {
    if (!missing) return;
    let stop = () => {};
    let gone = false;
    import('./genre-list.ts').then(
      ({ askForGenres }) => {
        if (!gone) stop = askForGenres(contentHost, filter.setGenres);
      },
      (error) => console.error('Error fetching genres:', error),
    );
    return () => {
      gone = true;
      stop();
    };
  }, [missing, contentHost, filter]);
}
