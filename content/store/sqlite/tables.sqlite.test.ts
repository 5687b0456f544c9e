import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { storedDatabases } from '../../data-folder.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { openStore } from '../open-store.ts';

test('every table of the content store is in the list of stored data', async () => {
  const folder = temporaryFolder();
  await (await openStore(folder)).close();
  const listed = storedDatabases.find(({ file }) => file === 'content.sqlite')?.tables ?? {};
  const database = new DatabaseSync(join(folder, 'content.sqlite'));
  const tables = database
    .prepare(`SELECT name FROM pragma_table_list WHERE schema = 'main' AND type IN ('table', 'virtual')`)
    .all()
    .map(({ name }) => String(name))
    .filter((name) => !name.startsWith('sqlite_'));
  database.close();
  expect(tables.length).toBeGreaterThan(10);
  expect(tables.filter((name) => !(name in listed))).toEqual([]);
});
