import type { ResolvedTrack, StreamAddress } from '@longwave/contract/audio.ts';

/** A place tracks come from: this station's recordings, or SoundCloud. */
export type TrackSource = {
  /** Undefined when the address is not one of this source's. */
  resolve(url: string): Promise<ResolvedTrack | undefined>;
  /** Undefined when the id is not one of this source's. */
  stream(id: string): Promise<StreamAddress | undefined>;
};
