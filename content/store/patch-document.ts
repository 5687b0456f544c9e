import type { StationDocument } from '@longwave/contract/documents.ts';
import type { DraftDocument } from '@longwave/contract/draft.ts';
import { putLive } from './live-documents.ts';
import type { Transaction } from './repository.ts';
import { indexForStaff } from './staff-index.ts';
import type { StoredDocument } from './stored-document.ts';
import { addVersion, type Edit, readVersion } from './versions.ts';

/**
 * Applies the same change to the live form and to the draft, inside a running transaction: each changed form gets a version, and
 * nothing else changes. A form that `patch` returns as it is stays. In the trash, the version that will be live again is patched.
 * `onSite` is null if the live form was taken off the site before.
 */
export async function patchDocument(
  transaction: Transaction,
  stored: StoredDocument,
  edit: Edit,
  patch: (form: DraftDocument) => DraftDocument,
  onSite = stored.live,
): Promise<void> {
  const { documents } = transaction;
  const { id, live, draft, liveVersion } = stored;
  const [newLive, newDraft] = [live && patch(live), draft && patch(draft)];
  if (newLive && newLive !== live) {
    const known = { stored: { id, live: onSite }, indexesForStaff: false };
    await putLive(transaction, newLive as StationDocument, edit, known);
  }
  const waiting = live || liveVersion === null ? undefined : await readVersion(transaction, id, liveVersion);
  const newWaiting = waiting && patch(waiting.document);
  if (newWaiting && newWaiting !== waiting.document)
    await documents.setLiveVersion(
      id,
      await addVersion(transaction, id, 'live', JSON.stringify(newWaiting), edit),
    );
  if (newDraft && newDraft !== draft)
    await documents.setDraftVersion(
      id,
      await addVersion(transaction, id, 'draft', JSON.stringify(newDraft), edit),
    );
  await indexForStaff(transaction, id);
}
