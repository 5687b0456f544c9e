import type { Reads } from '../store/repository.ts';
import type { AiredRow } from '../store/tables/as-played.ts';
import { type LogRow, readLog } from './as-played-log.ts';

/** One sound of the as-played log, as staff read it. */
export type AsPlayedLine = {
  start: string;
  end: string;
  /** Id of the broadcast; null in a gap of the schedule. */
  broadcast: string | null;
  programme: string;
  title: string;
  recording: string | null;
  live: boolean;
  /** Null if no radio host has reported: then the line says what was to be played. */
  listeners: { average: number; peak: number } | null;
  /** The run of the radio host that sent it. */
  host: string | null;
};

/** What went out: as reported by the radio hosts, and by the log where none has reported. */
export async function asPlayedLines(reads: Reads, from: number, to: number): Promise<AsPlayedLine[]> {
  const [stretches, rows] = await Promise.all([reads.asPlayed.listAired(from, to), readLog(reads, from, to)]);
  const lines = [
    ...stretches.map(reported),
    ...unreported(stretches, from, to).flatMap(([start, end]) =>
      rows.flatMap((row) => planned(row, Math.max(start, row.start), Math.min(end, row.until))),
    ),
  ];
  return lines.sort((a, b) => (a.start < b.start ? -1 : a.start > b.start ? 1 : 0));
}

/** Changes of the running broadcast that staff requested. */
export async function changesByStaff(reads: Reads, from: number, to: number) {
  return (await readLog(reads, from, to))
    .filter(({ reason, start }) => reason === 'staff' && start >= from)
    .map(({ start, decided, broadcast, sound }) => ({
      at: iso(start),
      asked: iso(decided),
      broadcast: broadcast?.id ?? null,
      recordings: sound.recordings.map(({ name }) => name),
    }));
}

function reported(stretch: AiredRow): AsPlayedLine {
  return {
    start: iso(stretch.start),
    end: iso(stretch.until),
    broadcast: stretch.occurrence,
    programme: stretch.programme,
    title: stretch.title,
    recording: stretch.recording,
    live: stretch.live,
    listeners: { average: stretch.listenersAverage, peak: stretch.listenersPeak },
    host: stretch.host,
  };
}

/** The parts of a span without a report. */
function unreported(stretches: AiredRow[], from: number, to: number): [number, number][] {
  const parts: [number, number][] = [];
  let at = from;
  for (const { start, until } of stretches) {
    if (start > at) parts.push([at, start]);
    at = Math.max(at, until);
  }
  if (to > at) parts.push([at, to]);
  return parts;
}

/** What a row of the log says about a part of its time, by the stated lengths of its recordings. */
function planned(row: LogRow, from: number, to: number): AsPlayedLine[] {
  const lines: AsPlayedLine[] = [];
  const { recordings, filler } = row.sound;
  const cycle = lengthOf(recordings);
  const fillerStart = cycle
    ? row.origin + Math.max(1, Math.floor((row.until - row.origin) / cycle)) * cycle
    : row.origin;
  for (let at = from; at < to; ) {
    const inFiller = at >= fillerStart;
    const tracks = inFiller ? filler : recordings;
    const limit = inFiller ? to : Math.min(to, fillerStart);
    const total = lengthOf(tracks);
    let into = total ? (at - (inFiller ? fillerStart : row.origin)) % total : 0;
    const track = tracks.find(({ seconds }) => {
      if (into < millisecondsOf(seconds)) return true;
      into -= millisecondsOf(seconds);
      return false;
    });
    const end = track ? Math.min(limit, at + millisecondsOf(track.seconds) - into) : limit;
    lines.push({
      start: iso(at),
      end: iso(end),
      broadcast: row.broadcast?.id ?? null,
      programme: row.broadcast?.slot.title ?? '',
      title: track?.title ?? '',
      recording: track?.name ?? null,
      live: false,
      listeners: null,
      host: null,
    });
    at = end;
  }
  return lines;
}

function lengthOf(tracks: { seconds: number }[]): number {
  return tracks.reduce((sum, { seconds }) => sum + millisecondsOf(seconds), 0);
}

function millisecondsOf(seconds: number): number {
  return Math.max(1, Math.round(seconds * 1000));
}

function iso(instant: number): string {
  return new Date(instant).toISOString();
}
