import type { DocumentType } from '@longwave/contract/documents.ts';

/** What each type that can be found is found by, the column that says most first. */
export const searchedColumns = {
  show: ['title', 'people', 'genres', 'description'],
  resident: ['name', 'tagline', 'place', 'bio'],
  programme: ['title', 'people', 'genres', 'description'],
  article: ['title', 'people', 'lede', 'text'],
  video: ['title', 'people', 'description'],
  collection: ['title', 'summary', 'text'],
} as const;
export type SearchedType = keyof typeof searchedColumns;

/** How much a match in each column says. */
export const columnWeights: Record<SearchedType, number[]> = {
  show: [10, 6, 3, 1],
  resident: [10, 4, 2, 1],
  programme: [10, 6, 3, 1],
  article: [10, 6, 3, 1],
  video: [10, 6, 1],
  collection: [10, 3, 1],
};

/** Longer tracklists are searched up to here. */
export const linesPerShow = 4096;

/** Of a word that very many shows have, only so many of the newest are put in order by how well they match. */
export const maxRanked = 5000;

export function isSearched(type: DocumentType): type is SearchedType {
  return type in searchedColumns;
}
