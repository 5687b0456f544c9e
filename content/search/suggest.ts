import type { Suggestions } from '@longwave/contract/search.ts';
import type { Reader } from '../store/reader.ts';
import {
  findArticles,
  findCollections,
  findProgrammes,
  findResidents,
  findShows,
  findVideos,
  readPlayedIn,
} from './find.ts';
import { words } from './folding.ts';

const maxSuggestions = 8;
type Suggestion = Suggestions['suggestions'][number];

/** At most eight suggestions: residents and programmes first, then shows, tracks, and at most two articles, collections or videos. */
export async function suggest(reader: Reader, query: string): Promise<Suggestions> {
  reader.dependencies.add('search');
  const [residents, programmes, tracks, others] = await Promise.all([
    suggestResidents(reader, query),
    suggestProgrammes(reader, query),
    suggestTracks(reader, query),
    suggestOthers(reader, query),
  ]);
  const names = [...residents, ...programmes].slice(0, 3);
  const room = maxSuggestions - names.length - Math.min(1, tracks.length) - others.length;
  const shows = (await findShows(reader, query, room, 0)).map(
    ({ id, title, residents, guests }): Suggestion => ({
      kind: 'show',
      title,
      detail: [...residents.map(({ name }) => name), ...guests].join(', '),
      path: `/shows/${id}`,
    }),
  );
  const left = maxSuggestions - names.length - shows.length - others.length;
  return { query, suggestions: [...names, ...shows, ...tracks.slice(0, left), ...others] };
}

async function suggestResidents(reader: Reader, query: string): Promise<Suggestion[]> {
  return (await findResidents(reader, query, 2, 0)).map(({ id, name, tagline }) => ({
    kind: 'resident',
    title: name,
    detail: tagline,
    path: `/residents/${id}`,
  }));
}

async function suggestProgrammes(reader: Reader, query: string): Promise<Suggestion[]> {
  return (await findProgrammes(reader, query, 2, 0)).map(({ id, title, residents }) => ({
    kind: 'programme',
    title,
    detail: residents.map(({ name }) => name).join(', '),
    path: `/programmes/${id}`,
  }));
}

/** The best article, collection and video, two at most. */
async function suggestOthers(reader: Reader, query: string): Promise<Suggestion[]> {
  const [articles, collections, videos] = await Promise.all([
    findArticles(reader, query, 1, 0),
    findCollections(reader, query, 1, 0),
    findVideos(reader, query, 1, 0),
  ]);
  return [
    ...articles.map(({ id, title, author }) => ({
      kind: 'article' as const,
      title,
      detail: author,
      path: `/editorial/${id}`,
    })),
    ...collections.map(({ id, title, summary }) => ({
      kind: 'collection' as const,
      title,
      detail: summary,
      path: `/collections/${id}`,
    })),
    ...videos.map(({ id, title }) => ({ kind: 'video' as const, title, detail: '', path: `/tv/${id}` })),
  ].slice(0, 2);
}

/** The newest play of each different track. */
async function suggestTracks(reader: Reader, query: string): Promise<Suggestion[]> {
  const wanted = words(query);
  if (wanted.length === 0) return [];
  const rows = await reader.reads.search.newestTracks(wanted, 12);
  const found = new Map<string, Suggestion>();
  for (const { show, track } of await readPlayedIn(reader, rows)) {
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
