import { addRows } from '../rows.ts';
import type { Store } from '../store.ts';
import { type Placement, stageFiles } from './place-files.ts';
import { beginRows, type RowFile } from './row-files.ts';

/** While another process writes, an import waits for longer than a visitor. */
const patience = 60_000;
const own = 'content.sqlite';

type Everything = {
  placements: Placement[];
  rows: RowFile[];
  /** Makes a database of another part of the station, which rows are about to be added to. */
  makeDatabase: ((file: string) => void) | undefined;
  /** The documents, within the transaction. */
  documents(): void;
};

/** Files, rows and documents: all of them, or none. */
export async function writeStation(
  store: Store,
  { placements, rows, makeDatabase, documents }: Everything,
): Promise<void> {
  const files = await stageFiles(store.folder, placements);
  try {
    const elsewhere = rows.filter(({ table }) => table.database !== own);
    for (const { table } of elsewhere) makeDatabase?.(table.database);
    const others = beginRows(store.folder, elsewhere);
    try {
      await store.write(() => {
        files.place();
        documents();
        for (const { table, rows: given } of rows)
          if (table.database === own) addRows(store.database, table, given);
      }, patience);
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
