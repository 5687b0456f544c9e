import type { Playout, PlayoutSlot } from '@longwave/contract/playout.ts';
import { FRAME_MS } from '../frames/frame.ts';

export type Track = { name: string; title: string };

/** A run of frames from one recording; `track` is null where there is nothing to play but silence. */
export type Piece = {
  firstFrame: number;
  count: number;
  track: Track | null;
  /** Where in the recording the run begins. */
  from: number;
  slot: PlayoutSlot | null;
};

type Measured = { track: Track; frames: number };
type Span = { start: number; end: number; slot: PlayoutSlot | null };

/**
 * What plays from `firstFrame` on, as a function of the schedule and the clock alone: every process that knows
 * the same schedule plays the same sound at the same time, and a restart goes on where it would have been.
 */
export function piecesAt(
  slots: Playout['slots'],
  filler: Track[],
  framesOf: (name: string) => number,
  firstFrame: number,
  count: number,
): Piece[] {
  const measure = (tracks: Track[]) =>
    tracks.map((track) => ({ track, frames: framesOf(track.name) })).filter(({ frames }) => frames > 0);
  const rotation = measure(filler);
  const pieces: Piece[] = [];
  for (let frame = firstFrame, end = firstFrame + count; frame < end; ) {
    const span = spanAt(slots, frame);
    const limit = Math.min(end, span.end) - frame;
    const piece =
      (span.slot && slotPiece(span, measure(span.slot.recordings), frame, limit)) ??
      fillerPiece(span, rotation, frame, limit);
    pieces.push(piece);
    frame += piece.count;
  }
  return pieces;
}

export function frameAt(instant: string | number): number {
  return Math.round(new Date(instant).getTime() / FRAME_MS);
}

/** The slot around a frame, or the gap between its neighbours. */
function spanAt(slots: Playout['slots'], frame: number): Span {
  let start = 0;
  let end = Number.POSITIVE_INFINITY;
  for (const slot of slots) {
    const slotStart = frameAt(slot.start);
    const slotEnd = frameAt(slot.end);
    if (slotStart <= frame && frame < slotEnd) return { start: slotStart, end: slotEnd, slot };
    if (slotEnd <= frame) start = Math.max(start, slotEnd);
    else if (slotStart > frame) end = Math.min(end, slotStart);
  }
  return { start, end, slot: null };
}

/** A slot's recordings play one after the other, again while they fit whole; what then remains is filler. */
function slotPiece(span: Span, recordings: Measured[], frame: number, limit: number): Piece | undefined {
  const total = lengthOf(recordings);
  if (!total) return undefined;
  const runs = Math.max(1, Math.floor((span.end - span.start) / total));
  const offset = frame - span.start;
  if (offset >= runs * total) return undefined;
  return pieceIn(span, recordings, offset % total, frame, limit);
}

/** Gaps begin with a track's first frame; which track differs from gap to gap. */
function fillerPiece(span: Span, rotation: Measured[], frame: number, limit: number): Piece {
  const total = lengthOf(rotation);
  if (!total) return { firstFrame: frame, count: limit, track: null, from: 0, slot: span.slot };
  const skipped = lengthOf(rotation.slice(0, span.start % rotation.length));
  return pieceIn(span, rotation, (frame - span.start + skipped) % total, frame, limit);
}

function pieceIn(span: Span, tracks: Measured[], offset: number, frame: number, limit: number): Piece {
  let from = offset;
  for (const { track, frames } of tracks) {
    if (from < frames) {
      return { firstFrame: frame, count: Math.min(limit, frames - from), track, from, slot: span.slot };
    }
    from -= frames;
  }
  throw new Error(`Frame ${offset} is past the end of its tracks`);
}

function lengthOf(tracks: Measured[]): number {
  return tracks.reduce((sum, { frames }) => sum + frames, 0);
}
