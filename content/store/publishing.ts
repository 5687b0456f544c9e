import type { DocumentType, StationDocument } from '@longwave/contract/documents.ts';
import type { DraftDocument } from '@longwave/contract/draft.ts';
import { putLive, removeLive } from './live-documents.ts';
import { NotPossible } from './refusals.ts';
import type { Reads, Store, Transaction } from './repository.ts';
import { indexForStaff } from './staff-index.ts';
import type { StoredDocument } from './stored-document.ts';
import { upgradeLive } from './upgrade-document.ts';
import { type Edit, setDraft } from './versions.ts';

/** Makes a document live: when this is done, it is on disk. */
export async function publish(store: Store, document: StationDocument, edit: Edit): Promise<void> {
  await store.write((transaction) => publishInTransaction(transaction, document, edit));
}

/**
 * The same inside a running transaction, with the document as it is stored then. `stored` is what the caller has read of it
 * in this transaction. With a version, which was a draft until now, that one becomes the live one.
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

/** The draft becomes live. Its author stays; another one who publishes it is noted. */
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

/** A version becomes live, such as one that was; a draft which is another one stays, with its time. */
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

/** Keeps a document that visitors do not see yet; with a time, it becomes live then. */
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

/** Takes a document off the site; what was live is its draft, unless there is one. */
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

/** The draft stays, and is published when somebody does it. */
export async function unschedule(transaction: Transaction, { id }: StoredDocument): Promise<void> {
  await transaction.documents.clearSchedule(id);
  await indexForStaff(transaction, id);
}

/** An earlier version becomes the draft, under the name the document has now. */
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

/** Live documents would be left pointing at nothing without those they name. */
export async function checkRemovable({ relations }: Reads, id: number, type: DocumentType): Promise<void> {
  if (type === 'station')
    throw new NotPossible('The station document cannot be removed: every page of the site is made with it.');
  const users = await relations.usersOf(id, 20);
  if (users.length > 0) throw new NotPossible(`Still named by ${users.join(', ')}`);
}
