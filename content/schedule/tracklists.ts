import type { Playout, PlayoutEntry } from '@longwave/contract/playout.ts';
import type { Reader } from '../pages/reader.ts';

const hoursAhead = 6;
const mostTracks = 500;

/** What is heard in the recordings of the coming hours, for as far as their tracklists have times. */
export function tracklistsOf(reader: Reader, entries: PlayoutEntry[]): Playout['tracklists'] {
  const soon = entries.filter(({ start }) => Date.parse(start) < reader.now + hoursAhead * 3_600_000);
  const names = new Set(soon.flatMap(({ recordings }) => recordings.map(({ name }) => name)));
  return Object.fromEntries(
    [...names].flatMap((name) => {
      const list = tracklistOf(reader, name);
      return list ? [[name, list]] : [];
    }),
  );
}

function tracklistOf(reader: Reader, name: string): Playout['tracklists'][string] | undefined {
  const row = reader.store
    .sql('SELECT d.slug FROM recordings r JOIN documents d ON d.id = r.document WHERE r.name = ?')
    .get(name) as { slug: string } | undefined;
  const show = row && reader.document('show', row.slug)?.document;
  if (!show) return undefined;
  const tracks = show.tracklist
    .flatMap(({ time, artist, title }) => (time === null ? [] : [{ time, artist, title }]))
    .toSorted((one, other) => one.time - other.time)
    .slice(0, mostTracks);
  return tracks.length > 0 ? { show: show.slug, title: show.title, tracks } : undefined;
}
