import { existsSync } from 'node:fs';
import { copyFile, cp, mkdir, readdir, writeFile } from 'node:fs/promises';
import { join, parse } from 'node:path';
import type { DocumentType } from '@longwave/contract/documents.ts';
import type { StationModule } from '@longwave/contract/station-module.ts';
import { canMake } from '@longwave/server-kit/station-module.ts';
import { contentDatabase, isTemporaryOrDerived, rowTables, storedFolders } from '../data-folder.ts';
import type { Reads, Store } from '../store/repository.ts';
import { openOtherDatabase, readRows } from '../store/sqlite/table-rows.ts';
import { readDocument } from '../store/stored-document.ts';
import type { Row } from '../store/tables/rows.ts';
import { readRevisions } from '../store/versions.ts';

type ExportedDocument = {
  live: unknown;
  draft: unknown;
  publishAt: number | null;
  changed: number;
  refusal: unknown;
  revisions: { at: number; live: unknown }[];
};

/** Writes everything that cannot be derived to a folder, except secrets: a JSON file for each document, table rows and files. */
export async function exportStation(
  store: Store,
  folder: string,
  station: StationModule | undefined,
): Promise<number> {
  if (existsSync(join(folder, 'documents')))
    throw new Error(`${folder} holds an export already; choose an empty folder.`);
  const names = await store.documents.list();
  for (const { type, slug } of names) {
    await mkdir(join(folder, 'documents', type), { recursive: true });
    await writeFile(
      join(folder, 'documents', type, `${slug}.json`),
      asText(await exported(store, type, slug)),
    );
  }
  const order = names.map(({ type, slug }) => `${type}/${slug}`);
  await exportRows(store, folder);
  for (const name of storedFolders) await copyFolder(store.folder, folder, name, station);
  await writeFile(join(folder, 'export.json'), asText({ version: 2, order }));
  return names.length;
}

async function exportRows(store: Store, folder: string): Promise<void> {
  for (const { database, table, without } of rowTables) {
    const rows =
      database === contentDatabase ? await store.rows.all(table) : rowsElsewhere(store, database, table);
    if (rows.length === 0) continue;
    const target = join(folder, 'tables', parse(database).name);
    await mkdir(target, { recursive: true });
    await writeFile(join(target, `${table}.json`), asText(rows.map((row) => withoutColumns(row, without))));
  }
}

/** Rows of a table in a database of another part of the station. */
function rowsElsewhere({ folder }: Store, file: string, table: string): Row[] {
  const database = openOtherDatabase(folder, file);
  const rows = database ? readRows(database, table) : [];
  database?.close();
  return rows;
}

function withoutColumns(row: Row, without: string[]): Row {
  return Object.fromEntries(Object.entries(row).filter(([name]) => !without.includes(name)));
}

/** Copies a folder of the data folder, without temporary files and files that the station's code makes. */
export async function copyFolder(
  data: string,
  to: string,
  name: string,
  station: StationModule | undefined,
): Promise<void> {
  if (!existsSync(join(data, name))) return;
  for (const entry of await readdir(join(data, name), { withFileTypes: true })) {
    if (isTemporaryOrDerived(entry.name)) continue;
    if (name === 'recordings' && canMake(station, 'recording', parse(entry.name).name)) continue;
    await mkdir(join(to, name), { recursive: true });
    const [from, into] = [join(data, name, entry.name), join(to, name, entry.name)];
    if (entry.isDirectory()) await cp(from, into, { recursive: true });
    else await copyFile(from, into);
  }
}

async function exported(reads: Reads, type: DocumentType, slug: string): Promise<ExportedDocument> {
  const {
    live = null,
    draft = null,
    publishAt = null,
    changed = 0,
    refusal = null,
  } = (await readDocument(reads, type, slug)) ?? {};
  const revisions = await readRevisions(reads, type, slug, Number.MAX_SAFE_INTEGER);
  return { live, draft, publishAt, changed, refusal, revisions: revisions.toReversed() };
}

const asText = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;
