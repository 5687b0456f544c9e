import { createHash, randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { logToConsole } from '../log.ts';
import type { ChatMessage } from './message.ts';
import { openUndamaged } from './undamaged.ts';

const KEPT_MESSAGES = 1_000;
const SHOWN_MESSAGES = 60;

/** Who wrote: the browser and where it came from, as fingerprints, so that neither can be read from the file. */
export type Author = { browser: string; address: string };

export function openChatStore(file: string) {
  mkdirSync(dirname(file), { recursive: true });
  const db = openUndamaged(file, logToConsole);
  db.exec(`
    PRAGMA journal_mode = WAL;
    PRAGMA busy_timeout = 2000;
    CREATE TABLE IF NOT EXISTS messages (
      id INTEGER PRIMARY KEY AUTOINCREMENT, nick TEXT NOT NULL, text TEXT NOT NULL, at INTEGER NOT NULL,
      browser TEXT NOT NULL, address TEXT NOT NULL
    ) STRICT;
    CREATE TABLE IF NOT EXISTS muted (who TEXT PRIMARY KEY, until INTEGER NOT NULL) STRICT;
    CREATE TABLE IF NOT EXISTS salt (value TEXT NOT NULL) STRICT;
  `);
  db.exec(`INSERT INTO salt SELECT '${randomUUID()}' WHERE NOT EXISTS (SELECT 1 FROM salt)`);
  const salt = String(db.prepare('SELECT value FROM salt').get()?.value);

  const insert = db.prepare('INSERT INTO messages (nick, text, at, browser, address) VALUES (?, ?, ?, ?, ?)');
  const prune = db.prepare('DELETE FROM messages WHERE id <= ?');
  const after = db.prepare('SELECT id, nick, text, at FROM messages WHERE id > ? ORDER BY id DESC LIMIT ?');
  const authorById = db.prepare('SELECT browser, address FROM messages WHERE id = ?');
  const remove = db.prepare('DELETE FROM messages WHERE id = ?');
  const mute = db.prepare(
    'INSERT INTO muted VALUES (?, ?) ON CONFLICT (who) DO UPDATE SET until = max(until, excluded.until)',
  );
  const forget = db.prepare('DELETE FROM muted WHERE until <= ?');
  const longest = db.prepare('SELECT max(until) AS until FROM muted WHERE who IN (?, ?)');

  const fingerprint = (kind: string, value: string) =>
    createHash('sha256').update(`${kind}:${salt}:${value}`).digest('base64url');

  return {
    author: (client: string, address: string): Author => ({
      browser: fingerprint('browser', client),
      address: fingerprint('address', address),
    }),

    add(nick: string, text: string, at: number, author: Author): ChatMessage {
      const { lastInsertRowid } = insert.run(nick, text, at, author.browser, author.address);
      const id = Number(lastInsertRowid);
      prune.run(id - KEPT_MESSAGES);
      return { id, nick, text, at };
    },

    /** The newest messages after `id`, oldest first. */
    since(id: number): ChatMessage[] {
      return (after.all(id, SHOWN_MESSAGES) as ChatMessage[]).reverse();
    },

    authorOf: (id: number) => authorById.get(id) as Author | undefined,
    remove: (id: number) => remove.run(id).changes > 0,

    mute(who: string, until: number, now: number) {
      forget.run(now);
      mute.run(who, until);
    },

    mutedUntil({ browser, address }: Author): number {
      return Number(longest.get(browser, address)?.until ?? 0);
    },

    close: () => db.close(),
  };
}

export type ChatStore = ReturnType<typeof openChatStore>;
