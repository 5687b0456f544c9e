import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import {
  compareStores,
  isEmptyStore,
  type MovePosition,
  moveStore,
} from '@longwave/content/store/move-store.ts';
import { openIncompleteStore, openStore } from '@longwave/content/store/open-store.ts';
import type { Store } from '@longwave/content/store/repository.ts';
import { fileOfDataFolder, movedLease } from '@longwave/content/store/station-moved.ts';
import { writeFileAtomicallySync } from '@longwave/server-kit/write-file.ts';

/** Progress of a move; `from` and `to` are `SQLite` or a URL without its password. */
type Marker = { from: string; to: string; position: MovePosition | undefined };

/** URL of a PostgreSQL database; undefined means the file in the data folder. */
type Address = string | undefined;

/**
 * Copies a station's database into another one: from the file in the data folder to PostgreSQL or back. Other files stay
 * where they are. An interrupted move continues when it is started again. Nobody can write to the old database during the
 * move or afterwards, so that a station that still runs there loses nothing.
 */
export async function moveStation(
  data: string,
  { from, to }: { from: Address; to: Address },
  report: (line: string) => void,
): Promise<void> {
  if (nameOf(from) === nameOf(to)) throw new Error(`The station is in ${nameOf(to)} already.`);
  if (from === undefined && !existsSync(join(data, 'content.sqlite')))
    throw new Error(`There is no station in ${data}.`);
  const source = await openStore(data, from);
  const target = await openIncompleteStore(data, to).catch(async (error) => {
    await source.close();
    throw error;
  });
  try {
    await copyAndCompare(data, source, target, { from: nameOf(from), to: nameOf(to) }, report);
  } finally {
    await source.close();
    await target.close();
  }
}

async function copyAndCompare(
  data: string,
  source: Store,
  target: Store,
  names: { from: string; to: string },
  report: (line: string) => void,
): Promise<void> {
  if (await isEmptyStore(source)) throw new Error(`${names.from} holds no station.`);
  const file = join(data, 'moving.json');
  const begun = readMarker(file, names);
  if (begun && (await source.movedTo()) === names.to) {
    rmSync(file);
    return report(`The station was moved to ${names.to} already.`);
  }
  if (!begun && !(await isEmptyStore(target)))
    throw new Error(`${names.to} holds a station already. Choose an empty database.`);
  await target.cancelMove();
  report(`${begun ? 'Going on moving' : 'Moving'} the station from ${names.from} to ${names.to} …`);
  const save = (position: MovePosition | undefined) =>
    writeFileAtomicallySync(file, JSON.stringify({ ...names, position } satisfies Marker));
  save(begun?.position);
  let [rows, reported, table] = [0, 0, ''];
  const onProgress = (position: MovePosition, more: number) => {
    save(position);
    rows += more;
    if (position.table === table && Date.now() - reported < 1000) return;
    reported = Date.now();
    table = position.table;
    report(`  ${table}: ${rows} rows so far`);
  };
  await source.write(async (from) => {
    await moveStore({ from, to: target, position: begun?.position, onProgress });
    report('Comparing …');
    const different = await compareStores(from, target);
    if (different.length > 0)
      throw new Error(
        `These tables differ: ${different.map(({ table, from, to }) => `${table} (${from} and ${to} rows)`).join(', ')}. ` +
          `Was the station running? Stop it, empty ${names.to}, and move again.`,
      );
    await from.leases.take(movedLease, names.to, 0, Number.MAX_SAFE_INTEGER);
  });
  rmSync(file, { force: true });
  report(`Moved ${rows} rows; counts and checksums of every table are the same.`);
  report(`A station that still runs on ${names.from} can no longer write there: stop it.`);
}

/** Cancels a move, also a finished one: the station stays in the database it was moved from. */
export async function cancelMove(data: string, from: Address, report: (line: string) => void): Promise<void> {
  if (from === undefined && !existsSync(join(data, 'content.sqlite')))
    throw new Error(`There is no station in ${data}.`);
  const store = await openStore(data, from);
  try {
    const to = await store.movedTo();
    await store.cancelMove();
    rmSync(join(data, 'moving.json'), { force: true });
    report(
      to === undefined
        ? `The station is in ${nameOf(from)}, and no longer being moved.`
        : `The station is in ${nameOf(from)} again, without what was written in ${to} since.`,
    );
  } finally {
    await store.close();
  }
}

/** Reads the marker of this move; undefined if it has not begun. */
function readMarker(file: string, { from, to }: { from: string; to: string }): Marker | undefined {
  if (!existsSync(file)) return undefined;
  const marker: Marker = JSON.parse(readFileSync(file, 'utf8'));
  return marker.from === from && marker.to === to ? marker : undefined;
}

function nameOf(address: Address): string {
  if (address === undefined) return fileOfDataFolder;
  const { hostname, port, pathname } = new URL(address);
  return `PostgreSQL at ${hostname}${port && `:${port}`}${pathname}`;
}
