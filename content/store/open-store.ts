import { fillCards } from './fill-cards.ts';
import { clearName, clearNames } from './names.ts';
import type { Store } from './repository.ts';
import { openSqliteStore } from './sqlite/open-store.ts';
import { indexForStaff } from './staff-index.ts';

const indexedAtOnce = 500;
/** Several processes that start at once fill it in turn. */
const fillTimeout = 60_000;

/** The store of a data folder: in PostgreSQL where an address is given, else in a file of the folder. */
export async function openStore(folder: string, databaseUrl?: string): Promise<Store> {
  const store = await openIncompleteStore(folder, databaseUrl);
  await fillStaffIndex(store);
  await fillCards(store);
  return store;
}

/** A store that a move has not finished: nothing is made out of what is there, since the move brings it. */
export async function openIncompleteStore(folder: string, databaseUrl?: string): Promise<Store> {
  const store = databaseUrl
    ? await (await import('./postgres/open-store.ts')).openPostgresStore(folder, databaseUrl)
    : await openSqliteStore(folder);
  store.onChange(({ keys, all }) => {
    if (all) clearNames(store);
    for (const key of keys) if (typeof key === 'string') clearName(store, key);
  });
  return store;
}

/** For a database from before there was such an index. Each batch is stored, so one that was interrupted is gone on with. */
async function fillStaffIndex(store: Store): Promise<void> {
  while ((await store.staff.listUnindexed(1)).length > 0)
    await store.write(async (transaction) => {
      for (const id of await transaction.staff.listUnindexed(indexedAtOnce))
        await indexForStaff(transaction, id);
    }, fillTimeout);
}
