import type { PlayedTrack } from '@longwave/contract/played-tracks.ts';
import { createStore } from 'zustand/vanilla';

/** the last tracks, newest first, and the one that is heard now. */
export const tracks = createStore<{ played: PlayedTrack[]; heard: PlayedTrack | null }>(() => ({
  played: [],
  heard: null,
}));

/** The track that is heard at an instant; null if it is unknown. */
export function trackHeardAt(played: PlayedTrack[], instant: number): PlayedTrack | null {
  const track = played.find(({ at }) => at <= instant);
  return track && (track.end === null || instant < track.end) ? track : null;
}

export function nameOfTrack({ artist, title }: Pick<PlayedTrack, 'artist' | 'title'>): string {
  return artist ? `${artist} - ${title}` : title;
}
