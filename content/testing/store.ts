import { openStore } from '../store/open-store.ts';
import type { Store } from '../store/repository.ts';
import { newDatabaseUrl } from './database.ts';
import { temporaryFolder } from './temporary-folder.ts';

/** An empty store in the database the tests run on. */
export async function newStore(): Promise<Store> {
  return openStore(temporaryFolder(), await newDatabaseUrl());
}
