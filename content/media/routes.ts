import { basename, dirname } from 'node:path';
import type { PictureFormat } from '@longwave/contract/picture-path.ts';
import type { StationModule } from '@longwave/contract/station-module.ts';
import { createLog } from '@longwave/server-kit/log.ts';
import { Hono } from 'hono';
import { HttpError } from '../http/http-error.ts';
import type { Store } from '../store/repository.ts';
import { findCaptions } from './captions.ts';
import { createClipFiles } from './clips.ts';
import type { FileOrBytes } from './generated-files.ts';
import { createPictureFiles, pictureTypes, renderPlaceholder } from './pictures.ts';
import { sendFile } from './send-file.ts';

const log = createLog('content');

/** Staff may delete a film or captions and give their name to others. */
const mayChange = 'public, max-age=3600';

const typeOf = (file: string) => pictureTypes[file.split('.')[1] as PictureFormat];

export function mediaRoutes(store: Store, station: StationModule | undefined) {
  const picture = createPictureFiles(store, station);
  const clip = createClipFiles(store, station);

  async function pictureFile(name: string, file: string): Promise<FileOrBytes> {
    const [width = '', format = ''] = file.split('.');
    return await picture(name, Number(width), format).catch((error: unknown) => {
      if (error instanceof HttpError) throw error;
      log.error('A picture could not be made, a placeholder is shown', { name, reason: String(error) });
      return renderPlaceholder(Number(width), format as PictureFormat);
    });
  }

  return (
    new Hono()
      .get('/media/:name/:file{\\d{1,5}\\.[a-z0-9]{1,5}}', async (c) => {
        const { name, file } = c.req.param();
        return sendFile(c.req.raw, await pictureFile(name, file), typeOf(file));
      })
      .get('/media/:name/:version{[0-9a-f]{12}}/:file{\\d{1,5}\\.[a-z0-9]{1,5}}', async (c) => {
        const { name, version, file } = c.req.param();
        const found = await pictureFile(name, file);
        // A page from before the picture was replaced asks for the old version and gets the new one.
        const isPresent = typeof found === 'string' && basename(dirname(found)) === version;
        return sendFile(c.req.raw, found, typeOf(file), isPresent ? undefined : 'public, max-age=60');
      })
      .get('/captions/:file{[a-z0-9][a-z0-9-]{0,150}\\.vtt}', async (c) =>
        sendFile(
          c.req.raw,
          findCaptions(store.folder, c.req.param('file').slice(0, -'.vtt'.length)),
          'text/vtt; charset=utf-8',
          mayChange,
        ),
      )
      // The path ends with webm whatever the format is; browsers go by the media type.
      .get('/clips/:file{[a-z0-9-]+\\.webm}', async (c) => {
        const { file, type } = await clip(c.req.param('file').slice(0, -'.webm'.length));
        return sendFile(c.req.raw, file, type, mayChange);
      })
  );
}
