import { CHUNK_FRAMES, FRAME_MS } from './frames/frame.ts';
import type { OnAir } from './on-air/on-air.ts';
import type { PlayoutReader } from './playout/playout.ts';
import type { Piece } from './playout/timeline.ts';
import type { AirChunk } from './stream/broadcaster.ts';

/** The next chunk of sound: a live source's where there is one, otherwise what the schedule says. */
export function createProgramme(playout: PlayoutReader) {
  return {
    async chunkAt(number: number): Promise<AirChunk> {
      const { bytes, pieces } = await playout.read(number * CHUNK_FRAMES, CHUNK_FRAMES);
      return { number, bytes, onAir: onAirOf(pieces) };
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
