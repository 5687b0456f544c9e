import type { PictureFormat } from '@longwave/contract/picture-path.ts';
import type { StationModule } from '@longwave/contract/station-module.ts';
import { Hono } from 'hono';
import { Refusal } from '../http/problem.ts';
import type { Store } from '../store.ts';
import { findCaptions } from './captions.ts';
import { createClips } from './clips.ts';
import { createPictures, pictureTypes, plainPicture } from './pictures.ts';
import { sendFile } from './send-file.ts';

export function mediaRoutes(store: Store, station: StationModule | undefined) {
  const picture = createPictures(store, station);
  const clip = createClips(store, station);
  return new Hono()
    .get('/media/:name/:file{\\d{1,5}\\.[a-z0-9]{1,5}}', async (c) => {
      const [width = '', format = ''] = c.req.param('file').split('.');
      const name = c.req.param('name');
      const type = pictureTypes[format as keyof typeof pictureTypes];
      const kept = await picture(name, Number(width), format).catch((error: unknown) => {
        if (error instanceof Refusal) throw error;
        console.error(`The picture ${name} could not be made, a plain one is shown: ${error}`);
        return plainPicture(Number(width), format as PictureFormat);
      });
      return sendFile(c.req.raw, kept, type);
    })
    .get('/captions/:file{[a-z0-9][a-z0-9-]{0,150}\\.vtt}', async (c) =>
      sendFile(
        c.req.raw,
        findCaptions(store.folder, c.req.param('file').slice(0, -'.vtt'.length)),
        'text/vtt; charset=utf-8',
      ),
    )
    .get('/clips/:file{[a-z0-9-]+\\.webm}', async (c) =>
      sendFile(c.req.raw, await clip(c.req.param('file').slice(0, -'.webm'.length)), 'video/webm'),
    );
}
