import type { DatabaseSync } from 'node:sqlite';
import type { Row, RowReads, RowWrites } from '../tables/rows.ts';
import { addRows, columnsOf, quoted, readRows } from './table-rows.ts';

/** Tables of the file `push.sqlite`. */
const pushTables = ['subscriptions', 'wishes', 'told_shows', 'notices'];

export type RowDatabases = { content: DatabaseSync; push: DatabaseSync };

const databaseOf = (table: string, { content, push }: RowDatabases) =>
  pushTables.includes(table) ? push : content;

export function rowReads(databases: RowDatabases): RowReads {
  return {
    all: async (table) => readRows(databaseOf(table, databases), table),
    async after(table, last, limit) {
      const database = databaseOf(table, databases);
      const key = columnsOf(database, table)
        .filter(({ inKey }) => inKey > 0)
        .sort((a, b) => a.inKey - b.inKey);
      const names = key.map(({ name }) => quoted(name)).join();
      const condition = last ? `WHERE (${names}) > (${key.map(() => '?').join()})` : '';
      const values = last ? key.map(({ name }) => last[name] ?? null) : [];
      return database
        .prepare(`SELECT * FROM ${quoted(table)} ${condition} ORDER BY ${names} LIMIT ?`)
        .all(...values, limit) as Row[];
    },
    async count(table) {
      const row = databaseOf(table, databases)
        .prepare(`SELECT count(*) AS count FROM ${quoted(table)}`)
        .get();
      return Number(row?.count);
    },
  };
}

export function rowWrites(databases: RowDatabases): RowWrites {
  return {
    add: async (table, rows) => addRows(databaseOf(table, databases), table, rows),
    finish: async () => undefined,
  };
}
