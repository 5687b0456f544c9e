import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Row } from '../tables/rows.ts';

/** Opens a database of the data folder that others may be using; undefined if it does not exist. */
export function openOtherDatabase(data: string, file: string): DatabaseSync | undefined {
  if (!existsSync(join(data, file))) return undefined;
  const database = new DatabaseSync(join(data, file));
  database.exec('PRAGMA busy_timeout = 10000');
  return database;
}

/** Every row of a table; none when there is no such table. */
export function readRows(database: DatabaseSync, table: string): Row[] {
  if (columnsOf(database, table).length === 0) return [];
  return database.prepare(`SELECT * FROM ${quoted(table)}`).all() as Row[];
}

/** Adds rows that are not there yet. Unknown columns are left out, missing ones are empty. */
export function addRows(database: DatabaseSync, table: string, rows: Row[]): void {
  const columns = columnsOf(database, table);
  if (columns.length === 0) throw new Error(`There is no table called ${table}`);
  const insert = database.prepare(
    `INSERT OR IGNORE INTO ${quoted(table)} (${columns.map(({ name }) => quoted(name)).join()})
     VALUES (${columns.map(() => '?').join()})`,
  );
  for (const row of rows)
    insert.run(...columns.map(({ name, empty }) => (row[name] === undefined ? empty : row[name])));
}

export function columnsOf(database: DatabaseSync, table: string) {
  const columns = database.prepare(`PRAGMA table_info(${quoted(table)})`).all();
  return columns.map(({ name, type, notnull, pk }) => ({
    name: String(name),
    empty: notnull === 0 && pk === 0 ? null : type === 'TEXT' ? '' : 0,
    inKey: Number(pk),
  }));
}

export function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
