import type { DocumentType } from '@longwave/contract/documents.ts';
import type { DraftDocument } from '@longwave/contract/draft.ts';
import type { Reads, Transaction } from './repository.ts';
import type { VersionFacts, VersionState } from './tables/versions.ts';
import { upgradeDraft } from './upgrade-document.ts';

/** Who changes a document, when, and an optional note about the change. */
export type Edit = { author: string; now: number; note?: string | undefined };

const minutes = 60_000;
/** Drafts of one author within this time replace each other. */
const autosaveSpan = 10 * minutes;

export function addVersion(
  { versions }: Transaction,
  document: number,
  state: VersionState,
  json: string,
  { now, author, note = undefined }: Edit,
): Promise<number> {
  return versions.add({ document, at: now, author, state, json, note: note ?? null });
}

/**
 * Stores a new draft. The draft it replaces is removed if the same author wrote it minutes ago and it was never live; the new one
 * still has an id of its own, since another writer may have read the old one.
 */
export async function setDraft(
  transaction: Transaction,
  document: number,
  draft: DraftDocument,
  edit: Edit,
): Promise<number> {
  const { documents, versions } = transaction;
  const replaced = await versions.findReplaceableDraft(document, edit.author, edit.now - autosaveSpan);
  const version = await addVersion(transaction, document, 'draft', JSON.stringify(draft), edit);
  await documents.setDraftVersion(document, version);
  if (replaced !== undefined) await versions.remove(replaced);
  return version;
}

export async function readVersion(
  reads: Reads,
  document: number,
  id: number,
): Promise<(VersionFacts & { document: DraftDocument }) | undefined> {
  const row = await reads.versions.read(document, id);
  if (!row) return undefined;
  const { json, ...facts } = row;
  return { ...facts, document: upgradeDraft(JSON.parse(json)) };
}

/** Whether visitors have ever seen it. */
export async function wasLive(
  { versions }: Reads,
  { type, slug, liveVersion }: { type: DocumentType; slug: string; liveVersion: number | null },
): Promise<boolean> {
  return liveVersion !== null || (await versions.listRevisions(type, slug, 1)).length > 0;
}

/** Earlier live forms of a document, the newest first. */
export async function readRevisions(
  reads: Reads,
  type: DocumentType,
  slug: string,
  limit = 50,
): Promise<{ at: number; live: DraftDocument }[]> {
  const rows = await reads.versions.listRevisions(type, slug, limit);
  return rows.map(({ at, json }) => ({ at, live: upgradeDraft(JSON.parse(json)) }));
}
