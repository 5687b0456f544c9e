import {
  type MediaFilter,
  type MediaReads,
  type MediaRow,
  type MediaWrites,
  searchedWords,
} from '../tables/media.ts';
import type { Sql } from './connection.ts';

export function mediaReads(sql: Sql): MediaReads {
  const columns =
    () => sql`name, file, width, height, colour, bytes, sha256, filename, alt, focal_x AS "focalX",
    focal_y AS "focalY", added`;

  function matching({ words, isUnused }: MediaFilter) {
    const likeWord = (word: string) => `% ${word.replace(/[\\%_]/g, '\\$&')}%`;
    const unused = isUnused
      ? sql`AND NOT EXISTS (SELECT 1 FROM uses WHERE target = 'picture:' || name)`
      : sql``;
    return words.reduce((all, word) => sql`${all} AND words LIKE ${likeWord(word)}`, sql`true ${unused}`);
  }

  return {
    async read(name) {
      const [row] = await sql<MediaRow[]>`SELECT ${columns()} FROM media WHERE name = ${name}`;
      return row;
    },
    list: async (filter, { sort, after, limit }) =>
      sort === 'name'
        ? await sql<MediaRow[]>`
            SELECT ${columns()} FROM media
            WHERE ${matching(filter)} ${after ? sql`AND name > ${after.name}` : sql``} ORDER BY name LIMIT ${limit}`
        : await sql<MediaRow[]>`
            SELECT ${columns()} FROM media WHERE ${matching(filter)}
            ${after ? sql`AND (added, name) < (${after.added}::bigint, ${after.name}::text)` : sql``}
            ORDER BY added DESC, name DESC LIMIT ${limit}`,
    async count(filter) {
      const [row] = await sql<{ count: number }[]>`SELECT count(*) FROM media WHERE ${matching(filter)}`;
      return row?.count ?? 0;
    },
    hasFile: async (file) => (await sql`SELECT 1 FROM media WHERE file = ${file} LIMIT 1`).length > 0,
  };
}

export function mediaWrites(sql: Sql): MediaWrites {
  return {
    async add(row) {
      await sql`
        INSERT INTO media
          (name, file, width, height, colour, bytes, sha256, filename, alt, focal_x, focal_y, added, words)
        VALUES (${row.name}, ${row.file}, ${row.width}, ${row.height}, ${row.colour}, ${row.bytes}, ${row.sha256},
          ${row.filename}, ${row.alt}, ${row.focalX}, ${row.focalY}, ${row.added}, ${searchedWords(row)})
        ON CONFLICT DO NOTHING`;
    },
    async update(row) {
      await sql`
        UPDATE media SET file = ${row.file}, width = ${row.width}, height = ${row.height}, colour = ${row.colour},
          bytes = ${row.bytes}, sha256 = ${row.sha256}, filename = ${row.filename}, alt = ${row.alt},
          focal_x = ${row.focalX}, focal_y = ${row.focalY}, added = ${row.added}, words = ${searchedWords(row)}
        WHERE name = ${row.name}`;
    },
    async remove(name) {
      await sql`DELETE FROM media WHERE name = ${name}`;
    },
  };
}
