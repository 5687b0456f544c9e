import { createHash } from 'node:crypto';
import type { StationDocument } from '@longwave/contract/documents.ts';
import { putInSearch, removeFromSearch } from '../search/index-document.ts';
import type { Reads, Store } from './repository.ts';
import type { Row } from './tables/rows.ts';
import { upgradeLive } from './upgrade-document.ts';

/**
 * Tables in an order in which rows come after those they refer to. Search is derived from the documents, since each database
 * stores it in its own format.
 */
const tables = [
  ...['documents', 'versions', 'lists', 'relations', 'entries', 'recordings', 'cards', 'staff_items', 'uses'],
  ...['media', 'broadcast_reports', 'as_played', 'aired', 'air_notes', 'outbox'],
  ...['people', 'passkeys', 'used_challenges', 'staff_sessions', 'invitations', 'setup_links', 'api_keys'],
  ...['audit_log', 'reviews'],
  ...['subscriptions', 'wishes', 'told_shows', 'notices'],
];
const rowsAtOnce = 1000;

/** How far a move has come; given back to `moveStore`, it continues from there. */
export type MovePosition = { table: string; last: Row | undefined };

type MoveOptions = {
  from: Reads;
  to: Store;
  position: MovePosition | undefined;
  onProgress(position: MovePosition, rows: number): void;
};

/** Copies everything from one database to another that holds nothing else. Rows up to `position` are not copied again. */
export async function moveStore({ from, to, position, onProgress }: MoveOptions): Promise<void> {
  const first = position ? tables.indexOf(position.table) : 0;
  for (const table of tables.slice(first)) {
    const known = table === position?.table ? position.last : undefined;
    for await (const rows of batchesOf(from, table, known)) {
      // Documents and versions point to each other, so the pointers of documents are written last.
      const added = table === 'documents' ? rows.map(withoutPointers) : rows;
      await to.write((transaction) => transaction.rows.add(table, added));
      onProgress({ table, last: rows.at(-1) }, rows.length);
    }
  }
  await pointAndIndex(from, to);
  await to.write((transaction) => transaction.rows.finish());
}

function withoutPointers(row: Row): Row {
  return { ...row, live_version: null, draft_version: null };
}

/** Writes the pointers of documents to their versions, and search. Repeating it changes nothing. */
async function pointAndIndex(from: Reads, to: Store): Promise<void> {
  for await (const rows of batchesOf(from, 'documents'))
    await to.write(async (transaction) => {
      for (const { id, live, live_version, draft_version } of rows) {
        if (live_version !== null)
          await transaction.documents.setLiveVersion(Number(id), Number(live_version));
        if (draft_version !== null)
          await transaction.documents.setDraftVersion(Number(id), Number(draft_version));
        if (live === null) continue;
        const document: StationDocument = upgradeLive(JSON.parse(String(live)));
        await removeFromSearch(transaction, Number(id), document);
        await putInSearch(transaction, Number(id), document);
      }
    });
}

export type TableDifference = { table: string; from: number; to: number };

/** Tables whose rows differ between the two, with their numbers of rows. */
export async function compareStores(from: Reads, to: Reads): Promise<TableDifference[]> {
  const different: TableDifference[] = [];
  for (const table of tables) {
    const [source, target] = [checksum(from, table), checksum(to, table)];
    let [one, other] = [await source.next(), await target.next()];
    // Alternately, since PostgreSQL ends a transaction that idles while a large table of the other is read.
    while (!one.done || !other.done) {
      if (!one.done) one = await source.next();
      if (!other.done) other = await target.next();
    }
    if (one.value.sum !== other.value.sum)
      different.push({ table, from: one.value.rows, to: other.value.rows });
  }
  return different;
}

type Checksum = { rows: number; sum: bigint };

/** A checksum of all rows in whatever order; yields after each batch. */
async function* checksum(reads: Reads, table: string): AsyncGenerator<Checksum, Checksum> {
  let [count, sum] = [0, 0n];
  for await (const rows of batchesOf(reads, table)) {
    for (const row of rows) sum = BigInt.asUintN(64, sum + hashOf(row));
    count += rows.length;
    yield { rows: count, sum };
  }
  return { rows: count, sum };
}

async function* batchesOf({ rows }: Reads, table: string, after?: Row): AsyncGenerator<Row[]> {
  for (let last = after; ; ) {
    const batch = await rows.after(table, last, rowsAtOnce);
    if (batch.length === 0) return;
    yield batch;
    last = batch.at(-1);
  }
}

function hashOf(row: Row): bigint {
  const text = JSON.stringify(Object.entries(row).sort(([a], [b]) => (a < b ? -1 : 1)));
  return createHash('sha256').update(text).digest().readBigUInt64LE();
}

export async function isEmptyStore({ rows }: Reads): Promise<boolean> {
  for (const table of tables) if ((await rows.count(table)) > 0) return false;
  return true;
}
