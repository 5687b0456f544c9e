import type { AudioStream, ResolvedTrack } from '@longwave/contract/audio.ts';

/** A source of tracks: the station's recordings, or SoundCloud. */
export type TrackSource = {
  /** Undefined if the URL does not belong to this source. */
  resolve(url: string): Promise<ResolvedTrack | undefined>;
  /** Undefined if the id does not belong to this source. */
  stream(id: string): Promise<AudioStream | undefined>;
};
