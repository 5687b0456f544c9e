import { cpSync, existsSync, mkdirSync, readdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';

/** Made again from content whenever they are asked for. */
const derived = new Set(['pictures', 'clips']);

/** Copies a data folder while the station runs: databases through SQLite's own backup, everything else as files. */
export async function backUp(data: string, folder: string): Promise<void> {
  if (!existsSync(join(data, 'content.sqlite'))) throw new Error(`There is no station in ${data}.`);
  if (existsSync(folder)) throw new Error(`${folder} is there already. Each backup is a new folder.`);
  const unfinished = `${folder}.unfinished`;
  mkdirSync(unfinished, { recursive: true });
  for (const entry of readdirSync(data, { withFileTypes: true })) {
    const from = join(data, entry.name);
    const to = join(unfinished, entry.name);
    if (entry.name.endsWith('.sqlite')) await copyDatabase(from, to);
    else if (!derived.has(entry.name) && !/\.sqlite-(?:wal|shm)$/.test(entry.name))
      cpSync(from, to, { recursive: true });
  }
  renameSync(unfinished, folder);
}

/** Brings a backup back into a data folder that holds no station. */
export function restore(folder: string, data: string): void {
  if (!existsSync(join(folder, 'content.sqlite'))) throw new Error(`${folder} holds no backup.`);
  if (existsSync(join(data, 'content.sqlite')))
    throw new Error(
      `${data} holds a station. Move it away first, or choose another folder with DATA=/path npm run restore`,
    );
  cpSync(folder, data, { recursive: true });
}

async function copyDatabase(from: string, to: string): Promise<void> {
  const database = new DatabaseSync(from, { readOnly: true });
  try {
    await backup(database, to);
  } finally {
    database.close();
  }
}
