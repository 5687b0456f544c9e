import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { Hono } from 'hono';
import { readBytes } from '../http/body.ts';
import { createBodyLimit } from '../http/body-limit.ts';
import { freeBytes, requireDiskSpace } from '../http/disk-space.ts';
import { HttpError } from '../http/http-error.ts';
import { BadPicture, inspectPicture } from '../media/original-picture.ts';
import { refreshUses } from '../media/refresh-uses.ts';
import { setAsidePicture } from '../media/set-aside-picture.ts';
import { createTurns } from '../media/turns.ts';
import { type Actor, actorOf, authorOf } from '../people/actor.ts';
import { recordAction } from '../people/audit.ts';
import { authorise } from '../people/authorise.ts';
import type { RequireStaff } from '../people/require-staff.ts';
import type { SetAsideFolder } from '../set-aside/set-aside-folder.ts';
import type { Store, Transaction } from '../store/repository.ts';
import { type MediaRow, undescribed } from '../store/tables/media.ts';
import type { Edit } from '../store/versions.ts';
import { writeWithFile } from '../store/write-with-file.ts';
import { ownerOf } from '../uploads/upload-owner.ts';
import { checkContent, type ExpectedContent, parseExpectedContent } from './expected-content.ts';
import { mediaEtag, mediaResponse } from './media-response.ts';

const maxUploadBytes = 25 * 1024 * 1024;
/** Each picture has up to 100 megapixels, which take a third of a gigabyte. */
const maxDecodesAtOnce = 2;

type Stored = { row: MediaRow; before: MediaRow | undefined };

/** `PUT /media/{name}`: stores an original. With `If-Match` it replaces the picture of that name wherever it is shown. */
export function pictureUploadRoutes(
  store: Store,
  setAside: SetAsideFolder,
  requireStaff: RequireStaff,
  now: () => number,
  free = freeBytes,
  withBody = createBodyLimit(),
) {
  const inTurn = createTurns(maxDecodesAtOnce);
  return new Hono().put('/media/:name', requireStaff('media.add'), async (c) => {
    const name = c.req.param('name');
    if (!/^[a-z0-9][a-z0-9-]{0,149}$/.test(name))
      throw new HttpError(400, 'name must be lower-case letters, digits and dashes', 'name');
    const expected = parseExpectedContent(c.req.raw);
    const actor = actorOf(c);
    const edit = { author: authorOf(c), now: now(), note: 'picture replaced' };
    const filename = parseFilename(c.req.query('filename') ?? '');
    const { row, before } = await withBody(ownerOf(actor), async () => {
      const bytes = await readBytes(c.req.raw, maxUploadBytes);
      await requireDiskSpace(store.folder, bytes.length, free);
      const { ending, ...facts } = await inTurn(() => inspectPicture(bytes)).catch((error) => {
        if (error instanceof BadPicture) throw new HttpError(400, error.message, 'body');
        throw error;
      });
      const sha256 = createHash('sha256').update(bytes).digest('hex');
      const file = `${sha256}.${ending}`;
      const uploaded = {
        name,
        file,
        ...facts,
        bytes: bytes.length,
        sha256,
        filename,
        ...undescribed,
        added: edit.now,
      };
      return storePicture(store, uploaded, bytes, expected, edit, actor);
    });
    const isReplaced = before && before.file !== row.file;
    const id = isReplaced ? await setAsidePicture(store, setAside, before, row.sha256, edit) : undefined;
    const response = { ...mediaResponse(row), ...(id && { setAside: id }) };
    return c.json(response, before ? 200 : 201, mediaEtag(row));
  });
}

/** Each upload writes a file of its own; which of two concurrent ones gets the name is decided in the transaction. */
async function storePicture(
  store: Store,
  uploaded: MediaRow,
  bytes: Buffer,
  expected: ExpectedContent,
  edit: Edit,
  actor: Actor,
): Promise<Stored> {
  const atFirst = await store.media.read(uploaded.name);
  if (atFirst?.sha256 === uploaded.sha256) return { row: atFirst, before: atFirst };
  checkMayReplace(actor, atFirst);
  checkContent(atFirst, expected);
  const path = join(store.folder, 'media', uploaded.file);
  return await writeWithFile(store, path, bytes, async (tx, moveIntoPath) => {
    const before = await tx.media.read(uploaded.name);
    if (before?.sha256 === uploaded.sha256) return { row: before, before };
    checkMayReplace(actor, before);
    checkContent(before, expected ?? 'nothing');
    moveIntoPath();
    const row = before ? replacementOf(before, uploaded) : uploaded;
    await write(tx, row, before, edit);
    await recordAction(
      tx,
      actor,
      edit.now,
      before ? 'replaced a picture' : 'added a picture',
      `picture/${row.name}`,
    );
    return { row, before };
  });
}

/** Hosts may add pictures but not replace them, and do not learn which picture has the name. */
function checkMayReplace(actor: Actor, present: MediaRow | undefined): void {
  if (!present) return;
  if (actor.role === 'host')
    throw new HttpError(409, 'There is a picture of this name. Choose another.', 'name');
  authorise(actor, 'media.change');
}

/** The new picture keeps what staff have said of the old one. */
function replacementOf({ alt, focalX, focalY, filename }: MediaRow, uploaded: MediaRow): MediaRow {
  return { ...uploaded, alt, focalX, focalY, filename: uploaded.filename || filename };
}

async function write(
  tx: Transaction,
  row: MediaRow,
  before: MediaRow | undefined,
  edit: Edit,
): Promise<void> {
  if (!before) return await tx.media.add(row);
  await tx.media.update(row);
  await refreshUses(tx, row, edit);
}

function parseFilename(given: string): string {
  if (given.length > 255 || /\p{Cc}/u.test(given))
    throw new HttpError(400, 'filename must be at most 255 printable characters', 'filename');
  return given;
}
