import { genreList } from '@longwave/contract/genre-list.ts';

/** the filter in the address, so that it can be shared and survives reload. */
export function filterPath(genres: string[]): string {
  if (genres.length === 0) return '/shows';
  return `/shows/filter?${new URLSearchParams(genres.map((genre): [string, string] => ['genres', genre]))}`;
}

/** `?genres=a&genres=b` and `?genres=a,b` are the same. */
export function genresIn(search: URLSearchParams): string[] {
  return genreList(search.getAll('genres').flatMap((given) => given.split(',')));
}

export function toggled(genres: string[], genre: string): string[] {
  return genres.includes(genre) ? genres.filter((one) => one !== genre) : [...genres, genre];
}
