import { maxPictureSide } from '@longwave/contract/field.ts';
import { loadSharp } from './load-sharp.ts';

/** File extensions of pictures by format. */
const endings: Record<string, string> = { jpeg: 'jpg', png: 'png', webp: 'webp', heif: 'avif' };
const minPictureSide = 8;
export const maxPixels = 100_000_000;

type OriginalPicture = { ending: string; width: number; height: number; colour: string };

/** Says in a sentence why a file cannot be a picture of the station. */
export class BadPicture extends Error {}

/** Reads format, size and main colour of a picture; throws `BadPicture` when the station cannot use it. */
export async function inspectPicture(file: Uint8Array | string): Promise<OriginalPicture> {
  const { ending, width, height } = await readDimensions(file);
  if (Math.min(width, height) < minPictureSide || Math.max(width, height) > maxPictureSide)
    throw new BadPicture(
      `A picture has ${minPictureSide} to ${maxPictureSide} pixels in each direction; this one has ${width} × ${height}`,
    );
  if (width * height > maxPixels)
    throw new BadPicture(`A picture has at most ${maxPixels} pixels; this one has ${width * height}`);
  const sharp = await loadSharp();
  const { dominant } = await sharp(file)
    .stats()
    .catch(() => {
      throw new BadPicture('The picture is damaged');
    });
  const colour = [dominant.r, dominant.g, dominant.b].map((part) => part.toString(16).padStart(2, '0'));
  return { ending, width, height, colour: `#${colour.join('')}` };
}

async function readDimensions(file: Uint8Array | string) {
  const sharp = await loadSharp();
  // For an empty buffer sharp throws a usage error.
  const metadata = await sharp(file.length > 0 ? file : Buffer.alloc(1), { limitInputPixels: false })
    .metadata()
    .catch(() => undefined);
  const ending = endings[metadata?.format ?? ''];
  if (!metadata || !ending) throw new BadPicture('This is not a picture in JPEG, PNG, WebP or AVIF');
  const { width, height, orientation = 1 } = metadata;
  return orientation >= 5 ? { ending, width: height, height: width } : { ending, width, height };
}
