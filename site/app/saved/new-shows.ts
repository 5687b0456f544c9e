import { createStore } from 'zustand/vanilla';
import { readStored, writeStored } from '../browser/storage.ts';
import type { PlayableShow } from '../player/sound-player.ts';

type NewShows = {
  /** Newest first. */
  shows: PlayableShow[];
  /** The result of the last check; `failed` if not everybody followed could be checked. */
  check: 'none' | 'complete' | 'failed';
};

/** shows of followed residents and programmes that are new since Saved was last opened. */
export const newShows = createStore<NewShows>(() => ({ shows: [], check: 'none' }));

/** Storage key of the ids of shows that the visitor has seen listed. */
export const seenKey = 'seenShows';
const maxSeen = 500;

export function readSeen(): string[] {
  const stored = readStored(seenKey);
  return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : [];
}

/** Marks shows as seen: they are no longer new. */
export function markSeen(shows: PlayableShow[]): void {
  const seen = new Set([...shows.map(({ id }) => id), ...readSeen()]);
  writeStored(seenKey, [...seen].slice(0, maxSeen));
  newShows.setState((before) => ({ shows: before.shows.filter(({ id }) => !seen.has(id)) }));
}
