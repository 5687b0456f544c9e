import { splitAtDash } from './split-at-dash.ts';

/** A row of a tracklist; what is unknown is null or empty. */
export type TrackRow = { time: number | null; artist: string; title: string };

/** Whether somebody should check a row: a part is missing or unknown, split at the wrong dash, or earlier than the row before. */
export function isDoubtful({ artist, title, time: at }: TrackRow, before?: TrackRow): boolean {
  if (artist.trim() === '' || title.trim() === '') return true;
  if (unknown.test(artist.trim()) || unknown.test(title.trim()) || /\s[-–—]\s/.test(title)) return true;
  return at !== null && before !== undefined && before.time !== null && at < before.time;
}

const unknown = /^(?:id|unknown(?: (?:artist|title|track))?|untitled artist|\?+)$/i;

/** Splits the title when there is no artist: streamed tracks have both in the title. */
export function withArtist(row: TrackRow): TrackRow {
  const [artist, title] = row.artist === '' ? splitAtDash(row.title) : [];
  return artist && title ? { ...row, artist, title } : row;
}

export function withRemix(title: string, remix: string): string {
  return remix === '' || title.toLowerCase().includes(remix.toLowerCase()) ? title : `${title} (${remix})`;
}
