import { createHash, randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { clientAddressPrefix } from '@longwave/server-kit/client-address-prefix.ts';
import { openOrReplaceDatabase } from '@longwave/server-kit/damaged-database.ts';
import { createLog } from '@longwave/server-kit/log.ts';
import { confusableForm } from './confusable-names.ts';
import type { ChatMessage } from './message.ts';

const MAX_MESSAGES = 1_000;
const SHOWN_MESSAGES = 60;
const MAX_WRITER_AGE_MS = 30 * 24 * 3_600_000;
const STRIKE_HALF_LIFE_MS = 30 * 60_000;

/** Author of a message: browser and client address as salted hashes, so that neither can be read from the file. */
export type Author = { browser: string; address: string };

/** What is known of an author: muted until when, first message when, and the strikes against its client address. */
export type Standing = {
  mutedUntil: number;
  since: number | null;
  strikes: { weight: number; at: number } | null;
};

export function openChatStore(file: string) {
  mkdirSync(dirname(file), { recursive: true });
  const db = openOrReplaceDatabase(file, createLog('radio'));
  db.exec(`
    PRAGMA journal_mode = WAL;
    PRAGMA busy_timeout = 2000;
    CREATE TABLE IF NOT EXISTS messages (
      id INTEGER PRIMARY KEY AUTOINCREMENT, nick TEXT NOT NULL, text TEXT NOT NULL, at INTEGER NOT NULL,
      browser TEXT NOT NULL, address TEXT NOT NULL
    ) STRICT;
    CREATE TABLE IF NOT EXISTS muted (who TEXT PRIMARY KEY, until INTEGER NOT NULL) STRICT;
    CREATE TABLE IF NOT EXISTS writers (browser TEXT PRIMARY KEY, since INTEGER NOT NULL, last INTEGER NOT NULL) STRICT;
    CREATE TABLE IF NOT EXISTS strikes (address TEXT PRIMARY KEY, weight REAL NOT NULL, at INTEGER NOT NULL) STRICT;
    CREATE TABLE IF NOT EXISTS staff_names (look TEXT PRIMARY KEY) STRICT;
    CREATE TABLE IF NOT EXISTS salt (value TEXT NOT NULL) STRICT;
  `);
  const columns = db.prepare('PRAGMA table_info(messages)').all();
  if (!columns.some(({ name }) => name === 'staff'))
    db.exec('ALTER TABLE messages ADD COLUMN staff INTEGER NOT NULL DEFAULT 0');
  db.exec(`INSERT INTO salt SELECT '${randomUUID()}' WHERE NOT EXISTS (SELECT 1 FROM salt)`);
  const salt = String(db.prepare('SELECT value FROM salt').get()?.value);

  const insert = db.prepare(
    'INSERT INTO messages (nick, text, at, browser, address, staff) VALUES (?, ?, ?, ?, ?, ?)',
  );
  const prune = db.prepare('DELETE FROM messages WHERE id <= ?');
  const after = db.prepare(
    'SELECT id, nick, text, at, staff FROM messages WHERE id > ? ORDER BY id DESC LIMIT ?',
  );
  const authorById = db.prepare('SELECT browser, address FROM messages WHERE id = ?');
  const remove = db.prepare('DELETE FROM messages WHERE id = ?');
  const mute = db.prepare(
    'INSERT INTO muted VALUES (?, ?) ON CONFLICT (who) DO UPDATE SET until = max(until, excluded.until)',
  );
  const removeMutes = db.prepare('DELETE FROM muted WHERE until <= ?');
  const muted = db.prepare('SELECT until FROM muted WHERE who = ?');
  const writer = db.prepare('SELECT since FROM writers WHERE browser = ?');
  const putWriter = db.prepare(
    'INSERT INTO writers VALUES (?, ?, ?) ON CONFLICT (browser) DO UPDATE SET last = excluded.last',
  );
  const removeWriters = db.prepare('DELETE FROM writers WHERE last < ?');
  const strikes = db.prepare('SELECT weight, at FROM strikes WHERE address = ?');
  const putStrike = db.prepare('INSERT OR REPLACE INTO strikes VALUES (?, ?, ?)');
  const removeStrikes = db.prepare('DELETE FROM strikes WHERE at < ?');
  const addStaffName = db.prepare('INSERT OR IGNORE INTO staff_names VALUES (?)');
  const staffName = db.prepare('SELECT 1 FROM staff_names WHERE look = ?');

  const fingerprint = (kind: string, value: string) =>
    createHash('sha256').update(`${kind}:${salt}:${value}`).digest('base64url');

  return {
    author: (client: string, address: string): Author => ({
      browser: fingerprint('browser', client),
      address: fingerprint('address', clientAddressPrefix(address)),
    }),

    add(nick: string, text: string, at: number, { browser, address }: Author, isStaff = false): ChatMessage {
      const { lastInsertRowid } = insert.run(nick, text, at, browser, address, isStaff ? 1 : 0);
      const id = Number(lastInsertRowid);
      prune.run(id - MAX_MESSAGES);
      putWriter.run(browser, at, at);
      removeWriters.run(at - MAX_WRITER_AGE_MS);
      if (isStaff) addStaffName.run(confusableForm(nick));
      return { id, nick, text, at, ...(isStaff && { staff: true }) };
    },

    /** The newest messages after `id`, oldest first. */
    since(id: number): ChatMessage[] {
      const rows = after.all(id, SHOWN_MESSAGES) as unknown as (Omit<ChatMessage, 'staff'> & {
        staff: 0 | 1;
      })[];
      return rows.reverse().map(({ staff, ...message }) => ({ ...message, ...(staff && { staff: true }) }));
    },

    authorOf: (id: number) => authorById.get(id) as Author | undefined,
    remove: (id: number) => remove.run(id).changes > 0,

    mute(who: string, until: number, now: number) {
      removeMutes.run(now);
      mute.run(who, until);
    },

    /** Whether staff have used this name, or one that looks like it. */
    isStaffName: (nick: string) => staffName.get(confusableForm(nick)) !== undefined,

    standing({ browser, address }: Author): Standing {
      return {
        mutedUntil: Number(muted.get(browser)?.until ?? 0),
        since: (writer.get(browser)?.since as number | undefined) ?? null,
        strikes: (strikes.get(address) as Standing['strikes'] | undefined) ?? null,
      };
    },

    /** Adds weight to the strikes against a client address; the weight halves every half hour. */
    strike(address: string, weight: number, at: number) {
      const before = strikes.get(address) as { weight: number; at: number } | undefined;
      const left = before ? before.weight * 0.5 ** ((at - before.at) / STRIKE_HALF_LIFE_MS) : 0;
      removeStrikes.run(at - 24 * 3_600_000);
      putStrike.run(address, left + weight, at);
    },

    close: () => db.close(),
  };
}

export type ChatStore = ReturnType<typeof openChatStore>;
