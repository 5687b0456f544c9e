import { CHUNK_FRAMES, FRAME_BYTES, FRAME_MS } from './frames/frame.ts';
import type { LiveFeed } from './live/live-feed.ts';
import type { OnAir } from './on-air/on-air.ts';
import type { PlayoutReader } from './playout/playout.ts';
import type { Piece } from './playout/timeline.ts';
import type { AirChunk } from './stream/broadcaster.ts';

const CHUNKS_AHEAD = 60;
const PATIENCE_MS = 1_500;

/** The next chunk of sound: a live source's where there is one, otherwise what the schedule says. */
export function createProgramme(playout: PlayoutReader, feed: LiveFeed) {
  return {
    async chunkAt(number: number): Promise<AirChunk> {
      // Opening a recording, or making one that does not exist yet, takes time: begin before it is due.
      playout.sound((number + CHUNKS_AHEAD) * CHUNK_FRAMES, 1).catch(() => {});
      const scheduled = await playout.soundInTime(number * CHUNK_FRAMES, CHUNK_FRAMES, PATIENCE_MS);
      const onAir = onAirOf(scheduled.pieces);
      const { frames, show } = feed.take();
      if (!show) return { number, bytes: scheduled.bytes, onAir };
      // A source that ends within a chunk hands back in its middle, at the border of a frame.
      const bytes = Buffer.concat([...frames, scheduled.bytes.subarray(frames.length * FRAME_BYTES)]);
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
