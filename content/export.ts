import { existsSync } from 'node:fs';
import { copyFile, cp, mkdir, readdir, writeFile } from 'node:fs/promises';
import { join, parse } from 'node:path';
import type { StationModule } from '@longwave/contract/station-module.ts';
import { isLeftOut, keptFolders, rowTables } from './kept.ts';
import { openBeside, readRows } from './rows.ts';
import { makes } from './station-module.ts';
import type { Store } from './store.ts';

export type ExportedDocument = {
  live: unknown;
  draft: unknown;
  publishAt: number | null;
  changed: number;
  refusal: unknown;
  revisions: { at: number; live: unknown }[];
};

type Row = { id: number; type: string; slug: string; live: string | null; draft: string | null } & {
  publish_at: number | null;
  changed: number;
  refusal: string | null;
};

/** Writes everything that cannot be made again to a folder, except secrets: a JSON file for each document, rows and files. */
export async function exportStation(
  store: Store,
  folder: string,
  station: StationModule | undefined,
): Promise<number> {
  if (existsSync(join(folder, 'documents')))
    throw new Error(`${folder} holds an export already; choose an empty folder.`);
  const rows = store.sql('SELECT * FROM documents ORDER BY id').all() as Row[];
  const order: string[] = [];
  for (const row of rows) {
    await mkdir(join(folder, 'documents', row.type), { recursive: true });
    await writeFile(join(folder, 'documents', row.type, `${row.slug}.json`), asText(exported(store, row)));
    order.push(`${row.type}/${row.slug}`);
  }
  await exportRows(store.folder, folder);
  for (const name of keptFolders) await copyFolder(store.folder, folder, name, station);
  await writeFile(join(folder, 'export.json'), asText({ version: 2, order }));
  return rows.length;
}

async function exportRows(data: string, folder: string): Promise<void> {
  for (const table of rowTables) {
    const database = openBeside(data, table.database);
    if (!database) continue;
    const rows = readRows(database, table);
    database.close();
    if (rows.length === 0) continue;
    const place = join(folder, 'tables', parse(table.database).name);
    await mkdir(place, { recursive: true });
    await writeFile(join(place, `${table.table}.json`), asText(rows));
  }
}

/** Copies a folder of the data folder, without what is half written and what the station's code makes. */
export async function copyFolder(
  data: string,
  to: string,
  name: string,
  station: StationModule | undefined,
): Promise<void> {
  if (!existsSync(join(data, name))) return;
  for (const entry of await readdir(join(data, name), { withFileTypes: true })) {
    if (isLeftOut(entry.name)) continue;
    if (name === 'recordings' && makes(station, 'recording', parse(entry.name).name)) continue;
    await mkdir(join(to, name), { recursive: true });
    const [from, into] = [join(data, name, entry.name), join(to, name, entry.name)];
    if (entry.isDirectory()) await cp(from, into, { recursive: true });
    else await copyFile(from, into);
  }
}

function exported(store: Store, row: Row): ExportedDocument {
  const revisions = store
    .sql('SELECT at, live FROM revisions WHERE document = ? ORDER BY at')
    .all(row.id) as {
    at: number;
    live: string;
  }[];
  return {
    live: row.live && JSON.parse(row.live),
    draft: row.draft && JSON.parse(row.draft),
    publishAt: row.publish_at,
    changed: row.changed,
    refusal: row.refusal && JSON.parse(row.refusal),
    revisions: revisions.map(({ at, live }) => ({ at, live: JSON.parse(live) })),
  };
}

const asText = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;
