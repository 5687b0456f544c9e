import { createLog } from '@longwave/server-kit/log.ts';
import { createOutboxListeners } from '../outbox-listeners.ts';
import type { Pool } from './connection.ts';
import { channel, outboxReads } from './outbox.ts';

const log = createLog('content');

/**
 * Calls listeners with the changes of all processes as soon as PostgreSQL notifies of one. It also polls, since a connection may
 * be lost without either side noticing.
 */
export async function listenToChanges(pool: Pool, lookEveryMs = 30_000) {
  const reads = outboxReads(pool);
  const outbox = await createOutboxListeners(reads);
  let isClosed = false;
  let isFirst = true;

  function read(work: () => Promise<void>): void {
    work().catch((error: Error) => {
      if (!isClosed) log.error('Could not read what other processes have changed', { reason: error.message });
    });
  }

  /** After a reconnect: notifications were missed meanwhile, and the oldest rows may have been removed. */
  async function resume(): Promise<void> {
    const isGone = (await reads.first()) > outbox.last() + 1;
    await outbox.readOutbox();
    if (isGone) outbox.announce({ keys: new Set(), all: true });
  }

  await pool.listen(
    channel,
    (id) => {
      if (Number(id) > outbox.last()) read(outbox.readOutbox);
    },
    () => {
      read(isFirst ? outbox.readOutbox : resume);
      isFirst = false;
    },
  );

  const looking = setInterval(() => read(outbox.readOutbox), lookEveryMs).unref();

  return {
    ...outbox,
    async close(): Promise<void> {
      isClosed = true;
      clearInterval(looking);
      await outbox.readOutbox().catch(() => undefined);
    },
  };
}
