import { type Context, Hono } from 'hono';
import { HttpError } from '../http/http-error.ts';
import { actorOf } from '../people/actor.ts';
import type { RequireStaff } from '../people/require-staff.ts';
import type { Upload } from './upload-folder.ts';
import { ownerOf, visibleUploads } from './upload-owner.ts';
import type { Uploads } from './uploads.ts';

const exposed = 'Location, Tus-Resumable, Upload-Offset, Upload-Length, Upload-Metadata, Upload-Expires';

/**
 * Routes of resumable uploads by tus: `POST /uploads`, then `PATCH`, `HEAD` and `DELETE` of the path it returns; and the state of
 * each upload.
 */
export function uploadRoutes(uploads: Uploads, requireStaff: RequireStaff) {
  /** The owner is not checked: hosts know the random ids of their own uploads only. */
  const mayAdd = requireStaff('media.add');

  async function read(id: string): Promise<Upload> {
    const upload = await uploads.read(id);
    if (!upload) throw new HttpError(404, 'There is no such upload', 'id');
    return upload;
  }

  async function shown(upload: Upload) {
    const { created, bytes, owner: _, ...rest } = upload;
    const received = upload.state === 'uploading' ? await uploads.received(upload.id) : bytes;
    return { ...rest, bytes, received, created: new Date(created).toISOString() };
  }

  async function passOn(c: Context): Promise<Response> {
    const response = await uploads.tus(c.req.raw, ownerOf(actorOf(c)));
    response.headers.set('access-control-expose-headers', exposed);
    return response;
  }

  return new Hono()
    .get('/uploads', mayAdd, async (c) => {
      const own = c.req.query('own');
      if (own !== undefined && own !== '1') throw new HttpError(400, 'own must be 1', 'own');
      const listed = visibleUploads(await uploads.list(), actorOf(c), own === '1');
      return c.json({ uploads: await Promise.all(listed.reverse().map(shown)) });
    })
    .post('/uploads', mayAdd, passOn)
    .get('/uploads/:id/status', mayAdd, async (c) => c.json(await shown(await read(c.req.param('id')))))
    .get('/uploads/:id', mayAdd, async (c) => {
      const upload = await read(c.req.param('id'));
      if (c.req.raw.method !== 'HEAD') return c.json(await shown(upload));
      if (upload.state === 'uploading') return passOn(c);
      // Tells a client that missed the last response that the upload is complete.
      const length = String(upload.bytes);
      return c.body(null, 200, {
        'tus-resumable': '1.0.0',
        'upload-offset': length,
        'upload-length': length,
      });
    })
    .patch('/uploads/:id', mayAdd, async (c) => {
      await read(c.req.param('id'));
      return passOn(c);
    })
    .delete('/uploads/:id', mayAdd, async (c) => {
      const upload = await read(c.req.param('id'));
      const response = upload.state === 'uploading' ? await passOn(c) : undefined;
      if (response && response.status >= 400) return response;
      await uploads.remove(upload);
      return c.body(null, 204, { 'tus-resumable': '1.0.0' });
    });
}
