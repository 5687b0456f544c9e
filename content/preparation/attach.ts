import { recordingUrl } from '@longwave/contract/audio.ts';
import type { Recording } from '@longwave/contract/document-types/recording.ts';
import type { DraftDocument } from '@longwave/contract/draft.ts';
import { takeOutOfSchedule } from '../staff/schedule-of-draft.ts';
import { patchDocument } from '../store/patch-document.ts';
import type { Store, Transaction } from '../store/repository.ts';
import { indexForStaff } from '../store/staff-index.ts';
import { readDocument, type StoredDocument } from '../store/stored-document.ts';
import { type Edit, setDraft } from '../store/versions.ts';
import { isOf, type Preparation, resultOf } from './preparation-folder.ts';

/** The author of versions in which the station gave a show its recording. */
export const stationAuthor = 'station';

/**
 * Gives the show its prepared recording, in the live form and in the draft, and changes nothing else. A recording that staff have
 * chosen meanwhile stays. Without `keepsTime`, a scheduled draft that changes is taken out of the schedule. Returns false if
 * there is no such show any more.
 */
export async function attachRecording(
  store: Store,
  prepared: Preparation,
  now: number,
  keepsTime = prepared.mayPublish,
): Promise<boolean> {
  const result = resultOf(prepared);
  if (!result) return true;
  const { name, seconds, bytes } = result;
  const recording: Recording = { kind: 'file', name, url: recordingUrl(name), seconds, bytes };
  const edit = { author: stationAuthor, now, note: 'the recording is ready' };
  return store.write(async (tx) => {
    const show = await tx.documents.find(prepared.show);
    const stored = show && (await readDocument(tx, show.type, show.slug));
    if (stored?.type !== 'show') return false;
    const isDraftChanged = await giveRecording(tx, stored, prepared, recording, edit);
    if (isDraftChanged && !keepsTime)
      await takeOutOfSchedule(tx, stored, { name: prepared.author, person: undefined }, now);
    return true;
  });
}

/** True when the draft has another recording by it. */
async function giveRecording(
  tx: Transaction,
  stored: StoredDocument,
  prepared: Preparation,
  recording: Recording,
  edit: Edit,
): Promise<boolean> {
  const { live, draft } = stored;
  const give = (form: DraftDocument) => {
    const isWanted =
      form === draft ? takes(form, prepared) : prepared.mayPublish && liveTakes(form, draft, prepared);
    return isWanted && recordingIn(form) !== recording.name ? { ...form, recording } : form;
  };
  await patchDocument(tx, stored, edit, give);
  if (draft) return give(draft) !== draft;
  if (!live || give(live) !== live || !takes(live, prepared) || recordingIn(live) === recording.name)
    return false;
  // The uploader may not change what visitors hear, so the recording waits in a draft.
  await setDraft(tx, stored.id, { ...live, recording }, edit);
  await indexForStaff(tx, stored.id);
  return true;
}

/** Whether the live form gets the recording: it has none, or one of this preparation, or there is no draft and it may be replaced. */
function liveTakes(form: DraftDocument, draft: DraftDocument | null, prepared: Preparation): boolean {
  const present = recordingIn(form);
  return present === null || isOf(prepared, present) || (draft === null && takes(form, prepared));
}

/** Whether a form gets the recording; a recording that somebody has chosen meanwhile stays. */
function takes(form: DraftDocument, prepared: Preparation): boolean {
  const present = recordingIn(form);
  return present === null || isOf(prepared, present) || prepared.replaces.includes(present);
}

/** The recording that a form has, by its name or URL. */
export function recordingIn(form: DraftDocument | null): string | null {
  const recording = form?.recording as Recording | null | undefined;
  if (!recording) return null;
  return recording.kind === 'file' ? recording.name : recording.url;
}
