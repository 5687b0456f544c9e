import type { AudioStream, ResolvedTrack } from '@longwave/contract/audio.ts';

/** Where tracks come from: this station's recordings, or SoundCloud. */
export type TrackSource = {
  /** Undefined when the URL is none of this source's. */
  resolve(url: string): Promise<ResolvedTrack | undefined>;
  /** Undefined when the id is none of this source's. */
  stream(id: string): Promise<AudioStream | undefined>;
};
