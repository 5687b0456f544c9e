import { existsSync } from 'node:fs';
import { cp, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { backup } from 'node:sqlite';
import { keptFolders } from './export.ts';
import type { Store } from './store.ts';

/** Copies the whole store to a folder while it goes on being read and written. */
export async function backupStore(store: Store, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await backup(store.database, join(folder, 'content.sqlite'));
  for (const name of [...keptFolders, 'session-secret'])
    if (existsSync(join(store.folder, name)))
      await cp(join(store.folder, name), join(folder, name), { recursive: true });
}
