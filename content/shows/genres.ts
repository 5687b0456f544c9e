import type { Genre, GroupedGenres } from '@longwave/contract/genres.ts';
import type { Reader } from '../pages/reader.ts';
import { genreList } from '../store/lists.ts';

type GenreRow = Genre & { group: string };

/** Every genre with the number of its shows, groups in the order their first genre was written. */
export function groupedGenres(reader: Reader): GroupedGenres {
  const groups = new Map<string, Genre[]>();
  for (const { group, ...genre } of allGenres(reader))
    groups.set(group, [...(groups.get(group) ?? []), genre]);
  return {
    groups: [...groups].map(([title, genres]) => ({ id: groupId(title), title, genres })),
  };
}

export function plainGenres(reader: Reader): { genres: Genre[] } {
  return { genres: allGenres(reader).map(({ group: _, ...genre }) => genre) };
}

function allGenres(reader: Reader): GenreRow[] {
  reader.uses.add('list:genres');
  const rows = reader.store
    .sql(
      `SELECT slug AS id, live ->> 'title' AS title, live ->> 'group' AS "group"
       FROM documents WHERE type = 'genre' AND live IS NOT NULL ORDER BY documents.id`,
    )
    .all() as { id: string; title: string; group: string }[];
  return rows.map((row) => {
    reader.uses.add(`genre/${row.id}`);
    return { ...row, count: reader.count(genreList(row.id)) };
  });
}

function groupId(title: string): string {
  return (
    title
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '') || 'other'
  );
}
