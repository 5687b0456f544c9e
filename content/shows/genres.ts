import type { Genre, GroupedGenres } from '@longwave/contract/genres.ts';
import { genreList } from '../store/lists.ts';
import type { Reader } from '../store/reader.ts';

type GenreRow = Genre & { group: string };

/** Every genre with the number of its shows; groups are in the order in which their first genre was written. */
export async function groupedGenres(reader: Reader): Promise<GroupedGenres> {
  const groups = new Map<string, Genre[]>();
  for (const { group, ...genre } of await allGenres(reader))
    groups.set(group, [...(groups.get(group) ?? []), genre]);
  return {
    groups: [...groups].map(([title, genres]) => ({ id: groupId(title), title, genres })),
  };
}

export async function plainGenres(reader: Reader): Promise<{ genres: Genre[] }> {
  return { genres: (await allGenres(reader)).map(({ group: _, ...genre }) => genre) };
}

async function allGenres(reader: Reader): Promise<GenreRow[]> {
  const all = await reader.all('genre');
  const counts = await reader.counts(all.map(({ slug }) => genreList(slug)));
  return all.map(({ slug, title, group }, at) => ({ id: slug, title, group, count: counts[at] ?? 0 }));
}

function groupId(title: string): string {
  return (
    title
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '') || 'other'
  );
}
