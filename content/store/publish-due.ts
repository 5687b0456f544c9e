import { createLog } from '@longwave/server-kit/log.ts';
import { BadField } from './bad-field.ts';
import type { DocumentCheck } from './check-document.ts';
import { publishDraft } from './publishing.ts';
import type { Store, Transaction } from './repository.ts';
import { indexForStaff } from './staff-index.ts';
import { type PublishRefusal, readDocument } from './stored-document.ts';
import type { DueRow } from './tables/documents.ts';

const log = createLog('content');

export type PublishDue = (now: number) => Promise<void>;

/**
 * Publishes every draft whose time has come. An invalid draft stays a draft, and the reason is stored for staff. After any other
 * failure, such as a lock or a full disk, the draft stays due and the next call tries again.
 */
export function createDuePublishing(store: Store, check: DocumentCheck): PublishDue {
  /** The last failure of each document, so that trying every second does not log every second. */
  const logged = new Map<number, string>();

  function logFailure({ id, type, slug }: DueRow, error: unknown): void {
    const reason = (error as Error).message;
    if (logged.get(id) !== reason)
      log.error('Could not publish a draft at its time', { document: `${type}/${slug}`, reason });
    logged.set(id, reason);
  }

  /** Reads the draft again, since staff or another process may have changed it while this waited for its turn. */
  async function publishNow(transaction: Transaction, id: number, now: number): Promise<void> {
    const [row] = await transaction.documents.listDue(now, id);
    const stored = row && (await readDocument(transaction, row.type, row.slug));
    if (!stored?.draft) return;
    const edit = { author: stored.author ?? 'unknown', now, note: 'published at its time' };
    await publishDraft(transaction, stored, await check.whole(transaction, stored.draft), edit);
    const subject = `${stored.type}/${stored.slug}`;
    const entry = { who: edit.author, person: null, action: edit.note, subject, note: null };
    await transaction.audit.add({ at: now, ...entry });
  }

  async function refuse(row: DueRow, { field, message }: BadField, now: number): Promise<void> {
    const refused: PublishRefusal = { at: now, publishAt: row.publishAt, field, reason: message };
    await store.write(async (transaction) => {
      await transaction.documents.setRefusal(row, JSON.stringify(refused));
      await indexForStaff(transaction, row.id);
    });
  }

  async function publishOne(row: DueRow, now: number): Promise<void> {
    try {
      await store.write((transaction) => publishNow(transaction, row.id, now));
      logged.delete(row.id);
    } catch (error) {
      logFailure(row, error);
      if (error instanceof BadField) await refuse(row, error, now).catch(() => undefined);
    }
  }

  return async function publishDue(now: number): Promise<void> {
    for (const row of await store.documents.listDue(now)) await publishOne(row, now);
  };
}
