import { randomUUID } from 'node:crypto';
import { createLog } from '@longwave/server-kit/log.ts';
import type { Store, Transaction } from './repository.ts';

const log = createLog('content');
const hour = 3_600_000;
const day = 24 * hour;
const trashDays = 30;
const versionDays = 365;
const outboxDays = 7;
const auditDays = 400;
/** Versions of a document that are always stored, however old. */
const minVersions = 50;

/** Removes what is past its retention, once an hour; of several processes, one cleans the database, and all remove old files. */
export function createCleanUp(store: Store, removeOldFiles = async (_now: number): Promise<void> => {}) {
  const holder = randomUUID();
  let last = Number.NEGATIVE_INFINITY;
  return async function cleanUp(now: number): Promise<void> {
    if (Math.abs(now - last) < hour) return;
    last = now;
    await store
      .write(async (transaction) => {
        if (await transaction.leases.take('clean-up', holder, now, now + hour))
          await removeOld(transaction, now);
      })
      .then(() => removeOldFiles(now))
      .catch((error) => log.error('Could not empty the trash', { error }));
  };
}

/**
 * Removes documents in the trash for a month, old versions of long histories, old rows of the outbox and the audit log, and ended
 * sessions; merges counts.
 */
export async function removeOld(transaction: Transaction, now: number): Promise<void> {
  const { documents, versions, outbox, audit, access, staff } = transaction;
  await documents.removeTrashed(now - trashDays * day);
  await versions.removeOld(now - versionDays * day, minVersions);
  await outbox.removeBefore(now - outboxDays * day);
  await audit.removeBefore(now - auditDays * day);
  await access.removeEnded(now);
  await staff.mergeCounts();
}
