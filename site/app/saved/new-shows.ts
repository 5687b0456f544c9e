import { createStore } from 'zustand/vanilla';
import type { PlayableShow } from '../player/sound-player.ts';
import { readStored, writeStored } from '../player/storage.ts';

/** shows of those the visitor follows that came since Saved was last looked at, newest first. */
export const newShows = createStore<{ shows: PlayableShow[] }>(() => ({ shows: [] }));

/** Under which the ids of those that were shown are kept. */
export const seenKey = 'seenShows';
const mostSeen = 500;

export function readSeen(): string[] {
  const kept = readStored(seenKey);
  return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string') : [];
}

/** The visitor has been shown what is new. */
export function markSeen(shows: PlayableShow[]): void {
  const seen = new Set([...shows.map(({ id }) => id), ...readSeen()]);
  writeStored(seenKey, [...seen].slice(0, mostSeen));
  newShows.setState({ shows: [] });
}
