import type { DocumentType } from '@longwave/contract/documents.ts';
import type { DraftDocument } from '@longwave/contract/draft.ts';
import { act, type StoredDocument, saveDraft } from '../api/documents.ts';
import { ApiProblem, isStatus } from '../api/problem.ts';
import { followsTitle, slugOf } from '../documents/slug-of.ts';
import { titleOf } from '../documents/titles.ts';
import type { Form, Theirs } from './editing-state.ts';
import { differsInRecording, isBasedOnForm, isSame, newestForm } from './same-form.ts';
import { writtenDocument } from './written-document.ts';

const maxNumber = 30;

export type Saved = {
  stored: StoredDocument;
  slug: string;
  /** The slug that the station refused: in use, reserved, or not allowed for this person. */
  refusedSlug?: string;
};

/**
 * Stores a new document under the slug of its title, with a number appended when that slug is in use or reserved. A title in
 * another script gives no slug; its type and the day do.
 */
export async function createDraft(type: DocumentType, form: Form, sent: Form[]): Promise<Saved> {
  const wanted = slugOf(titleOf(form, type)) || `${type}-${new Date().toISOString().slice(0, 10)}`;
  for (let number = 1; ; number += 1) {
    const slug = number === 1 ? wanted : `${wanted}-${number}`;
    const written = writtenDocument(type, slug, form);
    try {
      return { stored: await saveDraft(written, null), slug };
    } catch (error) {
      const own = versionOfOwn(error, type, sent);
      if (own !== undefined) return { stored: await saveDraft(written, own), slug };
      const isReserved = isStatus(error, 400) && error.faults.every(({ field }) => field === 'slug');
      if (!(isStatus(error, 412) || isReserved) || number === maxNumber) throw error;
    }
  }
}

/**
 * The stored version, if it was sent from here and only its response was lost, by a closed tab or a broken connection. Writing
 * over it is no conflict. Undefined when the version is somebody else's.
 */
function versionOfOwn(error: unknown, type: DocumentType, sent: Form[]): number | undefined {
  const theirs = theirsIn(error);
  if (!theirs || theirs.trashedAt) return undefined;
  return writtenAs(theirs, type, sent).some((own) => isSame(theirs.document, own))
    ? theirs.version
    : undefined;
}

/**
 * The draft with the recording that the station has given the show. Saving it is no conflict if nobody here has chosen another
 * recording. Undefined when something else has changed.
 */
function withRecording(
  error: unknown,
  written: DraftDocument,
  before: StoredDocument,
  sent: Form[],
): [DraftDocument, number] | undefined {
  const theirs = theirsIn(error);
  const base = newestForm(before);
  if (!theirs || theirs.trashedAt || !isBasedOnForm(before)) return undefined;
  if (!isSame(written.recording ?? null, base.recording ?? null)) return undefined;
  const own = [base, ...writtenAs(theirs, written.type, sent)];
  if (!own.some((form) => differsInRecording(form, theirs.document))) return undefined;
  return [{ ...written, recording: theirs.document.recording }, theirs.version];
}

function theirsIn(error: unknown): Theirs | undefined {
  const theirs = isStatus(error, 412) ? (error.body.theirs as Theirs | null) : null;
  return theirs?.document ? theirs : undefined;
}

function writtenAs({ document }: Theirs, type: DocumentType, sent: Form[]): DraftDocument[] {
  return sent.map((form) => writtenDocument(type, String(document.slug), form));
}

/** Saves the form as a draft. A document that is not live also gets the slug of its new title. */
export async function updateDraft(
  type: DocumentType,
  slug: string,
  form: Form,
  before: StoredDocument,
  mayRename: (slug: string) => boolean,
  sent: Form[],
): Promise<Saved> {
  const written = writtenDocument(type, slug, form);
  const stored = await saveDraft(written, before.version).catch((error) => {
    if (theirsIn(error)?.id !== before.id) throw error;
    const own = versionOfOwn(error, type, sent);
    if (own !== undefined) return saveDraft(written, own);
    const given = withRecording(error, written, before, sent);
    if (!given) throw error;
    return saveDraft(...given);
  });
  const title = titleOf(form, type);
  const wanted = slugOf(title);
  if (stored.liveVersion !== null || !wanted || followsTitle(slug, title) || !mayRename(wanted))
    return { stored, slug };
  try {
    return { stored: await act({ type, slug }, 'rename', stored.version, { slug: wanted }), slug: wanted };
  } catch (error) {
    if (!(error instanceof ApiProblem)) return { stored, slug };
    return { stored, slug, refusedSlug: wanted };
  }
}
