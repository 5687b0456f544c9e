import { FRAME_BYTES, FRAME_MS } from '@longwave/transcoding/frames/frame.ts';
import type { LiveSources } from '../live/live-sources.ts';
import type { OnAir } from '../on-air/on-air.ts';
import type { Prefetch } from '../playout/prefetch.ts';
import type { Piece } from '../playout/timeline.ts';
import type { AirChunk } from './broadcaster.ts';

/** Reads the next chunk: from a live source if there is one, otherwise from the recordings. */
export function createChunkReader(prefetch: Pick<Prefetch, 'take'>, sources: LiveSources) {
  return {
    async chunkAt(number: number): Promise<AirChunk> {
      const recorded = await prefetch.take(number);
      const onAir = onAirOf(recorded.pieces);
      const { frames, show } = sources.take();
      if (!show) return { number, bytes: recorded.bytes, onAir };
      // A source may end within a chunk; the rest of the chunk is recorded sound.
      const bytes = Buffer.concat([...frames, recorded.bytes.subarray(frames.length * FRAME_BYTES)]);
      return { number, bytes, onAir: { ...onAir, live: { ...show }, since: show.since } };
    },
  };
}

function onAirOf([first]: Piece[]): OnAir {
  if (!first) return { slot: null, track: null, isFiller: true, since: 0, live: null };
  const { slot, track, isFiller, firstFrame, from } = first;
  // Silence has no start of its own, so it has the slot's.
  const since = track ? (firstFrame - from) * FRAME_MS : slot ? Date.parse(slot.start) : 0;
  return { slot, track, isFiller, since, live: null };
}
