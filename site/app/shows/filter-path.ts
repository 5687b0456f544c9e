import { genreList } from '@longwave/contract/genre-list.ts';

/** the filter is in the URL, so that it can be shared and survives a reload. */
export function filterPath(genres: string[]): string {
  if (genres.length === 0) return '/shows';
  return `/shows/filter?${new URLSearchParams(genres.map((genre): [string, string] => ['genres', genre]))}`;
}

/** Reads the genres of a URL; `?genres=a&genres=b` and `?genres=a,b` are the same. */
export function readGenres(search: URLSearchParams): string[] {
  return genreList(search.getAll('genres').flatMap((given) => given.split(',')));
}

export function toggleGenre(genres: string[], genre: string): string[] {
  return genres.includes(genre) ? genres.filter((one) => one !== genre) : [...genres, genre];
}
