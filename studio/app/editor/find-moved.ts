import { readDocumentById, type StoredDocument } from '../api/documents.ts';
import { isStatus } from '../api/problem.ts';
import type { Theirs } from './editing-state.ts';
import { isBasedOnForm, isSame, newestForm } from './same-form.ts';

/**
 * Finds a renamed document after a response said that its slug has no document or another one. Undefined when its slug is
 * unchanged or no document has its id.
 */
export async function findMoved(
  error: unknown,
  { id }: StoredDocument,
  slug: string,
): Promise<StoredDocument | undefined> {
  const isOther = isStatus(error, 412) && (error.body.theirs as Theirs | null)?.id !== id;
  if (!isOther && !isStatus(error, 404)) return undefined;
  try {
    const now = await readDocumentById(id);
    return now.slug === slug ? undefined : now;
  } catch (cause) {
    if (isStatus(cause, 404)) return undefined;
    throw cause;
  }
}

/** Whether nothing but the slug has changed, so that editing can go on from the new version. */
export function isOnlyRenamed(before: StoredDocument, now: StoredDocument): boolean {
  const form = { ...newestForm(before), slug: now.slug };
  return isBasedOnForm(before) && now.trashedAt === null && isSame(form, newestForm(now));
}
