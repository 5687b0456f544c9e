import { createStore } from 'zustand/vanilla';
import type { PlayableShow } from '../player/sound-player.ts';

/** shows of those the visitor follows that came since Saved was last looked at, newest first. */
export const newShows = createStore<{ shows: PlayableShow[] }>(() => ({ shows: [] }));

/** Under which the ids of those that were shown are kept. */
export const seenKey = 'seenShows';
