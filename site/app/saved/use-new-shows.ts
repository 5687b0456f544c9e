import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { markSeen, newShows } from './new-shows.ts';

/**
 * The new shows, for Saved. Those known when it opens are listed at once; those found later wait until `listWaiting` is
 * called, so that nothing moves while the visitor reads. Listed shows count as seen, but stay listed while Saved is open.
 */
export function useNewShows() {
  const { shows, check } = useStore(newShows);
  const [listed, setListed] = useState(shows);
  useEffect(() => {
    if (listed.length > 0) markSeen(listed);
  }, [listed]);
  const waiting = shows.filter(({ id }) => !listed.some((show) => show.id === id));
  return { check, listed, waiting, listWaiting: () => setListed([...waiting, ...listed]) };
}
