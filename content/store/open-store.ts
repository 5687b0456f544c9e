import { fillCards } from './fill-cards.ts';
import { clearName, clearNames } from './names.ts';
import type { Store } from './repository.ts';
import { openSqliteStore } from './sqlite/open-store.ts';
import { indexForStaff } from './staff-index.ts';

const indexedAtOnce = 500;
/** Processes that start at once fill the index one after the other. */
const fillTimeout = 60_000;

/** Opens the store of a data folder: in PostgreSQL if a URL is given, else in a SQLite file of the folder. */
export async function openStore(folder: string, databaseUrl?: string): Promise<Store> {
  const store = await openIncompleteStore(folder, databaseUrl);
  await fillStaffIndex(store);
  await fillCards(store);
  return store;
}

/** Opens a store that a move has not finished: index and cards are not made, since the move copies them. */
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

/** Fills the staff index of a database from before it existed. Each batch is committed, so an interrupted fill is continued. */
async function fillStaffIndex(store: Store): Promise<void> {
  while ((await store.staff.listUnindexed(1)).length > 0)
    await store.write(async (transaction) => {
      for (const id of await transaction.staff.listUnindexed(indexedAtOnce))
        await indexForStaff(transaction, id);
    }, fillTimeout);
}
