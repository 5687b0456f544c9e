import { splitAtDash } from './split-at-dash.ts';

/** A row of a tracklist, as far as it is known. */
export type TrackRow = { time: number | null; artist: string; title: string };

/** A row that somebody should look at: something is missing, unknown, perhaps cut at the wrong dash, or earlier than the one before. */
export function isDoubtful({ artist, title, time: at }: TrackRow, before?: TrackRow): boolean {
  if (artist.trim() === '' || title.trim() === '') return true;
  if (unknown.test(artist.trim()) || unknown.test(title.trim()) || /\s[-–—]\s/.test(title)) return true;
  return at !== null && before !== undefined && before.time !== null && at < before.time;
}

const unknown = /^(?:id|unknown(?: (?:artist|title|track))?|untitled artist|\?+)$/i;

/** What is streamed has all of its name in the title. */
export function withArtist(row: TrackRow): TrackRow {
  const [artist, title] = row.artist === '' ? splitAtDash(row.title) : [];
  return artist && title ? { ...row, artist, title } : row;
}

export function withRemix(title: string, remix: string): string {
  return remix === '' || title.toLowerCase().includes(remix.toLowerCase()) ? title : `${title} (${remix})`;
}
