import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type { AudioSession } from '@longwave/contract/session.ts';
import { signToken } from '@longwave/contract/session-token.ts';
import { openUndamaged } from '../store/undamaged.ts';
import { longWait, patience, shortWait, whenFree } from '../store/when-free.ts';

const hour = 3_600_000;
const month = 30 * 24 * hour;
/** Two tabs may renew with the same id at once: an old id is good for this long after it was renewed. */
const grace = 60_000;
/** How long the start of a session waits for the disk: somebody wants to hear something. */
const briefly = 500;

export type Sessions = ReturnType<typeof openSessions>;

/**
 * Sessions of anonymous listeners: a token lives an hour, its session a month after it was last renewed. They have a
 * file of their own, since losing the newest in a power cut costs a listener nothing, and each visit writes one.
 */
export function openSessions(folder: string, secret: string, now: () => number) {
  const database = openUndamaged(join(folder, 'sessions.sqlite'));
  database.exec(`
    ${longWait};
    PRAGMA journal_mode = WAL;
    PRAGMA synchronous = OFF;
    CREATE TABLE IF NOT EXISTS sessions (id TEXT PRIMARY KEY, until INTEGER NOT NULL) STRICT, WITHOUT ROWID;
    CREATE INDEX IF NOT EXISTS sessions_until ON sessions (until);
  `);
  database.exec(shortWait);
  const insert = database.prepare('INSERT INTO sessions (id, until) VALUES (?, ?)');
  const find = database.prepare('SELECT until FROM sessions WHERE id = ? AND until > ?');
  const shorten = database.prepare('UPDATE sessions SET until = min(until, ?) WHERE id = ?');
  const forget = database.prepare('DELETE FROM sessions WHERE id = ?');
  const clean = database.prepare('DELETE FROM sessions WHERE until <= ?');

  const write = <T>(work: () => T, wait: number) => whenFree(work, performance.now() + wait);
  let complained = false;

  /** A session that cannot be kept can be played with all the same; it only cannot be renewed. */
  async function keep(id: string): Promise<void> {
    try {
      await write(() => {
        clean.run(now());
        insert.run(id, now() + month);
      }, briefly);
      complained = false;
    } catch (error) {
      if (!complained) console.error(`Sessions cannot be kept: ${(error as Error).message}`);
      complained = true;
    }
  }

  async function start(): Promise<AudioSession> {
    const id = randomBytes(18).toString('base64url');
    await keep(id);
    const expiresAt = now() + hour;
    return { accessToken: await signToken({ sid: id, exp: expiresAt }, secret), id, expiresAt };
  }

  return {
    start,
    /** A new session in place of this one; undefined when there is no such session any more. */
    async renew(id: string): Promise<AudioSession | undefined> {
      if (!find.get(id, now())) return undefined;
      await write(() => shorten.run(now() + grace, id), patience);
      return start();
    },
    /** False when there was no such session. */
    revoke: async (id: string): Promise<boolean> => (await write(() => forget.run(id), patience)).changes > 0,
    close: () => database.close(),
  };
}
