import type { DocumentOf } from '@longwave/contract/documents.ts';
import type { DraftDocument } from '@longwave/contract/draft.ts';
import { pageIdOf } from '../pages/page-id.ts';
import { throwFaults } from './bad-field.ts';
import { removeLive } from './live-documents.ts';
import { patchDocument } from './patch-document.ts';
import { findPathProblems, redirectsFrom } from './path-problems.ts';
import { createPause } from './pause.ts';
import { publishInTransaction } from './publishing.ts';
import { NotPossible } from './refusals.ts';
import { renameReference } from './rename-reference.ts';
import type { Reads, Transaction } from './repository.ts';
import { indexForStaff } from './staff-index.ts';
import { readDocument, type StoredDocument } from './stored-document.ts';
import { moveToTrash } from './trash.ts';
import { type Edit, wasLive } from './versions.ts';

/** Gives a document another slug, also in every document that names it; if it was ever live, its old path redirects to the new one. */
export async function renameDocument(
  transaction: Transaction,
  stored: StoredDocument,
  slug: string,
  edit: Edit,
): Promise<void> {
  const { id, type, slug: old } = stored;
  if (old === slug) return;
  if (type === 'station') throw new NotPossible('The station document keeps its name.');
  const other = await readDocument(transaction, type, slug);
  if (other) {
    const isTrashed = other.trashedAt !== null;
    throw new NotPossible(
      `There is ${isTrashed ? 'one in the trash' : 'a document'} called ${type}/${slug} already.`,
    );
  }
  const [from, to] = [pageIdOf(type, old), pageIdOf(type, slug)];
  for (const path of from !== undefined && to !== undefined ? [from, to] : [])
    for (const name of await redirectsFrom(transaction, `/${path}`))
      await dropRedirect(transaction, name, edit);
  throwFaults(await findPathProblems(transaction, { type, slug }));

  const users = await transaction.uses.usersOf(`${type}/${old}`);
  const isKnown = await wasLive(transaction, stored);
  // It is taken off the site under the old slug and put back under the new one, so that lists, search and cards follow.
  if (stored.live) await removeLive(transaction, type, old);
  await transaction.documents.rename(id, slug);
  const note = `renamed from ${old}`;
  const named = (form: DraftDocument) => ({ ...form, slug });
  await patchDocument(transaction, { ...stored, slug }, { ...edit, note }, named, null);

  const pause = createPause();
  for (const user of users) {
    await pause();
    const document = await readDocument(transaction, user.type, user.slug);
    if (!document || document.id === id) continue;
    const patch = (form: DraftDocument) => renameReference(form, type, old, slug);
    const userEdit = { ...edit, note: `${type} ${old} renamed to ${slug}` };
    await patchDocument(transaction, document, userEdit, patch);
  }
  if (isKnown && from !== undefined && to !== undefined)
    await addRedirect(transaction, `/${from}`, `/${to}`, { ...edit, note });
  await indexForStaff(transaction, id);
}

async function dropRedirect(transaction: Transaction, slug: string, { now }: Edit): Promise<void> {
  const redirect = await readDocument(transaction, 'redirect', slug);
  if (redirect) await moveToTrash(transaction, redirect, now);
}

async function addRedirect(transaction: Transaction, from: string, to: string, edit: Edit): Promise<void> {
  const name = from.slice(1).replaceAll('/', '-').slice(0, 110).replace(/-$/, '');
  let slug = name;
  for (let count = 2; await isTaken(transaction, slug, from); count++) slug = `${name}-${count}`;
  const document: DocumentOf<'redirect'> = { type: 'redirect', slug, from, to, permanent: true };
  await publishInTransaction(transaction, document, edit);
}

/** Whether the slug belongs to a redirect of another path that is not in the trash. */
async function isTaken(reads: Reads, slug: string, from: string): Promise<boolean> {
  const known = await readDocument(reads, 'redirect', slug);
  if (!known || known.trashedAt !== null) return false;
  return known.live?.type !== 'redirect' || known.live.from !== from;
}
