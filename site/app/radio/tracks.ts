import type { PlayedTrack } from '@longwave/contract/played-tracks.ts';
import { createStore } from 'zustand/vanilla';

/** what was played last, newest first, as the radio host tells it, and the track that is heard now. */
export const tracks = createStore<{ played: PlayedTrack[]; heard: PlayedTrack | null }>(() => ({
  played: [],
  heard: null,
}));

/** Null where nobody knows what it is. */
export function trackHeardAt(played: PlayedTrack[], moment: number): PlayedTrack | null {
  const track = played.find(({ at }) => at <= moment);
  return track && (track.end === null || moment < track.end) ? track : null;
}

export function nameOfTrack({ artist, title }: Pick<PlayedTrack, 'artist' | 'title'>): string {
  return artist ? `${artist} - ${title}` : title;
}
