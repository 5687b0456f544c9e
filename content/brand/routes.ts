import type { StationBrand } from '@longwave/contract/station-brand.ts';
import type { StationModule } from '@longwave/contract/station-module.ts';
import { Hono } from 'hono';
import { defaultStation } from '../default-station.ts';
import { HttpError } from '../http/http-error.ts';
import type { Responder } from '../http/responder.ts';
import { createPictureFiles } from '../media/pictures.ts';
import { sendFile } from '../media/send-file.ts';
import { findLive } from '../store/live-documents.ts';
import type { Reader } from '../store/reader.ts';
import { fontFile } from './fonts.ts';
import { createIcons, iconFiles, iconsVersion } from './icons.ts';

/** Routes of the station's colours, icons and fonts. */
export function brandRoutes(responder: Responder, station: StationModule | undefined) {
  const { store } = responder;
  const icon = createIcons(store, createPictureFiles(store, station));
  return new Hono()
    .get('/station/brand.json', (c) =>
      responder.send(c.req.raw, 'station/brand', 'station/brand', stationBrandOf, 'public, max-age=5'),
    )
    .get('/station/icons/:version{[0-9a-f]{12}}/:file', async (c) => {
      const { version, file } = c.req.param();
      const wanted = iconFiles[file];
      if (!wanted) throw new HttpError(404, `Icons are ${Object.keys(iconFiles).join(', ')}`, 'file');
      const document = (await findLive(store, 'station', 'station')) ?? defaultStation;
      const current = iconsVersion(document);
      // Redirects an app that was installed before the icons changed.
      if (version !== current)
        return c.body(null, 302, { location: `../${current}/${file}`, 'cache-control': 'no-store' });
      const type = wanted.isIco ? 'image/x-icon' : 'image/png';
      return sendFile(c.req.raw, await icon(document, file, wanted), type);
    })
    .get('/fonts/:file{[a-z0-9-]{1,150}\\.woff2}', (c) => {
      const name = c.req.param('file').slice(0, -'.woff2'.length);
      const file = fontFile(store.folder, name);
      if (!file) throw new HttpError(404, `There is no font called ${name}`, 'file');
      return sendFile(c.req.raw, file, 'font/woff2');
    });
}

async function stationBrandOf(reader: Reader): Promise<StationBrand> {
  const found = await reader.document('station', 'station');
  const { name, language, brand } = found?.document ?? defaultStation;
  return { name, language, brand: brand ?? null };
}
