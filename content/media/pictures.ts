import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type PictureFormat, pictureFormats, pictureWidths } from '@longwave/contract/picture-path.ts';
import type { StationModule } from '@longwave/contract/station-module.ts';
import sharp from 'sharp';
import { Refusal } from '../http/problem.ts';
import type { Store } from '../store.ts';
import { createKeptFiles, type KeptFile } from './kept-file.ts';
import { noPicture, noPictureSvg } from './no-picture.ts';
import { mostPixels } from './original-picture.ts';

export const pictureTypes: Record<PictureFormat, string> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
  png: 'image/png',
};

/** Pictures in the widths and formats of the contract, and no others, so that nobody can fill the disk. */
export function createPictures(store: Store, station: StationModule | undefined) {
  const kept = createKeptFiles({ atOnce: 2 });

  async function original(name: string): Promise<{ bytes: Uint8Array; drawn: boolean } | undefined> {
    const row = store.sql('SELECT file FROM media WHERE name = ?').get(name) as { file: string } | undefined;
    if (row) return { bytes: await readFile(join(store.folder, 'media', row.file)), drawn: false };
    const svg = station?.picture(name)?.svg ?? (name === noPicture.name ? noPictureSvg : undefined);
    return svg === undefined ? undefined : { bytes: Buffer.from(svg), drawn: true };
  }

  return async function picture(name: string, width: number, format: string): Promise<KeptFile> {
    if (!/^[a-z0-9][a-z0-9-]{0,150}$/.test(name)) throw new Refusal(404, 'There is no such picture', 'name');
    if (!(pictureWidths as readonly number[]).includes(width))
      throw new Refusal(404, `Pictures are ${pictureWidths.join(', ')} pixels wide`, 'width');
    const wanted = pictureFormats.find((known) => known === format);
    if (!wanted) throw new Refusal(404, `Pictures are ${pictureFormats.join(', ')}`, 'format');
    const path = join(store.folder, 'pictures', name, `${width}.${wanted}`);
    return kept(path, async () => {
      const source = await original(name);
      if (!source) throw new Refusal(404, `There is no picture called ${name}`, 'name');
      return rendered(source, width, wanted);
    });
  };
}

/** In place of one whose original cannot be read. */
export function plainPicture(width: number, format: PictureFormat): Promise<Uint8Array> {
  const plain = { width, height: width, channels: 3, background: noPicture.colour } as const;
  return sharp({ create: plain })
    .toFormat(format === 'jpg' ? 'jpeg' : format)
    .toBuffer();
}

/** Quick settings: a picture is made while a visitor waits for it, and grain hides what they cost. */
async function rendered(source: { bytes: Uint8Array; drawn: boolean }, width: number, format: PictureFormat) {
  const image = sharp(source.bytes, { limitInputPixels: mostPixels })
    .rotate()
    .resize({ width, withoutEnlargement: !source.drawn });
  switch (format) {
    case 'avif':
      return image.avif({ quality: 38, effort: 0 }).toBuffer();
    case 'webp':
      return image.webp({ quality: 60, effort: 2 }).toBuffer();
    case 'jpg':
      return image.flatten({ background: '#ffffff' }).jpeg({ quality: 74 }).toBuffer();
    case 'png':
      return image.png({ palette: true }).toBuffer();
  }
}
