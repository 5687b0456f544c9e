import type { PlayoutEntry } from '@longwave/contract/playout.ts';
import { FRAME_BYTES, silence } from '../frames/frame.ts';
import type { Guide } from './guide.ts';
import type { PinnedEntries, PinnedEntry } from './pinned.ts';
import type { ReadOptions, Shelf } from './shelf.ts';
import {
  frameAt,
  layOut,
  type MeasuredTrack,
  type Piece,
  pieceAt,
  type Track,
  withoutTrack,
} from './timeline.ts';

/** More than a slot and the rotation have tracks that could fail one after the other. */
const ATTEMPTS = 1_000;
const DAY_FRAMES = 3_600_000;

export type Sound = { bytes: Buffer; pieces: Piece[] };

/** The recorded sound of any frames: what the log says, pinned as soon as it is going to be heard. */
export function createPlayout(guide: Guide, shelf: Shelf, ownFiller: Track[], pinned: PinnedEntries) {
  function guided(frame: number): PlayoutEntry | undefined {
    const entry = guide.playout().entries.findLast(({ start }) => frameAt(start) <= frame);
    return entry && frame < frameAt(entry.end) ? entry : undefined;
  }

  /** An entry of the guide replaces a pinned one only when it begins later: a change, or the next broadcast. */
  function replacing(frame: number, known: PinnedEntry | undefined): PlayoutEntry | undefined {
    const entry = guided(frame);
    if (!entry || !known?.entry) return entry;
    return frameAt(entry.start) > frameAt(known.entry.start) ? entry : undefined;
  }

  function endOf(entry: PinnedEntry, frame: number): number {
    const later = guide
      .playout()
      .entries.map(({ start }) => frameAt(start))
      .find((start) => start > Math.max(frame, entry.entry ? frameAt(entry.entry.start) : frame));
    return Math.min(entry.endFrame, later ?? Number.POSITIVE_INFINITY);
  }

  async function measured(tracks: Track[]): Promise<MeasuredTrack[]> {
    await shelf.prepare([...new Set(tracks.map(({ name }) => name))]);
    return tracks.map(({ name, title }) => ({ name, title, frames: shelf.framesOf(name) }));
  }

  /** How an entry sounds here, from its beginning; without one, the rotation since the last one ended. */
  async function prepare(entry: PlayoutEntry | undefined, frame: number): Promise<PinnedEntry> {
    const ended = guide.playout().entries.findLast(({ end }) => frameAt(end) <= frame);
    const firstFrame = entry ? frameAt(entry.start) : ended ? frameAt(ended.end) : 0;
    const rotation = entry?.filler.length ? entry.filler : rotated(ownFiller, firstFrame);
    // The rotation first: it is what remains when a disk does not answer.
    const filler = await measured(rotation);
    const recordings = await measured(entry?.recordings ?? []);
    const sounds = {
      origin: entry ? frameAt(entry.origin) : firstFrame,
      endFrame: entry ? frameAt(entry.end) : frame + DAY_FRAMES,
      recordings,
      filler,
    };
    const away = [...recordings, ...filler].filter(({ frames }) => frames === 0).map(({ name }) => name);
    return {
      ...sounds,
      ...{ firstFrame, entry: entry ?? null, away: [...new Set(away)] },
      runs: layOut(sounds, firstFrame),
    };
  }

  /** The entry that is heard at a frame from now on. */
  async function pinnedAt(frame: number): Promise<PinnedEntry> {
    const known = pinned.at(frame);
    const replacement = replacing(frame, known);
    if (known && !replacement) return known;
    const entry = await prepare(replacement, frame);
    // What was heard before stays as it was.
    if (known || !replacement) entry.firstFrame = Math.max(entry.firstFrame, frame);
    pinned.keep(entry);
    return entry;
  }

  async function planned(firstFrame: number, count: number): Promise<Piece[]> {
    const pieces: Piece[] = [];
    for (let frame = firstFrame, end = firstFrame + count; frame < end; ) {
      const entry = await pinnedAt(frame);
      const limit = Math.min(end, endOf(entry, frame)) - frame;
      pieces.push({ ...pieceAt(entry.runs, frame, limit), slot: entry.entry?.slot ?? null });
      frame += pieces.at(-1)?.count ?? limit;
    }
    return pieces;
  }

  /** The next recording begins where one cannot be played; it is tried again later. */
  function skip({ firstFrame, track }: Piece, reason: string) {
    const entry = pinned.at(firstFrame);
    if (!entry || !track) return;
    shelf.setAside(track.name, reason);
    entry.runs = withoutTrack(entry.runs, entry, firstFrame, track.name);
    if (!entry.away.includes(track.name)) entry.away.push(track.name);
    pinned.keep(entry);
  }

  /** The sound of frames that are going to be heard; silence where even the filler fails. */
  async function sound(firstFrame: number, count: number, options: ReadOptions = {}): Promise<Sound> {
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const pieces = await planned(firstFrame, count);
      const parts = await Promise.all(pieces.map((piece) => read(piece, options)));
      const failed = parts.findIndex((part) => typeof part === 'string');
      const piece = pieces[failed];
      if (!piece) return { bytes: Buffer.concat(parts as Uint8Array[]), pieces };
      skip(piece, parts[failed] as string);
    }
    return { bytes: silence(count), pieces: [{ firstFrame, count, track: null, from: 0, slot: null }] };
  }

  async function read({ track, from, count }: Piece, options: ReadOptions): Promise<Uint8Array | string> {
    if (!track) return silence(count);
    await shelf.prepare([track.name]);
    return await shelf.read(track.name, from, count, options);
  }

  /** Goes back to recordings that can be played again, to where the clock says they are. */
  async function rejoin(frame: number): Promise<void> {
    const entry = pinned.at(frame);
    if (!entry?.away.length) return;
    await shelf.prepare(entry.away);
    const away = entry.away.filter((name) => shelf.framesOf(name) === 0);
    if (away.length === entry.away.length) return;
    const length = ({ name, frames, title }: MeasuredTrack) => ({
      name,
      title,
      frames: shelf.framesOf(name) || frames,
    });
    const again = { ...entry, recordings: entry.recordings.map(length), filler: entry.filler.map(length) };
    const runs = layOut(again, frame);
    const { track, from, count } = pieceAt(runs, frame, 1);
    if (!track || away.includes(track.name)) return;
    if (typeof (await shelf.read(track.name, from, count)) === 'string') return;
    const before = entry.runs.filter(({ firstFrame }) => firstFrame < frame);
    pinned.keep(Object.assign(entry, again, { away, runs: [...before, ...runs] }));
  }

  /** The recorded sound of frames in the past, as this host sent them; as the log has it where this host was not on air. */
  async function heard(firstFrame: number, count: number): Promise<Buffer> {
    const parts: Buffer[] = [];
    for (let frame = firstFrame, end = firstFrame + count; frame < end; ) {
      const known = pinned.at(frame);
      const entry = known ?? (await prepare(guided(frame), frame));
      const limit =
        Math.min(end, pinned.nextAfter(frame), known ? entry.endFrame : endOf(entry, frame)) - frame;
      const piece = { ...pieceAt(entry.runs, frame, limit), slot: null };
      const bytes = await read(piece, { purpose: 'rewind' });
      parts.push(typeof bytes === 'string' ? silence(piece.count) : Buffer.from(bytes));
      frame += piece.count;
    }
    const bytes = Buffer.concat(parts);
    for (const gap of pinned.silent()) {
      const from = Math.max(0, gap.firstFrame - firstFrame);
      const to = Math.min(count, gap.firstFrame + gap.count - firstFrame);
      if (from < to) silence(to - from).copy(bytes, from * FRAME_BYTES);
    }
    return bytes;
  }

  return { sound, rejoin, heard };
}

export type PlayoutReader = ReturnType<typeof createPlayout>;

/** Gaps begin with a track's first frame; which track differs from gap to gap. */
function rotated(tracks: Track[], by: number): Track[] {
  const first = tracks.length ? by % tracks.length : 0;
  return [...tracks.slice(first), ...tracks.slice(0, first)];
}
