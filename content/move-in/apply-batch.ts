import type { DocumentType } from '@longwave/contract/documents.ts';
import { BadField } from '../store/bad-field.ts';
import type { DocumentCheck } from '../store/check-document.ts';
import { publishInTransaction } from '../store/publishing.ts';
import { NotPossible } from '../store/refusals.ts';
import type { Transaction } from '../store/repository.ts';
import { readDocument, type StoredDocument } from '../store/stored-document.ts';
import { moveToTrash } from '../store/trash.ts';
import type { Edit } from '../store/versions.ts';
import type { Made, Plan } from './plan-folder.ts';
import type { Entry } from './plan-rows.ts';

type Applied = Pick<Plan, 'made' | 'failed'>;

/** The note of versions that a plan wrote; a plan that was interrupted before it stored its progress finds them by it. */
export const noteOf = ({ id }: Plan) => `moved in, plan ${id.slice(0, 8)}`;

/** Writes these entries. Repeating it changes nothing. */
export async function applyBatch(
  tx: Transaction,
  check: DocumentCheck,
  entries: Entry[],
  edit: Edit,
): Promise<Applied> {
  const applied: Applied = { made: [], failed: [] };
  for (const entry of entries) {
    for (const document of entry.documents) {
      const { type, slug } = document;
      const stored = await readDocument(tx, type, slug);
      const isThere = stored && stored.trashedAt === null;
      const version = isThere ? await versionOfPlan(tx, stored, edit) : undefined;
      if (version !== undefined)
        applied.made.push({ row: entry.row, type, slug, id: stored?.id ?? 0, version });
      else if (isThere && type === 'show')
        applied.failed.push({ row: entry.row, reason: 'There is a show of this name by now.' });
      if (isThere) continue;
      const made = await make(tx, check, entry.row, document, edit);
      if (typeof made === 'string') applied.failed.push({ row: entry.row, reason: made });
      else applied.made.push(made);
    }
  }
  return applied;
}

async function versionOfPlan(
  tx: Transaction,
  { id }: StoredDocument,
  edit: Edit,
): Promise<number | undefined> {
  return (await tx.versions.list(id, undefined, 100)).find(({ note }) => note === edit.note)?.id;
}

/** Publishes a document; returns the reason if that is not possible. */
async function make(
  tx: Transaction,
  check: DocumentCheck,
  row: number,
  document: Entry['documents'][number],
  edit: Edit,
): Promise<Made | string> {
  try {
    await publishInTransaction(tx, await check.whole(tx, document), edit);
  } catch (error) {
    // Every fault of a document is found before anything of it is written.
    if (error instanceof BadField) return `${error.field}: ${error.message}`;
    throw error;
  }
  return await asMade(tx, row, document.type, document.slug);
}

/** The record of a document that the plan made, with its present version. */
export async function asMade(tx: Transaction, row: number, type: DocumentType, slug: string): Promise<Made> {
  const { id, version } = (await readDocument(tx, type, slug)) as StoredDocument;
  return { row, type, slug, id, version: version ?? 0 };
}

type Undone = { undone: Made[]; kept: Plan['kept'] };

/** Moves documents of a plan to the trash, except those that were changed or that others name. */
export async function undoBatch(tx: Transaction, list: Made[], now: number): Promise<Undone> {
  const result: Undone = { undone: [], kept: [] };
  for (const made of list) {
    const { type, slug, id, version } = made;
    const stored = await readDocument(tx, type, slug);
    const keep = (reason: string) => result.kept.push({ type, slug, reason });
    if (!stored || stored.id !== id) keep('It was renamed or removed since.');
    else if (stored.version !== version) keep('It was changed since.');
    else if (stored.trashedAt !== null) result.undone.push(made);
    else
      try {
        await moveToTrash(tx, stored, now);
        result.undone.push(made);
      } catch (error) {
        if (!(error instanceof NotPossible)) throw error;
        keep(error.message);
      }
  }
  return result;
}
