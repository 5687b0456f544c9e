import { join } from 'node:path';
import { openOrReplaceDatabase } from '@longwave/server-kit/damaged-database.ts';
import { createLog } from '@longwave/server-kit/log.ts';
import { longBusyTimeout, retryWhileLocked, shortBusyTimeout, writeTimeout } from '../database-lock.ts';
import type { SessionTable } from '../tables/sessions.ts';

const log = createLog('content');
/** Shorter than for other writes, since a listener is waiting for sound. */
const addTimeout = 500;

/** Sessions have a file of their own, which is not synced to disk at each write, since each visit writes one. */
export function openSessionTable(folder: string): SessionTable & { close(): void } {
  const database = openOrReplaceDatabase(join(folder, 'sessions.sqlite'), log);
  database.exec(`
    ${longBusyTimeout};
    PRAGMA journal_mode = WAL;
    PRAGMA synchronous = OFF;
    CREATE TABLE IF NOT EXISTS sessions (id TEXT PRIMARY KEY, until INTEGER NOT NULL) STRICT, WITHOUT ROWID;
    CREATE INDEX IF NOT EXISTS sessions_until ON sessions (until);
  `);
  database.exec(shortBusyTimeout);
  const insert = database.prepare('INSERT INTO sessions (id, until) VALUES (?, ?)');
  const find = database.prepare('SELECT until FROM sessions WHERE id = ? AND until > ?');
  const shorten = database.prepare('UPDATE sessions SET until = min(until, ?) WHERE id = ?');
  const remove = database.prepare('DELETE FROM sessions WHERE id = ?');
  const clean = database.prepare('DELETE FROM sessions WHERE until <= ?');
  const write = <T>(work: () => T, wait = writeTimeout) =>
    retryWhileLocked(async () => work(), performance.now() + wait);

  return {
    async add(id, until, now) {
      await write(() => {
        clean.run(now);
        insert.run(id, until);
      }, addTimeout);
    },
    has: async (id, now) => find.get(id, now) !== undefined,
    async shorten(id, until) {
      await write(() => shorten.run(until, id));
    },
    remove: async (id) => (await write(() => remove.run(id))).changes > 0,
    close: () => database.close(),
  };
}
