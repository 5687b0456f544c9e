import type { StationModule } from '@longwave/contract/station-module.ts';
import { Hono } from 'hono';
import type { Store } from '../store.ts';
import { createClips } from './clips.ts';
import { createPictures, pictureTypes } from './pictures.ts';
import { sendFile } from './send-file.ts';

export function mediaRoutes(store: Store, station: StationModule | undefined) {
  const picture = createPictures(store, station);
  const clip = createClips(store, station);
  return new Hono()
    .get('/media/:name/:file{\\d{1,5}\\.[a-z0-9]{1,5}}', async (c) => {
      const [width = '', format = ''] = c.req.param('file').split('.');
      const path = await picture(c.req.param('name'), Number(width), format);
      return sendFile(c.req.raw, path, pictureTypes[format as keyof typeof pictureTypes]);
    })
    .get('/clips/:file{[a-z0-9-]+\\.webm}', async (c) =>
      sendFile(c.req.raw, await clip(c.req.param('file').slice(0, -'.webm'.length)), 'video/webm'),
    );
}
