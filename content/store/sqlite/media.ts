import {
  type MediaFilter,
  type MediaReads,
  type MediaRow,
  type MediaWrites,
  searchedWords,
} from '../tables/media.ts';
import type { Connection } from './connection.ts';

const columns =
  'name, file, width, height, colour, bytes, sha256, filename, alt, focal_x AS focalX, focal_y AS focalY, added';

function conditionsOf({ words, isUnused }: MediaFilter): string[] {
  return [
    ...words.map(() => 'instr(words, ?) > 0'),
    ...(isUnused ? [`NOT EXISTS (SELECT 1 FROM uses WHERE target = 'picture:' || name)`] : []),
  ];
}

const where = (conditions: string[]) => (conditions.length > 0 ? `WHERE ${conditions.join(' AND ')}` : '');
const beginnings = (words: string[]) => words.map((word) => ` ${word}`);

export function mediaReads({ get, all }: Connection): MediaReads {
  return {
    read: async (name) => get<MediaRow>(`SELECT ${columns} FROM media WHERE name = ?`, name),
    async list(filter, { sort, after, limit }) {
      const conditions = conditionsOf(filter);
      if (after) conditions.push(sort === 'name' ? 'name > ?' : '(added, name) < (?, ?)');
      return all<MediaRow>(
        `SELECT ${columns} FROM media ${where(conditions)}
         ORDER BY ${sort === 'name' ? 'name' : 'added DESC, name DESC'} LIMIT ? + 0`,
        ...beginnings(filter.words),
        ...(after ? (sort === 'name' ? [after.name] : [after.added, after.name]) : []),
        limit,
      );
    },
    async count(filter) {
      const row = get<{ total: number }>(
        `SELECT count(*) AS total FROM media ${where(conditionsOf(filter))}`,
        ...beginnings(filter.words),
      );
      return row?.total ?? 0;
    },
    hasFile: async (file) => get('SELECT 1 FROM media WHERE file = ? LIMIT 1', file) !== undefined,
  };
}

export function mediaWrites({ run }: Connection): MediaWrites {
  return {
    async add(row) {
      run(
        `INSERT OR IGNORE INTO media
         (name, file, width, height, colour, bytes, sha256, filename, alt, focal_x, focal_y, added, words)
         VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
        ...[row.name, row.file, row.width, row.height, row.colour, row.bytes, row.sha256, row.filename],
        ...[row.alt, row.focalX, row.focalY, row.added, searchedWords(row)],
      );
    },
    async update(row) {
      run(
        `UPDATE media SET file = ?, width = ?, height = ?, colour = ?, bytes = ?, sha256 = ?, filename = ?, alt = ?,
         focal_x = ?, focal_y = ?, added = ?, words = ? WHERE name = ?`,
        ...[row.file, row.width, row.height, row.colour, row.bytes, row.sha256, row.filename, row.alt],
        ...[row.focalX, row.focalY, row.added, searchedWords(row), row.name],
      );
    },
    async remove(name) {
      run('DELETE FROM media WHERE name = ?', name);
    },
  };
}
