import { parse } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import * as z from 'zod';
import { type RowTable, rowTables } from '../data-folder.ts';
import { addRows, openOtherDatabase } from '../store/sqlite/table-rows.ts';
import type { Row } from '../store/tables/rows.ts';
import type { FolderFile } from './folder.ts';
import type { ImportErrors } from './import-errors.ts';
import { readJson } from './read-document.ts';

const rowsShape = z.array(z.record(z.string(), z.union([z.string(), z.number(), z.null()])));

export type RowFile = { table: RowTable; rows: Row[]; file: FolderFile };

/** Reads the files `tables/{database}/{table}.json` of the tables listed in `data-folder.ts`. */
export function readRowFiles(
  files: FolderFile[],
  errors: ImportErrors,
  warn: (line: string) => void,
): RowFile[] {
  return files.flatMap((file) => {
    const table = rowTables.find(
      ({ database, table }) => file.name === `tables/${parse(database).name}/${table}.json`,
    );
    if (!table) {
      warn(`${file.name} is left out: the station has no such table`);
      return [];
    }
    const rows = rowsShape.safeParse(readJson(file, errors));
    if (rows.success) return [{ table, rows: rows.data, file }];
    errors.add(file.name, null, 'This is not a list of rows');
    return [];
  });
}

/** Adds rows to databases other than content's, each in a transaction that ends together with content's. */
export function beginRows(data: string, files: RowFile[]) {
  const open = new Map<string, DatabaseSync>();
  try {
    for (const { table, rows, file } of files) {
      const database = open.get(table.database) ?? openOtherDatabase(data, table.database);
      if (!database)
        throw new Error(`${file.name}: There is no database ${table.database} in the data folder`);
      if (!open.has(table.database)) database.exec('BEGIN IMMEDIATE');
      open.set(table.database, database);
      addRows(database, table.table, rows);
    }
  } catch (error) {
    end('ROLLBACK');
    throw error;
  }

  function end(how: 'COMMIT' | 'ROLLBACK'): void {
    for (const database of open.values()) {
      if (database.isTransaction) database.exec(how);
      database.close();
    }
    open.clear();
  }

  return { commit: () => end('COMMIT'), undo: () => end('ROLLBACK') };
}
