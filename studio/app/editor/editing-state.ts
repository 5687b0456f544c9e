import type { StoredDocument } from '../api/documents.ts';
import { type Fault, isStatus, NoConnection, sentenceOf } from '../api/problem.ts';
import type { Unsaved } from '../documents/unsaved-text.ts';

export type Form = Record<string, unknown>;
/** What somebody else has saved meanwhile. */
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
  /** Why it is not saved. */
  reason: string;
  faults: Fault[];
  /** In a conflict; null when the document is gone. */
  theirs: Theirs | null;
  savedAt: string | null;
  /** Whether it holds what an earlier visit could not save. */
  isRecovered: boolean;
  /** An action was sent and not answered: it may have been done. */
  isUnsure: boolean;
};

export type Start = { stored: StoredDocument | null; form: Form };

/** Unsaved text of an earlier visit comes first, with the version it is based on: if somebody else has saved since, that is a conflict. */
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

/** What a save that failed means for the document: a conflict, a wait, or a refusal with its faults. */
export function failureOf(
  error: unknown,
  stored: StoredDocument | null,
): Partial<EditingState> & Pick<EditingState, 'phase'> {
  const reason = sentenceOf(error);
  if (isStatus(error, 412) && stored) {
    const theirs = error.body.theirs as Theirs | null;
    // Under its slug there may be another document by now.
    return { phase: 'conflict', reason, theirs: theirs?.id === stored.id ? theirs : null };
  }
  const passes = [429, 502, 503, 504].some((status) => isStatus(error, status));
  if (error instanceof NoConnection || passes) return { phase: 'waiting', reason };
  return { phase: 'refused', reason, faults: isStatus(error, 400) ? error.faults : [] };
}
