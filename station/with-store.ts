import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { readContentSettings } from '@longwave/content/settings.ts';
import { openStore } from '@longwave/content/store/open-store.ts';
import type { Store } from '@longwave/content/store/repository.ts';

/** Files that opening a store creates in a data folder. */
const databaseFiles = ['content.sqlite', 'push.sqlite', 'sessions.sqlite'];

/** Opens the store of a data folder for a command. If the command fails, files that did not exist before are removed again. */
export async function withStore<T>(data: string, work: (store: Store) => Promise<T>): Promise<T> {
  const added = databaseFiles.map((file) => join(data, file)).filter((file) => !existsSync(file));
  const store = await openStore(data, databaseUrl());
  try {
    const result = await work(store);
    await store.close();
    return result;
  } catch (error) {
    await store.close();
    for (const file of added) for (const end of ['', '-wal', '-shm']) rmSync(file + end, { force: true });
    throw error;
  }
}

function databaseUrl(): string | undefined {
  return readContentSettings(process.env).databaseUrl;
}
