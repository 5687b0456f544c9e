import type { DocumentType } from '@longwave/contract/documents.ts';
import type { DraftDocument } from '@longwave/contract/draft.ts';
import { HttpError } from '../http/http-error.ts';
import { followRenames } from '../store/follow-renames.ts';
import { newestForm, residentsOf } from '../store/owned-documents.ts';
import type { Reads } from '../store/repository.ts';
import type { StoredDocument } from '../store/stored-document.ts';
import { type Actor, ownersOf } from './actor.ts';
import { type Action, authorise, type Subject } from './authorise.ts';

type Form = { type: DocumentType; slug: string; [field: string]: unknown };

/** The residents a stored document belongs to, according to its newest form. */
export function subjectOf(stored: StoredDocument): Subject {
  return formSubject(newestForm(stored) ?? { type: stored.type, slug: stored.slug });
}

export function formSubject(form: Form): Subject {
  return { type: form.type, owners: residentsOf(form) };
}

/** Whether the actor may see this form: hosts see only forms that belong to one of their residents. */
export function isVisible(actor: Actor, form: Form): boolean {
  const owners = ownersOf(actor);
  return !owners || residentsOf(form).some((slug) => owners.includes(slug));
}

/** Whether a version belonged to one of a host's residents, whatever the document and the residents are called now. */
export async function wasVisible(
  reads: Reads,
  actor: Actor,
  { slug }: Pick<StoredDocument, 'slug'>,
  form: DraftDocument,
): Promise<boolean> {
  return !ownersOf(actor) || isVisible(actor, { ...(await followRenames(reads, form)), slug });
}

/** Whether the actor may read a stored document. */
export function maySee(actor: Pick<Actor, 'role' | 'residents'>, stored: StoredDocument): boolean {
  const owners = ownersOf(actor);
  return !owners || subjectOf(stored).owners.some((slug) => owners.includes(slug));
}

/** Throws unless the actor may write this form. A host's show has to name one of the host's own residents. */
export function authoriseForm(actor: Actor, action: Action, form: Form): void {
  if (form.type === 'show' && !isVisible(actor, form))
    throw new HttpError(
      403,
      actor.residents.length > 0
        ? 'Name at least one of your own residents.'
        : 'You are not the host of any resident yet. Ask an owner to name yours.',
      'residents',
    );
  authorise(actor, action, formSubject(form));
}
