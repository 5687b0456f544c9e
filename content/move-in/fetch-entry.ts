import { createHash } from 'node:crypto';
import { open, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { recordingUrl } from '@longwave/contract/audio.ts';
import type { Recording } from '@longwave/contract/document-types/recording.ts';
import type { DocumentOf } from '@longwave/contract/documents.ts';
import type { Picture } from '@longwave/contract/picture.ts';
import { createLog } from '@longwave/server-kit/log.ts';
import { freeBytes, reservedBytes } from '../http/disk-space.ts';
import { HttpError } from '../http/http-error.ts';
import { BadPicture, inspectPicture } from '../media/original-picture.ts';
import { recordingFile } from '../media/recording-file.ts';
import type { Store } from '../store/repository.ts';
import { undescribed } from '../store/tables/media.ts';
import { writeWithFile } from '../store/write-with-file.ts';
import { checkInThread } from '../uploads/check-in-thread.ts';
import { checkTimeFor } from '../uploads/checks.ts';
import { fetchBytes, fetchPublic } from './fetch-public.ts';
import type { Brought, Plan } from './plan-folder.ts';
import type { Entry } from './plan-rows.ts';

const log = createLog('content');
const megabyte = 1024 ** 2;
const maxSoundBytes = 2048 * megabyte;
const maxPictureBytes = 25 * megabyte;
const soundTime = 30 * 60_000;
const pictureTime = 20_000;

type Fetched = Partial<Pick<DocumentOf<'show'>, 'recording' | 'picture'>>;
export type FetchResult = { fields: Fetched; reasons: string[]; brought: Brought[] };
export type EntryFetcher = ReturnType<typeof createEntryFetcher>;

/** Fetches sound and pictures, one after the other. */
export function createEntryFetcher(store: Store, loopback: boolean, now: () => number, signal: AbortSignal) {
  /** Most feeds have one picture for all their shows, so each is fetched once for a plan, even if that fails. */
  const pictures = new Map<string, ReturnType<typeof fetchPicture>>();

  async function fetchSound(address: string, name: string, path: string): Promise<Recording> {
    await rm(path, { force: true });
    try {
      const maxBytes = Math.min(maxSoundBytes, (await freeBytes(dirname(path))) - reservedBytes);
      if (maxBytes <= 0) throw new HttpError(507, 'The disk is full.');
      {
        await using file = await open(path, 'w');
        await fetchPublic(address, { loopback, maxBytes, milliseconds: soundTime, signal }, async (part) => {
          await file.write(part);
        });
      }
      const job = { path, kind: 'recording' as const, data: store.folder };
      const outcome = await checkInThread(
        { ...job, name },
        AbortSignal.any([signal, AbortSignal.timeout(checkTimeFor(maxBytes))]),
      );
      if (!('facts' in outcome)) throw new HttpError(400, outcome.reason);
      const { seconds, bytes } = outcome.facts;
      return { kind: 'file', name, url: recordingUrl(name), seconds: seconds ?? 0, bytes };
    } finally {
      await rm(path, { force: true });
    }
  }

  async function fetchPicture(address: string): Promise<{ picture: Picture; isNew: boolean }> {
    const { bytes } = await fetchBytes(address, {
      loopback,
      maxBytes: maxPictureBytes,
      milliseconds: pictureTime,
      signal,
    });
    const { ending, ...facts } = await inspectPicture(bytes);
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    const name = `moved-in-${sha256.slice(0, 16)}`;
    const row = {
      name,
      file: `${sha256}.${ending}`,
      ...facts,
      bytes: bytes.length,
      sha256,
      filename: '',
      ...undescribed,
    };
    const path = join(store.folder, 'media', row.file);
    const isNew = await writeWithFile(store, path, bytes, async (tx, moveIntoPath) => {
      if (await tx.media.read(name)) return false;
      moveIntoPath();
      await tx.media.add({ ...row, added: now() });
      return true;
    });
    return { picture: { name, alt: '', ...facts }, isNew };
  }

  return async function fetchEntry(
    plan: Plan,
    entry: Entry,
    slug: string,
    path: string,
  ): Promise<FetchResult> {
    const result: FetchResult = { fields: {}, reasons: [], brought: [] };
    const attempt = async (work: () => Promise<void>) => {
      try {
        await work();
      } catch (error) {
        if (signal.aborted) throw error;
        const isKnown = error instanceof HttpError || error instanceof BadPicture;
        // A file that causes an error must not stop the others.
        if (!isKnown) log.error('Something could not be fetched', { row: entry.row, error });
        result.reasons.push(isKnown ? error.message : 'It could not be read or stored.');
      }
    };
    const { soundAddress, pictureAddress } = entry;
    if (plan.withSound && soundAddress)
      await attempt(async () => {
        const isNew = recordingFile(store.folder, slug) === undefined;
        result.fields.recording = await fetchSound(soundAddress, slug, path);
        if (isNew) result.brought.push({ kind: 'recording', name: slug });
      });
    if (plan.withPictures && pictureAddress)
      await attempt(async () => {
        const key = `${plan.id} ${pictureAddress}`;
        if (!pictures.has(key)) pictures.set(key, fetchPicture(pictureAddress));
        const fetched = await pictures.get(key);
        if (fetched?.isNew) result.brought.push({ kind: 'picture', name: fetched.picture.name });
        result.fields.picture = fetched?.picture as Picture;
      });
    return result;
  };
}
