import { contentDatabase } from '../data-folder.ts';
import type { Store, Transaction } from '../store/repository.ts';
import { beginRows, type RowFile } from './row-files.ts';
import { type Placement, stageFiles } from './stage-files.ts';

/** An import waits longer for other writers than a visitor does. */
const lockTimeout = 60_000;

type StationData = {
  placements: Placement[];
  rows: RowFile[];
  /** Makes a database of another part of the station before rows are added to it. */
  makeDatabase: ((file: string) => void) | undefined;
  /** Writes the documents inside the transaction. */
  documents(transaction: Transaction): Promise<void>;
};

/** Writes files, rows and documents: all of them or none. */
export async function writeStation(
  store: Store,
  { placements, rows, makeDatabase, documents }: StationData,
): Promise<void> {
  const files = await stageFiles(store.folder, placements);
  try {
    const elsewhere = rows.filter(({ table }) => table.database !== contentDatabase);
    for (const { table } of elsewhere) makeDatabase?.(table.database);
    const others = beginRows(store.folder, elsewhere);
    try {
      await store.write(async (transaction) => {
        files.commit();
        await documents(transaction);
        for (const { table, rows: given } of rows)
          if (table.database === contentDatabase) await transaction.rows.add(table.table, given);
        transaction.changes.all = true;
      }, lockTimeout);
      others.commit();
    } catch (error) {
      others.undo();
      throw error;
    }
  } catch (error) {
    files.undo();
    throw error;
  } finally {
    files.clear();
  }
}
