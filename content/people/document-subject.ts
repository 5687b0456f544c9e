import type { DocumentType } from '@longwave/contract/documents.ts';
import { HttpError } from '../http/http-error.ts';
import { newestForm, residentsOf } from '../store/owned-documents.ts';
import type { StoredDocument } from '../store/stored-document.ts';
import { type Actor, ownersOf } from './actor.ts';
import { type Action, authorise, type Subject } from './authorise.ts';

type Form = { type: DocumentType; slug: string; [field: string]: unknown };

/** Whose a stored document is: what its newest form says. */
export function subjectOf(stored: StoredDocument): Subject {
  return formSubject(newestForm(stored) ?? { type: stored.type, slug: stored.slug });
}

export function formSubject(form: Form): Subject {
  return { type: form.type, owners: residentsOf(form) };
}

/** Whether an earlier form of what is theirs was theirs then. */
export function isVisible(actor: Actor, form: Form): boolean {
  const owners = ownersOf(actor);
  return !owners || residentsOf(form).some((slug) => owners.includes(slug));
}

/** Whether they may write this. A show of others is refused with what it lacks to be theirs. */
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
