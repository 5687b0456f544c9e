import { documentSchema } from '@longwave/contract/documents.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  act,
  moveToTrash,
  publishAgain,
  type StoredDocument,
  scheduleDraft,
  unpublish,
} from '../api/documents.ts';
import { ApiProblem, type Fault, isStatus, NoConnection, sentenceOf } from '../api/problem.ts';
import type { Kind } from '../documents/kinds.ts';
import { titleOf } from '../documents/titles.ts';
import { navigate } from '../router/location.ts';
import { showToast } from '../ui/toasts.tsx';
import type { Editing } from './editing.ts';
import { isOnlyRecording } from './same-form.ts';
import { writtenDocument } from './written-document.ts';

/** Actions on the open document. Each saves the typed text first, and shows why it was refused. */
export function useActions(kind: Kind, editing: Editing) {
  const queries = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const name = () => ({ type: kind.type, slug: editing.getState().slug });
  const title = () => `“${titleOf(editing.getState().form, kind.type) || editing.getState().slug}”`;
  const refreshLists = () => queries.invalidateQueries({ queryKey: ['documents'] });

  /** Runs an action. Returns why it was not done, or an empty string. */
  async function run(work: (stored: StoredDocument) => Promise<void>): Promise<string> {
    setBusy(true);
    const problem = await attempt(work).catch(explain);
    setBusy(false);
    void refreshLists();
    return problem;
  }

  async function attempt(work: (stored: StoredDocument) => Promise<void>): Promise<string> {
    const isSaved = await editing.save();
    const { stored, reason } = editing.getState();
    if (!stored) editing.showFaults(missingIn(kind, editing));
    if (!isSaved || !stored) return reason || 'What you typed is not saved yet.';
    await editing.withoutSaving(() => work(stored)).catch((error) => overRecording(error, stored, work));
    return '';
  }

  async function explain(error: unknown): Promise<string> {
    if (error instanceof NoConnection) void editing.reloadUntilResponse();
    const isMet = await editing.meet(error).catch(() => false);
    if (isMet) showToast('Somebody else has changed it meanwhile, so this was not done.', { isBad: true });
    else if (error instanceof ApiProblem && error.faults.length > 0) editing.showFaults(error.faults);
    else showToast(sentenceOf(error), { isBad: true });
    return sentenceOf(error);
  }

  /** Repeats an action that was refused only because the station gave the show its recording a moment ago. */
  async function overRecording(
    error: unknown,
    before: StoredDocument,
    work: (stored: StoredDocument) => Promise<void>,
  ): Promise<void> {
    if (!isStatus(error, 412)) throw error;
    await editing.refresh();
    // The form may already have that recording, so the comparison is with the document as it was when the action was sent.
    const { stored } = editing.getState();
    if (!stored || stored.version === before.version || !isOnlyRecording(before, stored)) throw error;
    await editing.withoutSaving(() => work(stored));
  }

  const publish = () =>
    run(async ({ version }) => {
      editing.takeOver(await act(name(), 'publish', version));
      showToast(`${title()} is published.`);
    });

  return {
    isBusy,
    publish,
    unpublish: () =>
      run(async ({ version }) => {
        const { after, liveVersion } = await unpublish(name(), version);
        editing.takeOver(after);
        const undo = () =>
          run(async () => {
            editing.takeOver(await publishAgain(name(), liveVersion as number));
            showToast(`${title()} is on the site again.`);
          });
        // No undo when somebody else has unpublished it a moment before.
        showToast(`${title()} is off the site.`, liveVersion === null ? {} : { undo: () => void undo() });
      }),
    schedule: (instant: string) =>
      run(async ({ version }) => {
        const faults = missingIn(kind, editing);
        if (faults.length > 0) return editing.showFaults(faults);
        const { slug, form } = editing.getState();
        editing.takeOver(await scheduleDraft(writtenDocument(kind.type, slug, form), version, instant));
        showToast(`${title()} is scheduled.`);
      }),
    unschedule: () =>
      run(async ({ version }) => {
        editing.takeOver(await act(name(), 'unschedule', version));
        showToast(`${title()} is not scheduled any more.`);
      }),
    submit: (note: string) =>
      run(async ({ version }) => {
        editing.takeOver(await act(name(), 'submit', version, { note }));
        showToast(`${title()} waits for an editor now.`);
      }),
    sendBack: (note: string) =>
      run(async ({ version }) => {
        editing.takeOver(await act(name(), 'send-back', version, { note }));
        showToast(`${title()} was sent back.`);
      }),
    trash: () =>
      run(async ({ version }) => {
        const gone = name();
        await moveToTrash(gone, version);
        const trashed = title();
        navigate(`/${kind.path}`);
        showToast(`${trashed} is in the trash.`, {
          undo: () =>
            void act(gone, 'bring-back', '*').then(
              () => {
                void refreshLists();
                navigate(`/${kind.path}/${gone.slug}`);
              },
              (error) => showToast(sentenceOf(error), { isBad: true }),
            ),
        });
      }),
  };
}

/** Faults that prevent publishing, found before the station is asked. */
function missingIn(kind: Kind, editing: Editing): Fault[] {
  const { slug, form } = editing.getState();
  const result = documentSchema.safeParse(writtenDocument(kind.type, slug.replace(/^~/, 'new-'), form));
  if (result.success) return [];
  return result.error.issues.map(({ path, message }) => ({
    field: path.join('.'),
    reason: valueAt(form, path) === undefined ? 'This field is missing' : message,
  }));
}

function valueAt(form: unknown, path: PropertyKey[]): unknown {
  return path.reduce((value, part) => (value as Record<PropertyKey, unknown> | undefined)?.[part], form);
}
