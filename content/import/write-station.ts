import { contentDatabase } from '../data-folder.ts';
import type { Store, Transaction } from '../store/repository.ts';
import { beginRows, type RowFile } from './row-files.ts';
import { type Placement, stageFiles } from './stage-files.ts';

/** While another process writes, an import waits for longer than a visitor. */
const lockTimeout = 60_000;

type StationData = {
  placements: Placement[];
  rows: RowFile[];
  /** Makes a database of another part of the station, which rows are about to be added to. */
  makeDatabase: ((file: string) => void) | undefined;
  /** The documents, within the transaction. */
  documents(transaction: Transaction): Promise<void>;
};

/** Files, rows and documents: all of them, or none. */
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
