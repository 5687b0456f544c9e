import { silence } from '../frames/frame.ts';
import type { Guide } from './guide.ts';
import type { Shelf } from './shelf.ts';
import { frameAt, type Piece, piecesAt, type Track } from './timeline.ts';

const ATTEMPTS = 5;

export type Sound = { bytes: Buffer; pieces: Piece[] };

/** The scheduled sound of any frames, read from the recordings; silence where even the filler fails. */
export function createPlayout(guide: Guide, shelf: Shelf, filler: Track[]) {
  async function planned(firstFrame: number, count: number): Promise<Piece[]> {
    const { slots } = guide.playout();
    const near = slots.filter(
      (slot) => frameAt(slot.start) < firstFrame + count && frameAt(slot.end) > firstFrame,
    );
    const names = [...filler, ...near.flatMap((slot) => slot.recordings)].map(({ name }) => name);
    await shelf.prepare([...new Set(names)]);
    return piecesAt(slots, filler, shelf.framesOf, firstFrame, count);
  }

  async function sound(firstFrame: number, count: number): Promise<Sound> {
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const pieces = await planned(firstFrame, count);
      const parts = await Promise.all(
        pieces.map(({ track, from, count }) =>
          track ? shelf.read(track.name, from, count) : silence(count),
        ),
      );
      if (parts.every((part) => part !== undefined)) return { bytes: Buffer.concat(parts), pieces };
    }
    return { bytes: silence(count), pieces: [{ firstFrame, count, track: null, from: 0, slot: null }] };
  }

  /** The stream cannot wait for a slow disk, or for a recording that is still being made: then it is silent. */
  async function soundInTime(firstFrame: number, count: number, patienceMs: number): Promise<Sound> {
    const { promise: late, resolve } = Promise.withResolvers<void>();
    const timer = setTimeout(resolve, patienceMs);
    const inTime = await Promise.race([sound(firstFrame, count), late]);
    clearTimeout(timer);
    return inTime || { bytes: silence(count), pieces: await planned(firstFrame, count) };
  }

  return { sound, soundInTime };
}

export type PlayoutReader = ReturnType<typeof createPlayout>;
