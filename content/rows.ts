import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import type { RowTable } from './kept.ts';

export type Row = Record<string, SQLInputValue>;

/** Opens a database of the data folder beside those who use it; undefined when it is not there. */
export function openBeside(data: string, file: string): DatabaseSync | undefined {
  if (!existsSync(join(data, file))) return undefined;
  const database = new DatabaseSync(join(data, file));
  database.exec('PRAGMA busy_timeout = 10000');
  return database;
}

/** Every row of a table, without the columns that are not exported; none when there is no such table. */
export function readRows(database: DatabaseSync, { table, without }: RowTable): Row[] {
  const columns = columnsOf(database, table).filter(({ name }) => !without.includes(name));
  if (columns.length === 0) return [];
  return database
    .prepare(`SELECT ${columns.map(({ name }) => quoted(name)).join()} FROM ${quoted(table)}`)
    .all() as Row[];
}

/** Adds rows that are not there yet. Columns this table does not know are left out, those not exported are empty. */
export function addRows(database: DatabaseSync, { table, without }: RowTable, rows: Row[]): void {
  const columns = columnsOf(database, table);
  if (columns.length === 0) throw new Error(`There is no table called ${table}`);
  const given = new Set(rows.flatMap((row) => Object.keys(row)));
  const filled = columns.filter(({ name }) => given.has(name) || without.includes(name));
  const insert = database.prepare(
    `INSERT OR IGNORE INTO ${quoted(table)} (${filled.map(({ name }) => quoted(name)).join()})
     VALUES (${filled.map(() => '?').join()})`,
  );
  for (const row of rows)
    insert.run(...filled.map(({ name, empty }) => (without.includes(name) ? empty : (row[name] ?? null))));
}

function columnsOf(database: DatabaseSync, table: string): { name: string; empty: SQLInputValue }[] {
  const columns = database.prepare(`PRAGMA table_info(${quoted(table)})`).all();
  return columns.map(({ name, type }) => ({ name: String(name), empty: type === 'TEXT' ? '' : 0 }));
}

function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
