import { randomBytes } from 'node:crypto';
import type { AudioSession } from '@longwave/contract/session.ts';
import { createLog } from '@longwave/server-kit/log.ts';
import { signToken } from '@longwave/server-kit/session-token.ts';
import type { SessionTable } from '../store/tables/sessions.ts';

const log = createLog('content');

const hour = 3_600_000;
const month = 30 * 24 * hour;
/** Two tabs may renew the same id at once, so an old id stays valid for this long. */
const grace = 60_000;

export type Sessions = ReturnType<typeof openSessions>;

/** Sessions of anonymous listeners: a token is valid for an hour, its session for a month after it was last renewed. */
export function openSessions(table: SessionTable, secret: string, now: () => number) {
  let saveFailed = false;

  /** A session that cannot be stored still allows playing; it only cannot be renewed. */
  async function save(id: string): Promise<void> {
    try {
      await table.add(id, now() + month, now());
      saveFailed = false;
    } catch (error) {
      if (!saveFailed) log.error('Sessions cannot be stored', { reason: (error as Error).message });
      saveFailed = true;
    }
  }

  async function start(): Promise<AudioSession> {
    const id = randomBytes(18).toString('base64url');
    await save(id);
    const expiresAt = now() + hour;
    return { accessToken: await signToken({ sid: id, exp: expiresAt }, secret), id, expiresAt };
  }

  return {
    start,
    /** Starts a session in place of this one; undefined if there is no such session any more. */
    async renew(id: string): Promise<AudioSession | undefined> {
      if (!(await table.has(id, now()))) return undefined;
      await table.shorten(id, now() + grace);
      return start();
    },
    /** False when there was no such session. */
    revoke: (id: string): Promise<boolean> => table.remove(id),
  };
}
