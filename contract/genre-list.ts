/** Genres of the show filter. Has no schemas, since the browser loads it with pages of the site. */

/** a string or a list becomes a list without repeats; anything else an empty one. */
export function genreList(input: unknown): string[] {
  const list = typeof input === 'string' ? input.split(',') : Array.isArray(input) ? input : [];
  return [...new Set(list.filter((item): item is string => typeof item === 'string' && item !== ''))];
}

export function filterQuery(genres: string[], page: number): string {
  const query = new URLSearchParams(genres.map((genre): [string, string] => ['genres', genre]));
  query.set('page', String(page));
  return query.toString();
}
