import type { StoredDocument } from '../api/documents.ts';
import { type Fault, isPassing, isStatus, sentenceOf } from '../api/problem.ts';
import type { Unsaved } from '../documents/unsaved-text.ts';

export type Form = Record<string, unknown>;
/** The version that somebody else has saved meanwhile. */
export type Theirs = {
  id: number;
  version: number;
  author: string | null;
  at: string | null;
  trashedAt: string | null;
  document: Form;
};

export type EditingState = {
  slug: string;
  form: Form;
  stored: StoredDocument | null;
  phase: 'same' | 'typing' | 'saving' | 'waiting' | 'refused' | 'conflict';
  /** Why the text is not saved. */
  reason: string;
  faults: Fault[];
  /** The other version in a conflict; null when the document is gone or there is no conflict. */
  theirs: Theirs | null;
  savedAt: string | null;
  /** Whether the form has text that an earlier visit could not save. */
  isRecovered: boolean;
  /** Whether an action got no response, so that it may or may not have been done. */
  isUnsure: boolean;
};

export type Start = { stored: StoredDocument | null; form: Form };

/** Prefers unsaved text of an earlier visit, with the version it is based on, so that a newer version leads to a conflict. */
export function firstState(
  slug: string,
  { stored, form }: Start,
  unsaved: Unsaved | undefined,
): EditingState {
  const version = unsaved?.version ?? stored?.version ?? 0;
  return {
    ...{ slug, stored: stored && { ...stored, version }, form: unsaved?.form ?? form },
    ...{ phase: 'same', reason: '', faults: [], theirs: null, savedAt: null },
    isRecovered: unsaved !== undefined,
    isUnsure: false,
  };
}

/** The state after a failed save: a conflict, waiting for the next try, or refused with faults. */
export function failureOf(
  error: unknown,
  stored: StoredDocument | null,
): Partial<EditingState> & Pick<EditingState, 'phase'> {
  const reason = sentenceOf(error);
  if (isStatus(error, 412) && stored) {
    const theirs = error.body.theirs as Theirs | null;
    // Another document may have this slug by now.
    return { phase: 'conflict', reason, theirs: theirs?.id === stored.id ? theirs : null };
  }
  if (isPassing(error)) return { phase: 'waiting', reason };
  return { phase: 'refused', reason, faults: isStatus(error, 400) ? error.faults : [] };
}
