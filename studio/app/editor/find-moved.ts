import { readDocumentById, type StoredDocument } from '../api/documents.ts';
import { isStatus } from '../api/problem.ts';
import type { Theirs } from './editing-state.ts';
import { isBasedOnForm, isSame, newestForm } from './same-form.ts';

/**
 * The document, when an answer says that there is none of its slug, or another one, and it has another slug by now.
 * Undefined when it has not, and when there is none of its number.
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

/** Whether nothing else has changed: then what is written goes on from there. */
export function isOnlyRenamed(before: StoredDocument, now: StoredDocument): boolean {
  const form = { ...newestForm(before), slug: now.slug };
  return isBasedOnForm(before) && now.trashedAt === null && isSame(form, newestForm(now));
}
