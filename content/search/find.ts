import type { PlayedIn, SearchTotals } from '@longwave/contract/search.ts';
import type { Reader } from '../store/reader.ts';
import type { TrackRow } from '../store/tables/search.ts';
import { words } from './folding.ts';
import type { SearchedType } from './searched-types.ts';

export async function countMatches(reader: Reader, query: string): Promise<SearchTotals> {
  reader.dependencies.add('search');
  return reader.reads.search.count(words(query));
}

type Find<T> = (reader: Reader, query: string, limit: number, offset: number) => Promise<T[]>;

/** Finds documents of a type, best match first, as cards that the reader makes. */
function finder<T>(type: SearchedType, cards: (reader: Reader) => (ids: number[]) => Promise<T[]>): Find<T> {
  return async (reader, query, limit, offset) => {
    const wanted = words(query);
    if (wanted.length === 0) return [];
    return cards(reader)(await reader.reads.search.ranked(type, wanted, limit, offset));
  };
}

export const findShows = finder('show', (reader) => reader.shows);
export const findResidents = finder('resident', (reader) => reader.residents);
export const findProgrammes = finder('programme', (reader) => reader.programmes);
export const findArticles = finder('article', (reader) => reader.articles);
export const findVideos = finder('video', (reader) => reader.videos);
export const findCollections = finder('collection', (reader) => reader.collections);

/** Shows whose tracklist matches, newest first, each with its first line that matches. */
export async function findPlayedIn(
  reader: Reader,
  query: string,
  limit: number,
  offset: number,
): Promise<PlayedIn[]> {
  const wanted = words(query);
  if (wanted.length === 0) return [];
  return readPlayedIn(reader, await reader.reads.search.playedIn(wanted, limit, offset));
}

export async function readPlayedIn(reader: Reader, rows: TrackRow[]): Promise<PlayedIn[]> {
  if (rows.length === 0) return [];
  const [cards, tracks] = await Promise.all([
    reader.cardJson('show', [...new Set(rows.map(({ id }) => id))]),
    reader.reads.documents.tracks(rows),
  ]);
  const cardOf = new Map(cards);
  return rows.flatMap(({ id, line }, at) => {
    const [card, track] = [cardOf.get(id), tracks[at]];
    return card && track ? [{ show: JSON.parse(card), track: JSON.parse(track), line }] : [];
  });
}
