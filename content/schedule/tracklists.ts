import type { Playout, PlayoutEntry } from '@longwave/contract/playout.ts';
import type { Reader } from '../store/reader.ts';

const hoursAhead = 6;
const maxTracks = 500;

/** The tracklists of the recordings of the coming hours, as far as they have times. */
export async function tracklistsOf(reader: Reader, entries: PlayoutEntry[]): Promise<Playout['tracklists']> {
  const soon = entries.filter(({ start }) => Date.parse(start) < reader.now + hoursAhead * 3_600_000);
  const names = new Set(soon.flatMap(({ recordings }) => recordings.map(({ name }) => name)));
  const lists = await Promise.all(
    [...names].map(async (name) => [name, await tracklistOf(reader, name)] as const),
  );
  return Object.fromEntries(lists.flatMap(([name, list]) => (list ? [[name, list]] : [])));
}

async function tracklistOf(reader: Reader, name: string): Promise<Playout['tracklists'][string] | undefined> {
  const slug = await reader.reads.recordings.slugOf(name);
  const found = slug === undefined ? undefined : await reader.document('show', slug);
  if (!found) return undefined;
  const show = found.document;
  const tracks = show.tracklist
    .flatMap(({ time, artist, title }) => (time === null ? [] : [{ time, artist, title }]))
    .toSorted((one, other) => one.time - other.time)
    .slice(0, maxTracks);
  return tracks.length > 0 ? { show: show.slug, title: show.title, tracks } : undefined;
}
