import type { DocumentType, StationDocument } from '@longwave/contract/documents.ts';
import type { DraftDocument } from '@longwave/contract/draft.ts';
import { putLive, removeLive } from './live-documents.ts';
import { NotPossible } from './refusals.ts';
import type { Reads, Store, Transaction } from './repository.ts';
import { indexForStaff } from './staff-index.ts';
import type { StoredDocument } from './stored-document.ts';
import { upgradeLive } from './upgrade-document.ts';
import { type Edit, setDraft } from './versions.ts';

/** Publishes a document; when it resolves, the document is on disk. */
export async function publish(store: Store, document: StationDocument, edit: Edit): Promise<void> {
  await store.write((transaction) => publishInTransaction(transaction, document, edit));
}

/**
 * The same inside a running transaction; returns the document as it is stored then. `stored` is what the caller has read of it in
 * this transaction. `version` is a draft's version that becomes the live one.
 */
export async function publishInTransaction(
  transaction: Transaction,
  document: StationDocument,
  edit: Edit,
  {
    stored,
    ...options
  }: { stored?: StoredDocument | undefined; version?: number | undefined; isPreview?: boolean } = {},
): Promise<StoredDocument> {
  const live = await putLive(transaction, document, edit, { ...options, stored, endsDraft: true });
  return {
    ...{ id: live.id, type: document.type, slug: document.slug, changed: edit.now },
    live: upgradeLive({ ...document }),
    ...{ version: live.version, liveVersion: live.version, at: live.at },
    author: options.version === undefined ? edit.author : (stored?.author ?? null),
    ...{
      draft: null,
      draftVersion: null,
      publishAt: null,
      refusal: null,
      trashedAt: null,
      trashedLive: false,
    },
  };
}

/** Makes the draft live. Its author stays; if somebody else publishes it, a note says so. */
export async function publishDraft(
  transaction: Transaction,
  stored: StoredDocument,
  document: StationDocument,
  edit: Edit,
): Promise<void> {
  const note = edit.note ?? (stored.author === edit.author ? undefined : `published by ${edit.author}`);
  const version = stored.draftVersion ?? undefined;
  await publishInTransaction(transaction, document, { ...edit, note }, { stored, version });
}

/** Makes a version live, such as an earlier one. A draft that is another version stays, with its time. */
export async function publishVersion(
  transaction: Transaction,
  stored: StoredDocument,
  version: number,
  document: StationDocument,
  edit: Edit,
): Promise<void> {
  if (stored.draftVersion === version)
    await publishInTransaction(transaction, document, edit, { stored, version });
  else await putLive(transaction, document, edit, { stored, version });
}

/** Saves a draft; with a time, it becomes live then. */
export async function saveDraft(
  store: Store,
  document: DraftDocument,
  publishAt: number | null,
  edit: Edit,
): Promise<void> {
  await store.write((transaction) => saveDraftInTransaction(transaction, document, publishAt, edit));
}

export async function saveDraftInTransaction(
  transaction: Transaction,
  document: DraftDocument,
  publishAt: number | null,
  edit: Edit,
): Promise<void> {
  const { type, slug } = document;
  const id = await transaction.documents.putForDraft(type, slug, publishAt, edit.now);
  await setDraft(transaction, id, document, edit);
  await indexForStaff(transaction, id);
}

/** Takes a document off the site; its live form becomes the draft, unless there is one. */
export async function unpublish(
  transaction: Transaction,
  { id, type, slug, live }: StoredDocument,
): Promise<void> {
  if (!live) return;
  await checkRemovable(transaction, id, type);
  await removeLive(transaction, type, slug);
  await transaction.documents.moveLiveToDraft(id);
  await indexForStaff(transaction, id);
}

/** Removes the publishing time; the draft stays. */
export async function unschedule(transaction: Transaction, { id }: StoredDocument): Promise<void> {
  await transaction.documents.clearSchedule(id);
  await indexForStaff(transaction, id);
}

/** Makes an earlier version the draft, under the document's present name. */
export async function restore(
  transaction: Transaction,
  { id, type, slug }: StoredDocument,
  version: { id: number; document: DraftDocument },
  edit: Edit,
): Promise<void> {
  const note = `restored from version ${version.id}`;
  await transaction.documents.clearSchedule(id);
  await setDraft(transaction, id, { ...version.document, type, slug }, { ...edit, note });
  await indexForStaff(transaction, id);
}

/** Throws if live documents name this one, since they would point at nothing without it. */
export async function checkRemovable({ relations }: Reads, id: number, type: DocumentType): Promise<void> {
  if (type === 'station')
    throw new NotPossible('The station document cannot be removed: every page of the site is made with it.');
  const users = await relations.usersOf(id, 20);
  if (users.length > 0) throw new NotPossible(`Still named by ${users.join(', ')}`);
}
