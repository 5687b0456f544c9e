import { existsSync } from 'node:fs';
import { cp, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Store } from './store.ts';

/** Folders of files that nobody could make again. */
export const keptFolders = ['media', 'broadcasts'];

export type ExportedDocument = {
  live: unknown;
  draft: unknown;
  publishAt: number | null;
  changed: number;
  revisions: { at: number; live: unknown }[];
};

type Row = { id: number; type: string; slug: string; live: string | null; draft: string | null } & {
  publish_at: number | null;
  changed: number;
};

/** Writes everything the station's staff ever wrote to a folder: a JSON file for each document, and the media. */
export async function exportStation(store: Store, folder: string): Promise<number> {
  if (existsSync(join(folder, 'documents')))
    throw new Error(`${folder} holds an export already; choose an empty folder.`);
  const rows = store.sql('SELECT * FROM documents ORDER BY id').all() as Row[];
  const order: string[] = [];
  for (const row of rows) {
    await mkdir(join(folder, 'documents', row.type), { recursive: true });
    await writeFile(join(folder, 'documents', row.type, `${row.slug}.json`), asText(exported(store, row)));
    order.push(`${row.type}/${row.slug}`);
  }
  const media = store.sql('SELECT * FROM media ORDER BY name').all();
  await writeFile(join(folder, 'station.json'), asText({ version: 1, order, media }));
  for (const name of keptFolders)
    if (existsSync(join(store.folder, name)))
      await cp(join(store.folder, name), join(folder, name), { recursive: true });
  return rows.length;
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
    revisions: revisions.map(({ at, live }) => ({ at, live: JSON.parse(live) })),
  };
}

const asText = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;
