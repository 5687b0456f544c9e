import type { Suggestions } from '@longwave/contract/search.ts';
import type { Reader } from '../pages/reader.ts';
import { findResidents, findShows, matchOf, playedIn } from './find.ts';
import { linesPerShow } from './index-document.ts';

const most = 8;
type Suggestion = Suggestions['suggestions'][number];

/** At most eight: people first, then shows, then what was played. */
export function suggest(reader: Reader, query: string): Suggestions {
  reader.uses.add('search');
  const residents = findResidents(reader, query, 3, 0).map(
    ({ id, name, tagline }): Suggestion => ({
      kind: 'resident',
      title: name,
      detail: tagline,
      path: `/residents/${id}`,
    }),
  );
  const tracks = suggestTracks(reader, query);
  const room = most - residents.length - Math.min(2, tracks.length);
  const shows = findShows(reader, query, room, 0).map(
    ({ id, title, residents, guests }): Suggestion => ({
      kind: 'show',
      title,
      detail: [...residents.map(({ name }) => name), ...guests].join(', '),
      path: `/shows/${id}`,
    }),
  );
  return { query, suggestions: [...residents, ...shows, ...tracks].slice(0, most) };
}

/** The newest playing of each different track. */
function suggestTracks(reader: Reader, query: string): Suggestion[] {
  const match = matchOf(query);
  if (!match) return [];
  const rows = reader.store
    .sql('SELECT rowid FROM found_tracks WHERE found_tracks MATCH ? ORDER BY rowid DESC LIMIT 12')
    .all(match) as { rowid: number }[];
  const found = new Map<string, Suggestion>();
  for (const { rowid } of rows)
    for (const { show, track } of playedIn(reader, Math.floor(rowid / linesPerShow), rowid % linesPerShow)) {
      const title = `${track.artist} – ${track.title}`;
      const time = track.time === null ? '' : `?t=${Math.floor(track.time)}`;
      if (!found.has(title))
        found.set(title, {
          kind: 'track',
          title,
          detail: `Played in ${show.title}`,
          path: `/shows/${show.id}${time}`,
        });
    }
  return [...found.values()].slice(0, 4);
}
