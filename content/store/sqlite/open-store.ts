import { mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { foldText, plainWords } from '../../search/folding.ts';
import { longBusyTimeout, retryWhileLocked, shortBusyTimeout } from '../database-lock.ts';
import { createOutboxListeners, emptyChange, outboxKeys } from '../outbox-listeners.ts';
import type { Reads, Store, Transaction } from '../repository.ts';
import { peopleTableReads, peopleTableWrites } from '../shared-sql/people-tables.ts';
import { movedLease, StationMoved } from '../station-moved.ts';
import { createTurns } from '../turns.ts';
import { asPlayedReads, asPlayedWrites } from './as-played.ts';
import { type Connection, createConnection } from './connection.ts';
import { documentWrites } from './document-writes.ts';
import { documentReads } from './documents.ts';
import { cardReads, cardWrites, listReads, listWrites } from './lists.ts';
import { mediaReads, mediaWrites } from './media.ts';
import { migrate } from './migrate.ts';
import { leaseReads, leaseWrites, outboxReads, outboxWrites } from './outbox.ts';
import { statementsOf } from './people.ts';
import { openPushTable } from './push.ts';
import { recordingReads, recordingWrites, relationReads, relationWrites } from './relations.ts';
import { rowReads, rowWrites } from './rows.ts';
import { searchReads, searchWrites } from './search.ts';
import { openSessionTable } from './sessions.ts';
import { showPageReads } from './show-pages.ts';
import { staffReads, staffWrites, useReads, useWrites } from './staff.ts';
import { versionReads, versionWrites } from './versions.ts';

/** Two connections: one reads, the other writes. With one alone, reads during a transaction would see what is not committed yet. */
export async function openSqliteStore(folder: string): Promise<Store> {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'content.sqlite');
  const writer = openDatabase(file);
  migrate(writer);
  const reader = openDatabase(file);
  for (const database of [writer, reader]) database.exec(shortBusyTimeout);
  const [reading, writing] = [createConnection(reader), createConnection(writer)];
  const [sessions, push] = [openSessionTable(folder), openPushTable(folder)];
  const reads = readsOf(reading, push.database);
  const writes = writesOf(writing, push.database);
  const outbox = await createOutboxListeners(reads.outbox);
  const turns = createTurns();
  let count = 0;
  let knownWrites = 0;
  let dataVersion = readDataVersion(reading);

  async function begin(until: number): Promise<void> {
    await retryWhileLocked(() => writer.exec('BEGIN IMMEDIATE'), until);
    const movedTo = await writes.leases.holder(movedLease);
    if (movedTo === undefined) return;
    writer.exec('ROLLBACK');
    throw new StationMoved(movedTo);
  }

  async function inTransaction<T>(work: (transaction: Transaction) => Promise<T>) {
    const transaction = { ...writes, changes: emptyChange() };
    try {
      const result = await work(transaction);
      const row = outboxKeys(transaction.changes);
      const id = row && (await transaction.outbox.add(Date.now(), row.keys));
      writer.exec('COMMIT');
      return { result, id, changes: transaction.changes };
    } catch (error) {
      // A full disk has already ended the transaction.
      if (writer.isTransaction) writer.exec('ROLLBACK');
      throw error;
    }
  }

  async function runOne<T>(work: (transaction: Transaction) => Promise<T>, until: number): Promise<T> {
    await begin(until);
    const { result, id, changes } = await inTransaction(work);
    count++;
    if (id !== undefined) await outbox.announceOwn(id, changes);
    return result;
  }

  async function rehearseOne<T>(work: (transaction: Transaction) => Promise<T>, until: number): Promise<T> {
    await begin(until);
    try {
      return await work({ ...writes, changes: emptyChange() });
    } finally {
      if (writer.isTransaction) writer.exec('ROLLBACK');
    }
  }

  /** A write of another process that is not in the outbox may have been made by hand, so nothing cached is trusted any more. */
  async function readOthersChanges(): Promise<void> {
    const [before, ownBefore] = [outbox.last(), knownWrites];
    await outbox.readOutbox();
    knownWrites = count;
    if (outbox.last() === before && knownWrites === ownBefore)
      outbox.announce({ keys: new Set(), all: true });
  }

  return {
    ...reads,
    folder,
    sessions,
    push,
    write: (work, wait) => turns.take((until) => runOne(work, until), wait),
    rehearse: (work) => turns.take((until) => rehearseOne(work, until)),
    async snapshot(work) {
      const database = openDatabase(file);
      try {
        database.exec('BEGIN');
        return await work(readsOf(createConnection(database), push.database));
      } finally {
        database.close();
      }
    },
    catchUp() {
      const version = readDataVersion(reading);
      if (version === dataVersion && !outbox.isBehind()) return undefined;
      dataVersion = version;
      return readOthersChanges();
    },
    onChange: outbox.onChange,
    lastChange: outbox.last,
    announce: outbox.announce,
    movedTo: () => reads.leases.holder(movedLease),
    cancelMove: () => turns.take((until) => retryWhileLocked(() => writes.leases.release(movedLease), until)),
    async metrics() {
      const counts = await reads.documents.counts();
      return { ...counts, bytes: statSync(file).size, writes: count };
    },
    async close() {
      await turns.idle();
      for (const one of [sessions, push, reader, writer]) one.close();
    },
  };
}

function openDatabase(file: string): DatabaseSync {
  const database = new DatabaseSync(file);
  database.exec(`
    ${longBusyTimeout};
    PRAGMA journal_mode = WAL;
    PRAGMA synchronous = FULL;
    PRAGMA foreign_keys = ON;
    PRAGMA cache_size = -65536;
    PRAGMA mmap_size = 1073741824;
  `);
  database.function('folded', { deterministic: true }, (text) => foldText(String(text)));
  database.function('plain_words', { deterministic: true }, (text) => plainWords(String(text)));
  return database;
}

function readsOf(connection: Connection, push: DatabaseSync): Reads {
  return {
    documents: documentReads(connection),
    versions: versionReads(connection),
    lists: listReads(connection),
    cards: cardReads(connection),
    relations: relationReads(connection),
    recordings: recordingReads(connection),
    showPages: showPageReads(connection),
    search: searchReads(connection),
    staff: staffReads(connection),
    uses: useReads(connection),
    asPlayed: asPlayedReads(connection),
    media: mediaReads(connection),
    ...peopleTableReads(statementsOf(connection)),
    outbox: outboxReads(connection),
    leases: leaseReads(connection),
    rows: rowReads({ content: connection.database, push }),
  };
}

function writesOf(connection: Connection, push: DatabaseSync): Omit<Transaction, 'changes'> {
  const reads = readsOf(connection, push);
  return {
    documents: { ...reads.documents, ...documentWrites(connection) },
    versions: { ...reads.versions, ...versionWrites(connection) },
    lists: { ...reads.lists, ...listWrites(connection) },
    cards: { ...reads.cards, ...cardWrites(connection) },
    relations: { ...reads.relations, ...relationWrites(connection) },
    recordings: { ...reads.recordings, ...recordingWrites(connection) },
    showPages: reads.showPages,
    search: { ...reads.search, ...searchWrites(connection) },
    staff: { ...reads.staff, ...staffWrites(connection) },
    uses: { ...reads.uses, ...useWrites(connection) },
    asPlayed: { ...reads.asPlayed, ...asPlayedWrites(connection) },
    media: { ...reads.media, ...mediaWrites(connection) },
    ...peopleTableWrites(statementsOf(connection)),
    outbox: { ...reads.outbox, ...outboxWrites(connection) },
    rows: { ...reads.rows, ...rowWrites({ content: connection.database, push }) },
    leases: { ...reads.leases, ...leaseWrites(connection) },
  };
}

function readDataVersion({ get }: Connection): number {
  return get<{ data_version: number }>('PRAGMA data_version')?.data_version ?? 0;
}
