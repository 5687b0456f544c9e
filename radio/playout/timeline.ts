import type { PlayoutSlot } from '@longwave/contract/playout.ts';
import { FRAME_MS } from '@longwave/transcoding/frames/frame.ts';

export type Track = { name: string; title: string };
/** A track with the length that this host has measured; 0 if it could not be opened. */
export type MeasuredTrack = Track & { frames: number };

/** Successive frames of one recording; `track` is null if there is only silence to play. */
export type Piece = {
  firstFrame: number;
  count: number;
  track: Track | null;
  /** The frame of the recording at which the piece begins. */
  from: number;
  slot: PlayoutSlot | null;
  /** Whether the rotation plays, in a gap or in place of the slot's recordings. */
  isFiller: boolean;
};

/** Tracks that play in a loop from a frame on, starting `offset` frames into the loop; silence if there are no tracks. */
export type Run = { firstFrame: number; tracks: MeasuredTrack[]; offset: number; isFiller: boolean };

export type EntryTracks = {
  /** The frame at which the first recording begins. */
  origin: number;
  endFrame: number;
  recordings: MeasuredTrack[];
  filler: MeasuredTrack[];
};

/**
 * The runs from a frame to the end: the recordings one after the other, repeated as long as all of them fit, then filler.
 * They depend only on the entry, the lengths and the clock, so that several hosts are in step.
 */
export function planRuns({ origin, endFrame, recordings, filler }: EntryTracks, frame: number): Run[] {
  const own = recordings.filter(({ frames }) => frames > 0);
  const rotation = filler.filter(({ frames }) => frames > 0);
  const total = lengthOf(own);
  const times = total ? Math.max(1, Math.floor((endFrame - origin) / total)) : 0;
  const fillerFrame = Math.min(endFrame, origin + times * total);
  const runs: Run[] = [];
  if (frame < fillerFrame)
    runs.push({ firstFrame: frame, tracks: own, offset: (frame - origin) % total, isFiller: false });
  const firstFrame = Math.max(frame, fillerFrame);
  const offset = rotation.length ? (firstFrame - fillerFrame) % lengthOf(rotation) : 0;
  if (firstFrame < endFrame) runs.push({ firstFrame, tracks: rotation, offset, isFiller: true });
  return runs;
}

/** The same runs until a frame, and from there without the track that cannot be played, beginning with the one after it. */
export function withoutTrack(runs: Run[], sounds: EntryTracks, frame: number, name: string): Run[] {
  const run = runAt(runs, frame);
  const before = runs.filter(({ firstFrame }) => firstFrame < frame);
  if (!run) return runs;
  const at = run.tracks.findIndex((track) => track.name === name);
  const rest = [...run.tracks.slice(at + 1), ...run.tracks.slice(0, at)].filter(
    (track) => track.name !== name,
  );
  if (run.isFiller) return [...before, { firstFrame: frame, tracks: rest, offset: 0, isFiller: true }];
  return [...before, ...planRuns({ ...sounds, origin: frame, recordings: rest }, frame)];
}

/** What plays at a frame, for at most `limit` frames. */
export function pieceAt(runs: Run[], frame: number, limit: number): Omit<Piece, 'slot'> {
  const run = runAt(runs, frame);
  const next = runs.find(({ firstFrame }) => firstFrame > frame)?.firstFrame ?? Number.POSITIVE_INFINITY;
  const max = Math.min(limit, next - frame);
  const total = lengthOf(run?.tracks ?? []);
  const isFiller = run?.isFiller ?? true;
  if (!run || !total) return { firstFrame: frame, count: max, track: null, from: 0, isFiller };
  let from = (run.offset + frame - run.firstFrame) % total;
  for (const { name, title, frames } of run.tracks) {
    if (from < frames)
      return {
        ...{ firstFrame: frame, count: Math.min(max, frames - from) },
        ...{ track: { name, title }, from, isFiller },
      };
    from -= frames;
  }
  throw new Error(`Frame ${frame} is past the end of its tracks`);
}

export function frameAt(instant: string | number): number {
  return Math.round(new Date(instant).getTime() / FRAME_MS);
}

function runAt(runs: Run[], frame: number): Run | undefined {
  return runs.findLast(({ firstFrame }) => firstFrame <= frame);
}

function lengthOf(tracks: MeasuredTrack[]): number {
  return tracks.reduce((sum, { frames }) => sum + frames, 0);
}
