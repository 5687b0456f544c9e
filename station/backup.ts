import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { isAbsolute, join, relative } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { derivedFiles, isTemporaryOrDerived, storedFolders } from '@longwave/content/data-folder.ts';
import { copyFolder } from '@longwave/content/export/export-station.ts';
import { moveStore } from '@longwave/content/store/move-store.ts';
import { openStore } from '@longwave/content/store/open-store.ts';
import type { StationModule } from '@longwave/contract/station-module.ts';

/** A folder holds a station if it has this file, so `restore` copies it last. */
const content = 'content.sqlite';

/**
 * Copies a data folder while the station runs: databases with SQLite's own backup, everything else as files, except derived
 * files (`content/data-folder.ts`). Files unknown to that list are copied too. A PostgreSQL database becomes a SQLite file
 * in the backup, so a backup always has everything and can be restored anywhere.
 */
export async function backUp(
  data: string,
  folder: string,
  station?: StationModule,
  databaseUrl?: string,
): Promise<void> {
  if (databaseUrl === undefined && !existsSync(join(data, content)))
    throw new Error(`There is no station in ${data}.`);
  if (existsSync(folder)) throw new Error(`${folder} is there already. Each backup is a new folder.`);
  if (isInside(folder, data))
    throw new Error(
      `${folder} lies in the data folder, so each backup would contain all earlier ones. Choose a folder outside of ${data}.`,
    );
  const unfinished = `${folder}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { recursive: true });
  for (const { name } of readdirSync(data, { withFileTypes: true })) {
    if (isPassedOver(name)) continue;
    if (databaseUrl !== undefined && [content, 'push.sqlite'].includes(name)) continue;
    if (name.endsWith('.sqlite')) await copyDatabase(join(data, name), join(unfinished, name));
    else if (storedFolders.includes(name)) await copyFolder(data, unfinished, name, station);
    else cpSync(join(data, name), join(unfinished, name), { recursive: true });
  }
  if (databaseUrl !== undefined) await copyFromPostgres(data, databaseUrl, unfinished);
  renameSync(unfinished, folder);
}

async function copyFromPostgres(data: string, databaseUrl: string, folder: string): Promise<void> {
  const [source, target] = [await openStore(data, databaseUrl), await openStore(folder)];
  try {
    await source.snapshot((from) =>
      moveStore({ from, to: target, position: undefined, onProgress: () => undefined }),
    );
  } finally {
    await source.close();
    await target.close();
  }
}

/** Restores a backup into a data folder that has no station. */
export function restore(folder: string, data: string): void {
  if (!existsSync(join(folder, content))) throw new Error(`${folder} holds no backup.`);
  if (existsSync(join(data, content)))
    throw new Error(
      `${data} holds a station. Move it away first, or choose another folder with DATA=/path npm run restore`,
    );
  mkdirSync(data, { recursive: true });
  for (const name of readdirSync(folder))
    if (name !== content && !isPassedOver(name))
      cpSync(join(folder, name), join(data, name), { recursive: true });
  cpSync(join(folder, content), join(data, `${content}.unfinished`));
  renameSync(join(data, `${content}.unfinished`), join(data, content));
}

function isInside(folder: string, outer: string): boolean {
  const way = relative(outer, folder);
  return !isAbsolute(way) && !/^\.\.(?:[/\\]|$)/.test(way);
}

function isPassedOver(name: string): boolean {
  return derivedFiles.includes(name) || isTemporaryOrDerived(name) || /\.sqlite-(?:wal|shm)$/.test(name);
}

async function copyDatabase(from: string, to: string): Promise<void> {
  const database = new DatabaseSync(from, { readOnly: true });
  try {
    await backup(database, to);
  } finally {
    database.close();
  }
}
