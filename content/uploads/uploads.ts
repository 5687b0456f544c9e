import type { StationModule } from '@longwave/contract/station-module.ts';
import { createLog } from '@longwave/server-kit/log.ts';
import { canMake } from '@longwave/server-kit/station-module.ts';
import type { Transcoding } from '@longwave/transcoding/transcoding.ts';
import { freeBytes, requireDiskSpace } from '../http/disk-space.ts';
import { HttpError } from '../http/http-error.ts';
import { findPresent, type Outcome } from './check-upload.ts';
import { createChecks } from './checks.ts';
import { parseUpload } from './parse-upload.ts';
import type { createTus, TusHooks } from './tus.ts';
import { openUploadFolder, type Upload, type UploadFacts } from './upload-folder.ts';

const log = createLog('content');
const hour = 3_600_000;
const expiry = 7 * 24 * hour;
/** For each owner; the space that all of them need is limited by the disk. */
const maxUnfinished = 20;
const needsFfmpeg = /\.(?:m4a|mp4|aac)$/i;
const noFfmpeg =
  'This machine has no ffmpeg, so it cannot read m4a and AAC. Install ffmpeg on it, or make the recording an mp3, wav or flac file and upload that.';
type Ending = { state: 'ready'; facts: UploadFacts } | { state: 'refused'; reason: string };

type Limits = { checkTime?: (bytes: number) => number; free?: typeof freeBytes };

export type Uploads = ReturnType<typeof openUploads>;

/** Recordings, films and captions that are received in parts, checked when they are complete, and then moved to their path. */
export function openUploads(
  data: string,
  station: StationModule | undefined,
  transcoding: Pick<Transcoding, 'canDecode'>,
  now: () => number,
  { checkTime, free = freeBytes }: Limits = {},
) {
  const folder = openUploadFolder(data);
  const checks = createChecks(checkTime);
  let creating: Promise<unknown> = Promise.resolve();
  let notifyChecked: (upload: Upload) => Promise<void> = async () => undefined;
  let lastSweep = Number.NEGATIVE_INFINITY;

  /** The number of bytes that these uploads have still to receive. */
  async function missingBytes(uploads: Upload[]): Promise<number> {
    const missing = uploads.map(async ({ id, bytes }) => Math.max(0, bytes - (await folder.received(id))));
    return (await Promise.all(missing)).reduce((sum, one) => sum + one, 0);
  }

  async function create(
    id: string,
    metadata: Record<string, string | null>,
    length: number | undefined,
    owner: string,
  ): Promise<void> {
    const { kind, name, filename, bytes } = parseUpload(metadata, length);
    const placed = kind === 'original' ? 'recording' : kind;
    if (placed !== 'captions' && canMake(station, placed, name))
      throw new HttpError(409, `There is a ${placed} called ${name} already; choose another name.`, 'name');
    if (kind === 'original' && needsFfmpeg.test(filename) && !(await transcoding.canDecode('aac')))
      throw new HttpError(415, noFfmpeg, 'filename');
    const unfinished = (await folder.list()).filter(({ state }) => state === 'uploading');
    if (unfinished.filter((upload) => upload.owner === owner).length >= maxUnfinished)
      throw new HttpError(429, `You have ${maxUnfinished} unfinished uploads; end or remove one first.`);
    await requireDiskSpace(folder.folder, bytes + (await missingBytes(unfinished)), free);
    await folder.write({ id, kind, name, filename, bytes, created: now(), owner, state: 'uploading' });
  }

  async function startCheck(id: string): Promise<void> {
    const upload = await folder.read(id);
    if (!upload || (upload.state !== 'uploading' && upload.state !== 'checking')) return;
    await changeOne(async () => {
      const { state: _, ...facts } = (await folder.read(id)) ?? {};
      if ('id' in facts) await folder.write({ ...facts, state: 'checking' });
    });
    const { kind, name, bytes } = upload;
    checks.add(
      { id, bytes, path: folder.pathOf(id), kind, name, data },
      async () => (await folder.read(id)) !== undefined,
      (work) => takeOutcome(upload, work),
    );
  }

  /** Stores the outcome of a check and notifies of it. A check that a restart has interrupted is done again. */
  async function takeOutcome({ id, kind, name }: Upload, work: Promise<Outcome>): Promise<void> {
    try {
      const outcome = await work;
      if ('facts' in outcome) await finish(id, { state: 'ready', facts: outcome.facts });
      else await finish(id, { state: 'refused', reason: outcome.reason });
    } catch (error) {
      if (checks.stopped.aborted || !(await folder.read(id))) return;
      log.error('An upload could not be checked', { kind, name, error });
      await finish(id, { state: 'refused', reason: 'It could not be read or stored. Upload it again.' });
    }
    await folder.removeBytes(id);
    const checked = await folder.read(id);
    if (checked)
      await notifyChecked(checked).catch((error) => log.error('An upload was not taken', { name, error }));
  }

  /** Reads the upload again, since its show may have been set while it was checked. */
  async function finish(id: string, end: Ending): Promise<void> {
    await changeOne(async () => {
      const upload = await folder.read(id);
      if (upload) await folder.write({ ...upload, ...end });
    });
  }

  let changing: Promise<unknown> = Promise.resolve();
  function changeOne(work: () => Promise<void>): Promise<void> {
    const done = changing.then(work);
    changing = done.catch(() => undefined);
    return done;
  }

  async function resume(): Promise<void> {
    for (const { id, state, bytes } of await folder.list())
      if (state === 'checking' || (state === 'uploading' && (await folder.received(id)) >= bytes))
        await startCheck(id);
  }

  const hooks: TusHooks = {
    // Uploads are created one after the other, so that the limit holds.
    onCreate(...given) {
      const done = creating.then(() => create(...given));
      creating = done.catch(() => undefined);
      return done;
    },
    onWhole: startCheck,
  };
  let handler: Promise<ReturnType<typeof createTus>> | undefined;
  /** Loaded at the first upload, so that a start need not wait for it. */
  async function tus(request: Request, owner: string): Promise<Response> {
    handler ??= import('./tus.ts').then((module) => module.createTus(folder.folder, expiry, hooks));
    return (await handler)(request, owner);
  }
  const resumed = resume().catch((error) => log.error('Uploads could not be read', { error }));

  return {
    tus,
    read: folder.read,
    /** Without uploads whose file has been removed since they were checked. */
    async list(): Promise<Upload[]> {
      return (await folder.list()).filter(
        (upload) => upload.state !== 'ready' || findPresent({ ...upload, data }),
      );
    },
    received: folder.received,
    /** Sets the listener that is called when an upload has been checked. */
    onChecked(listener: typeof notifyChecked): void {
      notifyChecked = listener;
    },
    setShow: (id: string, show: number) =>
      changeOne(async () => {
        const upload = await folder.read(id);
        if (upload) await folder.write({ ...upload, show });
      }),
    /** Removes an upload and ends its check. */
    async remove({ id }: Upload): Promise<void> {
      await changeOne(() => folder.remove(id));
      checks.end(id);
    },
    /** Once an hour removes uploads that have expired. */
    async removeExpired(instant: number): Promise<void> {
      if (Math.abs(instant - lastSweep) < hour) return;
      lastSweep = instant;
      for (const upload of await folder.list())
        if (upload.created < instant - expiry && upload.state !== 'checking') await folder.remove(upload.id);
    },
    async close(): Promise<void> {
      await resumed;
      await checks.close();
    },
  };
}
