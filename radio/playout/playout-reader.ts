import type { PlayoutEntry } from '@longwave/contract/playout.ts';
import { FRAME_BYTES, silence } from '@longwave/transcoding/frames/frame.ts';
import type { AsPlayedEntry, AsPlayedLog } from './as-played-log.ts';
import type { OpenRecordings, ReadOptions } from './open-recordings.ts';
import type { CurrentPlayout } from './playout-client.ts';
import {
  frameAt,
  type MeasuredTrack,
  type Piece,
  pieceAt,
  planRuns,
  type Track,
  withoutTrack,
} from './timeline.ts';

/** More than the tracks of a slot and the rotation, which could all fail one after the other. */
const MAX_ATTEMPTS = 1_000;
const DAY_FRAMES = 3_600_000;

export type Sound = { bytes: Buffer; pieces: Piece[] };

/** Reads recorded sound by frame number, and writes what is about to be heard into the as-played log. */
export function createPlayoutReader(
  client: CurrentPlayout,
  recordings: OpenRecordings,
  stationFiller: Track[],
  asPlayed: AsPlayedLog,
) {
  function contentEntryAt(frame: number): PlayoutEntry | undefined {
    const entry = client.playout().entries.findLast(({ start }) => frameAt(start) <= frame);
    return entry && frame < frameAt(entry.end) ? entry : undefined;
  }

  /** The entry of content that replaces the one that plays. It must start later than that one: a change by staff, or the next broadcast. */
  function replacementAt(frame: number, known: AsPlayedEntry | undefined): PlayoutEntry | undefined {
    const entry = contentEntryAt(frame);
    if (!entry || !known?.entry) return entry;
    return frameAt(entry.start) > frameAt(known.entry.start) ? entry : undefined;
  }

  function endOf(entry: AsPlayedEntry, frame: number): number {
    const later = client
      .playout()
      .entries.map(({ start }) => frameAt(start))
      .find((start) => start > Math.max(frame, entry.entry ? frameAt(entry.entry.start) : frame));
    return Math.min(entry.endFrame, later ?? Number.POSITIVE_INFINITY);
  }

  async function measure(tracks: Track[]): Promise<MeasuredTrack[]> {
    await recordings.prepare([...new Set(tracks.map(({ name }) => name))]);
    return tracks.map(({ name, title }) => ({ name, title, frames: recordings.framesOf(name) }));
  }

  /**
   * Makes an entry for the log, with the recordings that can be opened here; without an entry of content, the rotation
   * since the last one ended.
   */
  async function prepare(entry: PlayoutEntry | undefined, frame: number): Promise<AsPlayedEntry> {
    const ended = client.playout().entries.findLast(({ end }) => frameAt(end) <= frame);
    const firstFrame = entry ? frameAt(entry.start) : ended ? frameAt(ended.end) : 0;
    const rotation = entry?.filler.length ? entry.filler : rotate(stationFiller, firstFrame);
    // The rotation is measured first: it is played if a disk does not respond.
    const filler = await measure(rotation);
    const recordings = await measure(entry?.recordings ?? []);
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
      runs: planRuns(sounds, firstFrame),
    };
  }

  /** The entry that plays from a frame on. */
  async function entryAt(frame: number): Promise<AsPlayedEntry> {
    const known = asPlayed.at(frame);
    const replacement = replacementAt(frame, known);
    if (known && !replacement) return known;
    const entry = await prepare(replacement, frame);
    // An entry must not change what was already heard.
    if (known || !replacement) entry.firstFrame = Math.max(entry.firstFrame, frame);
    asPlayed.store(entry);
    return entry;
  }

  async function planPieces(firstFrame: number, count: number): Promise<Piece[]> {
    const pieces: Piece[] = [];
    for (let frame = firstFrame, end = firstFrame + count; frame < end; ) {
      const entry = await entryAt(frame);
      const limit = Math.min(end, endOf(entry, frame)) - frame;
      pieces.push({ ...pieceAt(entry.runs, frame, limit), slot: entry.entry?.slot ?? null });
      frame += pieces.at(-1)?.count ?? limit;
    }
    return pieces;
  }

  /** Skips a recording that cannot be played; it is tried again later. */
  function skip({ firstFrame, track }: Piece, reason: string) {
    const entry = asPlayed.at(firstFrame);
    if (!entry || !track) return;
    recordings.setAside(track.name, reason);
    entry.runs = withoutTrack(entry.runs, entry, firstFrame, track.name);
    if (!entry.away.includes(track.name)) entry.away.push(track.name);
    asPlayed.store(entry);
  }

  /** Reads frames that are about to be heard; silence if even the filler fails. */
  async function readUpcoming(firstFrame: number, count: number, options: ReadOptions = {}): Promise<Sound> {
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
      const pieces = await planPieces(firstFrame, count);
      const parts = await Promise.all(pieces.map((piece) => read(piece, options)));
      const failed = parts.findIndex((part) => typeof part === 'string');
      const piece = pieces[failed];
      if (!piece) return { bytes: Buffer.concat(parts as Uint8Array[]), pieces };
      skip(piece, parts[failed] as string);
    }
    return {
      bytes: silence(count),
      pieces: [{ firstFrame, count, track: null, from: 0, slot: null, isFiller: true }],
    };
  }

  async function read({ track, from, count }: Piece, options: ReadOptions): Promise<Uint8Array | string> {
    if (!track) return silence(count);
    await recordings.prepare([track.name]);
    return await recordings.read(track.name, from, count, options);
  }

  /** Returns to recordings that can be read again, at the position that follows from the clock. */
  async function resumeRecovered(frame: number): Promise<void> {
    const entry = asPlayed.at(frame);
    if (!entry?.away.length) return;
    await recordings.prepare(entry.away);
    const away = entry.away.filter((name) => recordings.framesOf(name) === 0);
    if (away.length === entry.away.length) return;
    const length = ({ name, frames, title }: MeasuredTrack) => ({
      name,
      title,
      frames: recordings.framesOf(name) || frames,
    });
    const again = { ...entry, recordings: entry.recordings.map(length), filler: entry.filler.map(length) };
    const runs = planRuns(again, frame);
    const { track, from, count } = pieceAt(runs, frame, 1);
    if (!track || away.includes(track.name)) return;
    if (typeof (await recordings.read(track.name, from, count)) === 'string') return;
    const before = entry.runs.filter(({ firstFrame }) => firstFrame < frame);
    asPlayed.store(Object.assign(entry, again, { away, runs: [...before, ...runs] }));
  }

  /** Reads past frames as this host sent them, or as content planned them if this host was not on air. */
  async function readPast(firstFrame: number, count: number): Promise<Buffer> {
    const parts: Buffer[] = [];
    for (let frame = firstFrame, end = firstFrame + count; frame < end; ) {
      const known = asPlayed.at(frame);
      const entry = known ?? (await prepare(contentEntryAt(frame), frame));
      const limit =
        Math.min(end, asPlayed.nextAfter(frame), known ? entry.endFrame : endOf(entry, frame)) - frame;
      const piece = { ...pieceAt(entry.runs, frame, limit), slot: null };
      const bytes = await read(piece, { purpose: 'rewind' });
      parts.push(typeof bytes === 'string' ? silence(piece.count) : Buffer.from(bytes));
      frame += piece.count;
    }
    const bytes = Buffer.concat(parts);
    for (const gap of asPlayed.silent()) {
      const from = Math.max(0, gap.firstFrame - firstFrame);
      const to = Math.min(count, gap.firstFrame + gap.count - firstFrame);
      if (from < to) silence(to - from).copy(bytes, from * FRAME_BYTES);
    }
    return bytes;
  }

  return { readUpcoming, resumeRecovered, readPast };
}

export type PlayoutReader = ReturnType<typeof createPlayoutReader>;

/** Rotates the list, so that different gaps start with different tracks. */
function rotate(tracks: Track[], by: number): Track[] {
  const first = tracks.length ? by % tracks.length : 0;
  return [...tracks.slice(first), ...tracks.slice(0, first)];
}
