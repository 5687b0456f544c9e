import type { DocumentType } from '@longwave/contract/documents.ts';

/** The columns that each type is found by, the most significant first. */
export const searchedColumns = {
  show: ['title', 'people', 'genres', 'description'],
  resident: ['name', 'tagline', 'place', 'bio'],
  programme: ['title', 'people', 'genres', 'description'],
  article: ['title', 'people', 'lede', 'text'],
  video: ['title', 'people', 'description'],
  collection: ['title', 'summary', 'text'],
} as const;
export type SearchedType = keyof typeof searchedColumns;

/** The weight of a match in each column. */
export const columnWeights: Record<SearchedType, number[]> = {
  show: [10, 6, 3, 1],
  resident: [10, 4, 2, 1],
  programme: [10, 6, 3, 1],
  article: [10, 6, 3, 1],
  video: [10, 6, 1],
  collection: [10, 3, 1],
};

/** Tracklists are searched up to this many lines. */
export const linesPerShow = 4096;

/** If very many documents have a word, only so many of the newest are ranked. */
export const maxRanked = 5000;

export function isSearched(type: DocumentType): type is SearchedType {
  return type in searchedColumns;
}
