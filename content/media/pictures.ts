import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type PictureFormat, pictureFormats, pictureWidths } from '@longwave/contract/picture-path.ts';
import type { StationModule } from '@longwave/contract/station-module.ts';
import { HttpError } from '../http/http-error.ts';
import type { Store } from '../store/repository.ts';
import type { MediaRow } from '../store/tables/media.ts';
import { createGeneratedFiles, type FileOrBytes } from './generated-files.ts';
import { loadSharp } from './load-sharp.ts';
import { maxPixels } from './original-picture.ts';
import { versionOf } from './picture-facts.ts';
import { placeholderPicture, placeholderSvg } from './placeholder-picture.ts';

export const pictureTypes: Record<PictureFormat, string> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
  png: 'image/png',
};

/** Makes pictures in the widths and formats of the contract only, so that nobody can fill the disk. */
export function createPictureFiles(store: Store, station: StationModule | undefined) {
  const generated = createGeneratedFiles({ concurrency: 2 });

  async function original(
    name: string,
    row: MediaRow | undefined,
  ): Promise<{ bytes: Uint8Array; drawn: boolean } | undefined> {
    if (row) return { bytes: await readFile(join(store.folder, 'media', row.file)), drawn: false };
    const svg =
      station?.picture(name)?.svg ?? (name === placeholderPicture.name ? placeholderSvg : undefined);
    return svg === undefined ? undefined : { bytes: Buffer.from(svg), drawn: true };
  }

  /** The current picture of that name. */
  return async function picture(name: string, width: number, format: string): Promise<FileOrBytes> {
    if (!/^[a-z0-9][a-z0-9-]{0,150}$/.test(name))
      throw new HttpError(404, 'There is no such picture', 'name');
    if (!(pictureWidths as readonly number[]).includes(width))
      throw new HttpError(404, `Pictures are ${pictureWidths.join(', ')} pixels wide`, 'width');
    const wanted = pictureFormats.find((known) => known === format);
    if (!wanted) throw new HttpError(404, `Pictures are ${pictureFormats.join(', ')}`, 'format');
    const row = await store.media.read(name);
    const path = join(derivedFolder(store.folder, name, row && versionOf(row)), `${width}.${wanted}`);
    return generated(path, async () => {
      const source = await original(name, row);
      if (!source) throw new HttpError(404, `There is no picture called ${name}`, 'name');
      return render(source, width, wanted);
    });
  };
}

/** The folder of the derived sizes of a picture. */
export function derivedFolder(data: string, name: string, version = ''): string {
  return join(data, 'pictures', name, version);
}

/** Shown instead of a picture whose original cannot be read. */
export async function renderPlaceholder(width: number, format: PictureFormat): Promise<Uint8Array> {
  const plain = { width, height: width, channels: 3, background: placeholderPicture.colour } as const;
  const sharp = await loadSharp();
  return sharp({ create: plain })
    .toFormat(format === 'jpg' ? 'jpeg' : format)
    .toBuffer();
}

/** Uses quick settings, since a visitor waits for the picture and grain hides the loss of quality. */
async function render(source: { bytes: Uint8Array; drawn: boolean }, width: number, format: PictureFormat) {
  const sharp = await loadSharp();
  const image = sharp(source.bytes, { limitInputPixels: maxPixels })
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
