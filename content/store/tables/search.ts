import type { SearchTotals } from '@longwave/contract/search.ts';
import type { SearchedType } from '../../search/searched-types.ts';

/** Line `line` of the tracklist of the show `id`. */
export type TrackRow = { id: number; line: number };

/** Words are folded (`search/folding.ts`) and every one must match: the beginning of a word, or, if it has one letter, a whole word. */
export type SearchReads = {
  count(words: string[]): Promise<SearchTotals>;
  /** Ids of the best matches first; far down the list of a common word, the newest first. */
  ranked(type: SearchedType, words: string[], limit: number, offset: number): Promise<number[]>;
  /** Shows whose tracklist matches, newest first, each with its first line that matches. */
  playedIn(words: string[], limit: number, offset: number): Promise<TrackRow[]>;
  newestTracks(words: string[], limit: number): Promise<TrackRow[]>;
};

/** What a document is found by: folded texts in the order of its type's columns, and the folded lines of its tracklist. */
export type SearchedForm = { texts: string[]; lines: string[] };

export type SearchWrites = {
  /** `before` is what is stored; parts that are the same are not written. */
  put(
    type: SearchedType,
    id: number,
    form: SearchedForm,
    before: Partial<SearchedForm> | undefined,
  ): Promise<void>;
  remove(type: SearchedType, id: number, lines: number): Promise<void>;
};

export function isSame(one: string[], other: string[] | undefined): boolean {
  return one.length === other?.length && one.every((text, at) => text === other[at]);
}
