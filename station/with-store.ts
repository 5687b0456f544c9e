import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { openStore, type Store } from '@longwave/content/store.ts';

/** Opens the store of a data folder for a command. When that fails where there was none, none is left behind. */
export async function withStore<T>(data: string, work: (store: Store) => Promise<T> | T): Promise<T> {
  const file = join(data, 'content.sqlite');
  const wasThere = existsSync(file);
  const store = openStore(data);
  try {
    const result = await work(store);
    store.close();
    return result;
  } catch (error) {
    store.close();
    if (!wasThere) for (const end of ['', '-wal', '-shm']) rmSync(file + end, { force: true });
    throw error;
  }
}
