import { randomUUID } from 'node:crypto';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Recording } from '@longwave/contract/document-types/recording.ts';
import type { DocumentOf } from '@longwave/contract/documents.ts';
import { createLog } from '@longwave/server-kit/log.ts';
import type { Transcoding } from '@longwave/transcoding/transcoding.ts';
import { createExclusive } from '../exclusive.ts';
import { HttpError } from '../http/http-error.ts';
import { recordingFile, recordingsFolder } from '../media/recording-file.ts';
import type { SetAside, SetAsideFolder } from '../set-aside/set-aside-folder.ts';
import { soundFacts } from '../sound/sound-facts.ts';
import { findLive } from '../store/live-documents.ts';
import type { Store } from '../store/repository.ts';
import type { StoredDocument } from '../store/stored-document.ts';
import type { Upload } from '../uploads/upload-folder.ts';
import type { Uploads } from '../uploads/uploads.ts';
import { attachRecording, recordingIn } from './attach.ts';
import { openOriginals } from './originals.ts';
import {
  openPreparationFolder,
  originalsFolder,
  type Preparation,
  resultOf,
  type Trim,
} from './preparation-folder.ts';
import { createPreparationRunner } from './preparation-runner.ts';
import { readTaggedFields } from './tagged-fields.ts';

const log = createLog('content');
const day = 86_400_000;

export type Preparations = ReturnType<typeof openPreparations>;
/** Who changes a recording, and whether they may publish the result. */
export type PreparationRequest = { author: string; mayPublish: boolean };

/** Prepares the recordings of shows, from the upload to what visitors hear. */
export function openPreparations(
  store: Store,
  setAside: SetAsideFolder,
  uploads: Uploads,
  transcoding: Transcoding,
  now: () => number,
) {
  const data = store.folder;
  const folder = openPreparationFolder(data);
  const originals = openOriginals(data, folder, now);
  const { exclusive, settled: changesSettled } = createExclusive();

  /** Stores a preparation that may have a result, and attaches the result to the show. */
  async function settle(one: Preparation, keepsTime = one.mayPublish): Promise<Preparation | undefined> {
    await folder.write(one);
    if (!(await attachRecording(store, one, now(), keepsTime))) {
      await folder.remove(one.show);
      return undefined;
    }
    const result = resultOf(one);
    if (result && one.former) await originals.remove(one.former);
    const settled = { ...one, attached: result?.name ?? one.attached, former: result ? null : one.former };
    await folder.write(settled);
    return settled;
  }

  const runner = createPreparationRunner({ store, folder, exclusive, settle, transcoding, now });

  /** Begins with an upload that is complete and stored at its path. */
  async function begin(one: Preparation, upload: Upload & { state: 'ready' }): Promise<void> {
    const { format, seconds, bytes } = upload.facts;
    const isPlayable = format === 'mp3';
    const source = `${isPlayable ? recordingsFolder : originalsFolder}/${upload.name}.${format}`;
    const zone = (await findLive(store, 'station', 'station'))?.zone ?? 'UTC';
    const fields = await readTaggedFields(store, join(data, source), { name: upload.name, zone, now: now() });
    await settle({
      ...one,
      ...{ source, isPlayable, fields, bytes, seconds: seconds ?? 0 },
      ...{ whole: isPlayable ? upload.name : null, state: 'measuring' },
    });
    runner.add(one.show);
  }

  /** Takes an upload that was checked, also one that was checked before a restart. */
  async function take(upload: Upload): Promise<void> {
    if (upload.show === undefined) return;
    const one = await folder.read(upload.show);
    if (one?.upload !== upload.id || one.state !== 'uploading') return;
    if (upload.state === 'ready') await begin(one, upload);
    else if (upload.state === 'refused')
      await folder.write({ ...one, state: 'failed', reason: upload.reason });
  }
  uploads.onChecked((upload) => exclusive(() => take(upload)));

  async function resume(): Promise<void> {
    for (const one of await folder.list()) {
      if (one.state === 'measuring' || one.state === 'making') runner.add(one.show);
      const upload = one.state === 'uploading' && one.upload ? await uploads.read(one.upload) : undefined;
      if (upload) await exclusive(() => take(upload));
      // The process ended after the result was made and before the show had it.
      if (resultOf(one) && one.attached !== resultOf(one)?.name) await exclusive(() => settle(one));
    }
  }
  const resumed = resume().catch((error) =>
    log.error('Recordings on their way could not be read', { error }),
  );

  async function fresh(stored: StoredDocument, request: PreparationRequest): Promise<Preparation> {
    const replaces = [recordingIn(stored.live), recordingIn(stored.draft)].filter((name) => name !== null);
    return {
      ...{ show: stored.id, task: randomUUID(), ...request, replaces, upload: null, filename: '', name: '' },
      ...{
        created: now(),
        state: 'uploading',
        reason: '',
        source: '',
        isPlayable: false,
        seconds: 0,
        bytes: 0,
      },
      ...{ measured: null, trim: null, made: null, whole: null, attached: null, fields: {}, former: null },
    };
  }

  /** Goes back to the former preparation; its waveform is measured again if another one has overwritten it. */
  async function goBack(former: Preparation, isOverwritten: boolean): Promise<void> {
    await folder.write({ ...former, state: isOverwritten || !former.measured ? 'measuring' : 'ready' });
    runner.add(former.show);
  }

  /** Removes old originals, and preparations of shows that were deleted from the trash. */
  async function sweep(): Promise<void> {
    await originals.removeOld();
    for (const one of await folder.list()) {
      if (await store.documents.find(one.show)) continue;
      await originals.remove(one);
      await folder.remove(one.show);
    }
  }
  let lastSweep = now();

  return {
    read: folder.read,
    readPeaks: folder.readPeaks,
    progressOf: runner.progressOf,

    /** Sets the show that an upload is for, while it is received or afterwards. */
    link: (stored: StoredDocument, uploadId: string, request: PreparationRequest) =>
      exclusive(async () => {
        const upload = await uploads.read(uploadId);
        if (upload?.kind !== 'original') throw new HttpError(404, 'There is no such upload', 'upload');
        const before = await folder.read(stored.id);
        if (before?.upload === uploadId) return;
        runner.drop(stored.id);
        const { name, filename, bytes } = upload;
        const former = before && resultOf(before) ? before : (before?.former ?? null);
        if (before && before !== former) await originals.remove(before);
        const coming = { upload: uploadId, name, filename, bytes, former };
        await folder.write({ ...(await fresh(stored, request)), ...coming });
        await uploads.setShow(uploadId, stored.id);
        const linked = await uploads.read(uploadId);
        if (linked) await take(linked);
      }),

    /** Measures the recording that a show has, such as one of a broadcast. */
    measure: (stored: StoredDocument, request: PreparationRequest) =>
      exclusive(async () => {
        const form = (stored.draft ?? stored.live) as Partial<DocumentOf<'show'>> | null;
        const recording = form?.recording as Recording | null | undefined;
        const path = recording?.kind === 'file' ? recordingFile(data, recording.name) : undefined;
        const facts = path ? await soundFacts(path).catch(() => undefined) : undefined;
        if (!recording || !path || !facts)
          throw new HttpError(409, 'The show has no recording of ours that could be measured.');
        runner.drop(stored.id);
        const before = await folder.read(stored.id);
        await folder.write({
          ...(await fresh(stored, request)),
          ...{ name: recording.name, filename: recording.name, source: path.slice(data.length + 1) },
          ...{ isPlayable: true, seconds: facts.seconds, bytes: (await stat(path)).size, state: 'measuring' },
          ...{ whole: recording.name, attached: recording.name },
        });
        for (const former of [before, before?.former]) if (former) await originals.remove(former);
        runner.add(stored.id);
      }),

    /** Makes the recording station-ready; what is trimmed stays in the original. */
    make: (stored: StoredDocument, trim: Trim | null, request: PreparationRequest) =>
      exclusive(async () => {
        const one = await folder.read(stored.id);
        if (
          !one?.measured ||
          one.state === 'uploading' ||
          one.state === 'measuring' ||
          one.state === 'making'
        )
          throw new HttpError(409, 'It is not measured yet, or is being made ready already.');
        if (
          trim &&
          !(trim.start >= 0 && trim.end <= one.measured.seconds + 0.1 && trim.end - trim.start >= 1)
        )
          throw new HttpError(
            400,
            'At least a second must be left, between the beginning and the end.',
            'end',
          );
        await folder.write({ ...one, ...request, trim, task: randomUUID(), state: 'making', reason: '' });
        runner.add(stored.id);
      }),

    /** Tries again what has failed. */
    again: (stored: StoredDocument, request: PreparationRequest) =>
      exclusive(async () => {
        const one = await folder.read(stored.id);
        if (one?.state !== 'failed' || !one.source)
          throw new HttpError(409, 'There is nothing to try again.');
        const state = one.measured ? 'making' : 'measuring';
        await folder.write({ ...one, ...request, task: randomUUID(), state, reason: '' });
        runner.add(stored.id);
      }),

    /** Ends a preparation; the show keeps its recording. Returns the id of what was set aside, with which it can be put back. */
    forget: (show: number, author: string): Promise<string | null> =>
      exclusive(async () => {
        const one = await folder.read(show);
        if (!one) return null;
        runner.drop(show);
        const isGoingBack = one.former !== null && !resultOf(one);
        const upload = one.upload ? await uploads.read(one.upload) : undefined;
        if (upload) await uploads.remove(upload);
        if (one.source && !isGoingBack) {
          const entry = {
            kind: 'preparation',
            at: now(),
            author,
            name: one.filename,
            preparation: one,
          } as const;
          return setAside.add(entry, [...folder.filesOf(show), ...originals.fileOf(one)]);
        }
        if (isGoingBack && one.former) await goBack(one.former, one.measured !== null);
        else await folder.remove(show);
        await originals.remove(one);
        return null;
      }),

    /** Restores a preparation that was forgotten. The show gets the recording in its draft, unless it has another one by now. */
    putBack: (entry: SetAside & { kind: 'preparation' }, { author, mayPublish }: PreparationRequest) =>
      exclusive(async () => {
        const { preparation } = entry;
        const present = await folder.read(preparation.show);
        if (present && present.created !== preparation.created)
          throw new HttpError(409, 'The show has another recording by now.');
        setAside.placeFiles(entry);
        const asBefore = { ...preparation, author, task: randomUUID(), mayPublish: false, upload: null };
        await settle(asBefore, mayPublish);
        runner.add(preparation.show);
      }),

    tick(): void {
      runner.tick();
      if (Math.abs(now() - lastSweep) < day) return;
      lastSweep = now();
      exclusive(sweep).catch((error) => log.error('Originals could not be removed', { error }));
    },
    async close(): Promise<void> {
      await resumed;
      await runner.close();
      await changesSettled();
    },
  };
}
