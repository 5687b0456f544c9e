import { mkdirSync } from 'node:fs';
import { DatabaseLocked } from '../database-lock.ts';
import { outboxKeys } from '../outbox-listeners.ts';
import type { Store, StoreChange, Transaction } from '../repository.ts';
import { movedLease, StationMoved } from '../station-moved.ts';
import { createTurns } from '../turns.ts';
import { connect, type Pool, type Sql } from './connection.ts';
import { listenToChanges } from './listen.ts';
import { migrate } from './migrate.ts';
import { openingFailure } from './opening-failure.ts';
import { leaseWrites } from './outbox.ts';
import { pushTable } from './push.ts';
import { openSearchPool } from './search-pool.ts';
import { sessionTable } from './sessions.ts';
import { reads, transactionOn } from './transaction.ts';

/** The lock that a writing process holds: an arbitrary number in this database. */
export const stationLock = 8_126_002;
const lockTimedOut = '55P03';
/** A process that hangs in a transaction loses it after this time, since all others wait. */
const idleLimit = 120_000;
/** Thrown at the end of a rehearsal, so that the driver rolls back. */
const takenBack = new Error('A rehearsal was taken back.');

/** The station in a PostgreSQL database; its files stay in the data folder. */
export async function openPostgresStore(folder: string, url: string): Promise<Store> {
  mkdirSync(folder, { recursive: true });
  const pool = await connect(url);
  try {
    await migrate(pool);
    return await createStore(folder, pool, url);
  } catch (error) {
    await pool.end({ timeout: 0 }).catch(() => undefined);
    throw openingFailure(error as Error, url);
  }
}

async function createStore(folder: string, pool: Pool, url: string): Promise<Store> {
  const outbox = await listenToChanges(pool);
  const searching = openSearchPool(url);
  const ownReads = { ...reads(pool), search: searching.search };
  let writes = 0;
  const turns = createTurns();

  /** Begins a transaction that is the only one that writes, among all processes. */
  async function begin(work: (sql: Sql) => Promise<void>, until: number): Promise<void> {
    const wait = Math.max(1, Math.ceil(until - performance.now()));
    try {
      await pool.begin(async (sql) => {
        const results: unknown =
          await sql.unsafe(`SET LOCAL lock_timeout = ${wait}; SET LOCAL idle_in_transaction_session_timeout = ${idleLimit};
          SELECT pg_advisory_xact_lock(${stationLock}); SELECT holder FROM leases WHERE name = '${movedLease}'`);
        const [moved] = (results as { holder: string }[][]).at(-1) ?? [];
        if (moved) throw new StationMoved(moved.holder);
        await work(sql);
      });
    } catch (error) {
      throw (error as { code?: string }).code === lockTimedOut ? new DatabaseLocked() : error;
    }
  }

  async function run<T>(work: (transaction: Transaction) => Promise<T>, until: number): Promise<T> {
    let result: T | undefined;
    let own: { id: number; changes: StoreChange } | undefined;
    await begin(async (sql) => {
      const { transaction, finish } = transactionOn(sql);
      result = await work(transaction);
      await finish();
      const row = outboxKeys(transaction.changes);
      if (row) own = { id: await transaction.outbox.add(Date.now(), row.keys), changes: transaction.changes };
    }, until);
    writes++;
    if (own) await outbox.announceOwn(own.id, own.changes);
    return result as T;
  }

  async function rehearse<T>(work: (transaction: Transaction) => Promise<T>, until: number): Promise<T> {
    let result: T | undefined;
    await begin(async (sql) => {
      result = await work(transactionOn(sql).transaction);
      throw takenBack;
    }, until).catch((error) => {
      if (error !== takenBack) throw error;
    });
    return result as T;
  }

  return {
    folder,
    ...ownReads,
    sessions: sessionTable(pool),
    push: pushTable(pool),
    write: (work, wait) => turns.take((until) => run(work, until), wait),
    rehearse: (work) => turns.take((until) => rehearse(work, until)),
    snapshot: (work) => {
      const done = pool.begin('isolation level repeatable read read only', (sql) => work(reads(sql)));
      return done as ReturnType<typeof work>;
    },
    // Changes of other processes come as notifications.
    catchUp: () => undefined,
    onChange: outbox.onChange,
    lastChange: outbox.last,
    announce: outbox.announce,
    movedTo: () => ownReads.leases.holder(movedLease),
    cancelMove: () => leaseWrites(pool).release(movedLease),
    async metrics() {
      const [counts, [size]] = await Promise.all([
        ownReads.documents.counts(),
        pool<{ bytes: number }[]>`SELECT pg_database_size(current_database()) AS bytes`,
      ]);
      return { ...counts, bytes: size?.bytes ?? 0, writes };
    },
    async close() {
      await turns.idle();
      await outbox.close();
      await Promise.all([searching.pool.end({ timeout: 5 }), pool.end({ timeout: 5 })]);
    },
  };
}
