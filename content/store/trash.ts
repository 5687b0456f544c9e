import type { StationDocument } from '@longwave/contract/documents.ts';
import { putLive, removeLive } from './live-documents.ts';
import { checkRemovable } from './publishing.ts';
import type { Transaction } from './repository.ts';
import { indexForStaff } from './staff-index.ts';
import type { StoredDocument } from './stored-document.ts';
import type { Edit } from './versions.ts';

/** Moves a document to the trash and takes it off the site. Its versions stay, and it remains known which was live. */
export async function moveToTrash(
  transaction: Transaction,
  { id, type, slug, live }: StoredDocument,
  now: number,
): Promise<void> {
  await checkRemovable(transaction, id, type);
  if (live) await removeLive(transaction, type, slug);
  await transaction.documents.moveToTrash(id, now, live !== null);
  await indexForStaff(transaction, id);
}

/** Brings a document back from the trash. With `live`, its live form in today's schema, it is live again. */
export async function bringBack(
  transaction: Transaction,
  { id, liveVersion }: StoredDocument,
  live: StationDocument | undefined,
  edit: Edit,
): Promise<void> {
  // A publishing time that has passed meanwhile is dropped, since publishing at once would be unexpected.
  await transaction.documents.takeFromTrash(id, edit.now);
  if (live) await putLive(transaction, live, edit, { version: liveVersion ?? undefined });
  else await indexForStaff(transaction, id);
}
