import { type Context, Hono } from 'hono';
import * as z from 'zod/mini';
import { parseBody, readBytes } from '../http/body.ts';
import { HttpError } from '../http/http-error.ts';
import { actorOf, authorOf } from '../people/actor.ts';
import { recordAction } from '../people/audit.ts';
import { type Action, authorise } from '../people/authorise.ts';
import { subjectOf } from '../people/document-subject.ts';
import type { RequireStaff } from '../people/require-staff.ts';
import type { Store } from '../store/repository.ts';
import { readDocument, type StoredDocument } from '../store/stored-document.ts';
import type { Uploads } from '../uploads/uploads.ts';
import { type Preparation, resultOf } from './preparation-folder.ts';
import type { PreparationRequest, Preparations } from './preparations.ts';

const maxBodyBytes = 1024;
export const linkBody = z.object({ upload: z.string() });
export const makeBody = z.object({ start: z.optional(z.number()), end: z.optional(z.number()) });
const path = '/documents/show/:slug/recording';

/** Routes of a show's recording from its upload on: its state, and what staff do with it. */
export function preparationRoutes(
  store: Store,
  preparations: Preparations,
  uploads: Uploads,
  requireStaff: RequireStaff,
  now: () => number,
) {
  async function readShow(c: Context, action: Action): Promise<StoredDocument> {
    const stored = await readDocument(store, 'show', c.req.param('slug') as string);
    if (stored) authorise(actorOf(c), action, subjectOf(stored));
    if (!stored || stored.trashedAt !== null) throw new HttpError(404, 'There is no such show');
    return stored;
  }

  function requestOf(c: Context, stored: StoredDocument): PreparationRequest {
    const author = authorOf(c);
    try {
      authorise(actorOf(c), 'document.publish', subjectOf(stored));
      return { author, mayPublish: true };
    } catch {
      return { author, mayPublish: false };
    }
  }

  async function shown({ show, ...one }: Preparation) {
    const { filename, reason, seconds, bytes, measured, trim, made, whole, attached, fields, upload } = one;
    // The state is `ready` only after the show has the recording.
    const state =
      one.state === 'ready' && resultOf({ show, ...one })?.name !== attached ? 'making' : one.state;
    const coming = state === 'uploading' && upload ? await uploads.read(upload) : undefined;
    const received = coming?.state === 'uploading' ? await uploads.received(coming.id) : bytes;
    return {
      ...{
        state,
        filename,
        reason,
        seconds,
        bytes,
        received,
        upload,
        measured,
        trim,
        whole,
        attached,
        fields,
      },
      made: made && { seconds: made.seconds, trim: made.trim },
      canTryAgain: state === 'failed' && one.source !== '',
      progress: state === 'measuring' || state === 'making' ? preparations.progressOf(show) : null,
      peaks: measured ? await preparations.readPeaks(show) : [],
    };
  }

  async function respond(
    c: Context,
    stored: StoredDocument,
    status: 200 | 202,
    more = {},
  ): Promise<Response> {
    const one = await preparations.read(stored.id);
    return c.json({ recording: one ? await shown(one) : null, ...more }, status);
  }

  /** The versions that come of it are the station's; only the audit log says who has asked for them. */
  const note = (c: Context, done: string) =>
    store.write((tx) => recordAction(tx, actorOf(c), now(), done, `show/${c.req.param('slug')}`));

  /** Makes a handler that changes a preparation and responds with its state afterwards. */
  const change =
    (
      done: string,
      work: (c: Context, stored: StoredDocument, request: PreparationRequest) => Promise<void>,
    ) =>
    async (c: Context) => {
      const stored = await readShow(c, 'document.draft');
      await work(c, stored, requestOf(c, stored));
      await note(c, done);
      return respond(c, stored, 202);
    };
  const bodyOf = async (c: Context) => (await readBytes(c.req.raw, maxBodyBytes)).toString('utf8');
  const mayWrite = requireStaff('document.draft');

  return new Hono()
    .get(path, requireStaff('document.read'), async (c) =>
      respond(c, await readShow(c, 'document.read'), 200),
    )
    .put(
      path,
      mayWrite,
      change('uploaded the recording of', async (c, stored, request) => {
        const { upload } = parseBody(await bodyOf(c), linkBody);
        await preparations.link(stored, upload, request);
      }),
    )
    .delete(path, mayWrite, async (c) => {
      const stored = await readShow(c, 'document.draft');
      const setAside = await preparations.forget(stored.id, authorOf(c));
      await note(c, 'set aside the recording of');
      return respond(c, stored, 202, { setAside });
    })
    .post(
      `${path}/measure`,
      mayWrite,
      change('measured the recording of', (_, stored, request) => preparations.measure(stored, request)),
    )
    .post(
      `${path}/make`,
      mayWrite,
      change('made station-ready the recording of', async (c, stored, request) => {
        const { start, end } = parseBody(await bodyOf(c), makeBody);
        const trim = start === undefined || end === undefined ? null : { start, end };
        await preparations.make(stored, trim, request);
      }),
    )
    .post(
      `${path}/again`,
      mayWrite,
      change('prepared again the recording of', (_, stored, request) => preparations.again(stored, request)),
    );
}
