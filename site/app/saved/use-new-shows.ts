import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import type { PlayableShow } from '../player/sound-player.ts';
import { markSeen, newShows } from './new-shows.ts';

/** The new shows, for Saved: they count as seen at once, but stay listed while Saved is open. */
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
