import { isDeepStrictEqual } from 'node:util';
import type { DraftDocument } from '@longwave/contract/draft.ts';
import type { Transaction } from './repository.ts';
import { indexForStaff } from './staff-index.ts';
import { addVersion, type Edit, setDraft } from './versions.ts';

/** What an import writes beside live documents. Repeating it changes nothing. */

export async function addEarlierVersion(
  transaction: Transaction,
  document: number,
  live: object,
  edit: Edit,
): Promise<void> {
  const json = JSON.stringify(live);
  const isKnown = await transaction.versions.has(document, edit.now, json);
  if (!isKnown) await addVersion(transaction, document, 'live', json, edit);
}

export async function replaceDraft(
  transaction: Transaction,
  id: number,
  before: DraftDocument | null,
  draft: DraftDocument | null,
  edit: Edit,
): Promise<void> {
  if (!draft) await transaction.documents.setDraftVersion(id, null);
  else if (!before || !isDeepStrictEqual(before, draft)) await setDraft(transaction, id, draft, edit);
}

export async function setSchedule(
  transaction: Transaction,
  id: number,
  { changed, publishAt, refusal }: { changed: number; publishAt: number | null; refusal: object | null },
): Promise<void> {
  await transaction.documents.setSchedule(id, {
    changed,
    publishAt,
    refusal: refusal && JSON.stringify(refusal),
  });
  await indexForStaff(transaction, id);
}
