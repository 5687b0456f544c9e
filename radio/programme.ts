import { FRAME_BYTES, FRAME_MS } from './frames/frame.ts';
import type { LiveFeed } from './live/live-feed.ts';
import type { OnAir } from './on-air/on-air.ts';
import type { ReadAhead } from './playout/read-ahead.ts';
import type { Piece } from './playout/timeline.ts';
import type { AirChunk } from './stream/broadcaster.ts';

/** The next chunk of sound: a live source's where there is one, otherwise what the log says. */
export function createProgramme(readAhead: Pick<ReadAhead, 'take'>, feed: LiveFeed) {
  return {
    async chunkAt(number: number): Promise<AirChunk> {
      const recorded = await readAhead.take(number);
      const onAir = onAirOf(recorded.pieces);
      const { frames, show } = feed.take();
      if (!show) return { number, bytes: recorded.bytes, onAir };
      // A source that ends within a chunk hands back in its middle, at the border of a frame.
      const bytes = Buffer.concat([...frames, recorded.bytes.subarray(frames.length * FRAME_BYTES)]);
      return { number, bytes, onAir: { ...onAir, live: { ...show }, since: show.since } };
    },
  };
}

function onAirOf([first]: Piece[]): OnAir {
  if (!first) return { slot: null, track: null, since: 0, live: null };
  const { slot, track, firstFrame, from } = first;
  // Silence has no beginning of its own.
  const since = track ? (firstFrame - from) * FRAME_MS : slot ? Date.parse(slot.start) : 0;
  return { slot, track, since, live: null };
}
