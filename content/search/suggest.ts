import type { Suggestions } from '@longwave/contract/search.ts';
import type { Reader } from '../pages/reader.ts';
import {
  findArticles,
  findCollections,
  findProgrammes,
  findResidents,
  findShows,
  findVideos,
  matchOf,
  playedIn,
} from './find.ts';
import { linesPerShow } from './index-document.ts';

const most = 8;
type Suggestion = Suggestions['suggestions'][number];

/** At most eight: people and programmes first, then shows, what was played, and at most two that are read or seen. */
export function suggest(reader: Reader, query: string): Suggestions {
  reader.uses.add('search');
  const names = [...suggestResidents(reader, query), ...suggestProgrammes(reader, query)].slice(0, 3);
  const tracks = suggestTracks(reader, query);
  const others = suggestOthers(reader, query);
  const room = most - names.length - Math.min(1, tracks.length) - others.length;
  const shows = findShows(reader, query, room, 0).map(
    ({ id, title, residents, guests }): Suggestion => ({
      kind: 'show',
      title,
      detail: [...residents.map(({ name }) => name), ...guests].join(', '),
      path: `/shows/${id}`,
    }),
  );
  const left = most - names.length - shows.length - others.length;
  return { query, suggestions: [...names, ...shows, ...tracks.slice(0, left), ...others] };
}

function suggestResidents(reader: Reader, query: string): Suggestion[] {
  return findResidents(reader, query, 2, 0).map(({ id, name, tagline }) => ({
    kind: 'resident',
    title: name,
    detail: tagline,
    path: `/residents/${id}`,
  }));
}

function suggestProgrammes(reader: Reader, query: string): Suggestion[] {
  return findProgrammes(reader, query, 2, 0).map(({ id, title, residents }) => ({
    kind: 'programme',
    title,
    detail: residents.map(({ name }) => name).join(', '),
    path: `/programmes/${id}`,
  }));
}

/** The best article, collection and video. */
function suggestOthers(reader: Reader, query: string): Suggestion[] {
  return [
    ...findArticles(reader, query, 1, 0).map(({ id, title, author }) => ({
      kind: 'article' as const,
      title,
      detail: author,
      path: `/editorial/${id}`,
    })),
    ...findCollections(reader, query, 1, 0).map(({ id, title, summary }) => ({
      kind: 'collection' as const,
      title,
      detail: summary,
      path: `/collections/${id}`,
    })),
    ...findVideos(reader, query, 1, 0).map(({ id, title }) => ({
      kind: 'video' as const,
      title,
      detail: '',
      path: `/tv/${id}`,
    })),
  ].slice(0, 2);
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
