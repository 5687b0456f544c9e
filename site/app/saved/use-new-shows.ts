import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import type { PlayableShow } from '../player/sound-player.ts';
import { markSeen, newShows } from './new-shows.ts';

/** What is new stays listed while Saved is open; from then on it counts as seen. */
export function useNewShows(): PlayableShow[] {
  const found = useStore(newShows, ({ shows }) => shows);
  const [listed, setListed] = useState<PlayableShow[]>([]);
  useEffect(() => {
    if (found.length === 0) return;
    setListed((before) => [...found, ...before.filter(({ id }) => found.every((show) => show.id !== id))]);
    markSeen(found);
  }, [found]);
  return listed;
}
