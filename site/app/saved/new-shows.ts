import { createStore } from 'zustand/vanilla';
import { readStored, writeStored } from '../browser/storage.ts';
import type { PlayableShow } from '../player/sound-player.ts';

/** shows of followed residents and programmes that are new since Saved was last opened, newest first. */
export const newShows = createStore<{ shows: PlayableShow[] }>(() => ({ shows: [] }));

/** Storage key of the ids of shows that the visitor has seen listed. */
export const seenKey = 'seenShows';
const maxSeen = 500;

export function readSeen(): string[] {
  const stored = readStored(seenKey);
  return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : [];
}

/** Marks shows as seen and empties the list of new shows. */
export function markSeen(shows: PlayableShow[]): void {
  const seen = new Set([...shows.map(({ id }) => id), ...readSeen()]);
  writeStored(seenKey, [...seen].slice(0, maxSeen));
  newShows.setState({ shows: [] });
}
