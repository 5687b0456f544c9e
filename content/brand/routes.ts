import type { StationBrand } from '@longwave/contract/station-brand.ts';
import type { StationModule } from '@longwave/contract/station-module.ts';
import { Hono } from 'hono';
import type { Answers } from '../http/answers.ts';
import { Refusal } from '../http/problem.ts';
import { createPictures } from '../media/pictures.ts';
import { sendFile } from '../media/send-file.ts';
import type { Reader } from '../pages/reader.ts';
import { plainStation } from '../plain-station.ts';
import { findLive } from '../store/live-documents.ts';
import { fontFile } from './fonts.ts';
import { createIcons, iconFiles, versionOf } from './icons.ts';

/** What pages look like: colours, icons and fonts. */
export function brandRoutes(answers: Answers, station: StationModule | undefined) {
  const { store } = answers;
  const icon = createIcons(store, createPictures(store, station));
  return new Hono()
    .get('/station/brand.json', (c) =>
      answers.send(c.req.raw, 'station/brand', 'station/brand', stationBrandOf, 'public, max-age=5'),
    )
    .get('/station/icons/:version{[0-9a-f]{12}}/:file', async (c) => {
      const { version, file } = c.req.param();
      const wanted = iconFiles[file];
      if (!wanted) throw new Refusal(404, `Icons are ${Object.keys(iconFiles).join(', ')}`, 'file');
      const document = findLive(store, 'station', 'station') ?? plainStation;
      const current = versionOf(document);
      // An app that was installed before the station changed its looks.
      if (version !== current)
        return c.body(null, 302, { location: `../${current}/${file}`, 'cache-control': 'no-store' });
      const type = wanted.isIco ? 'image/x-icon' : 'image/png';
      return sendFile(c.req.raw, await icon(document, file, wanted), type);
    })
    .get('/fonts/:file{[a-z0-9-]{1,150}\\.woff2}', (c) => {
      const name = c.req.param('file').slice(0, -'.woff2'.length);
      const file = fontFile(store.folder, name);
      if (!file) throw new Refusal(404, `There is no font called ${name}`, 'file');
      return sendFile(c.req.raw, file, 'font/woff2');
    });
}

function stationBrandOf(reader: Reader): StationBrand {
  const { name, language, brand } = reader.document('station', 'station')?.document ?? plainStation;
  return { name, language, brand: brand ?? null };
}
