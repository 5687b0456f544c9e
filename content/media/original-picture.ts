import { longestSide } from '@longwave/contract/field.ts';
import sharp from 'sharp';
import type { Store } from '../store.ts';

/** What a picture may end with, by what it is. */
const endings: Record<string, string> = { jpeg: 'jpg', png: 'png', webp: 'webp', heif: 'avif' };
const shortestSide = 8;
export const mostPixels = 100_000_000;

export type OriginalPicture = { ending: string; width: number; height: number; colour: string };

/** Why a file cannot be a picture of the station, in a sentence. */
export class BadPicture extends Error {}

/** Looks at a picture before it is kept. */
export async function lookAtPicture(file: Uint8Array | string): Promise<OriginalPicture> {
  const { ending, width, height } = await sidesOf(file);
  if (Math.min(width, height) < shortestSide || Math.max(width, height) > longestSide)
    throw new BadPicture(
      `A picture has ${shortestSide} to ${longestSide} pixels in each direction; this one has ${width} × ${height}`,
    );
  if (width * height > mostPixels)
    throw new BadPicture(`A picture has at most ${mostPixels} pixels; this one has ${width * height}`);
  const { dominant } = await sharp(file)
    .stats()
    .catch(() => {
      throw new BadPicture('The picture is damaged');
    });
  const colour = [dominant.r, dominant.g, dominant.b].map((part) => part.toString(16).padStart(2, '0'));
  return { ending, width, height, colour: `#${colour.join('')}` };
}

async function sidesOf(file: Uint8Array | string) {
  const metadata = await sharp(file, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined);
  const ending = endings[metadata?.format ?? ''];
  if (!metadata || !ending) throw new BadPicture('This is not a picture in JPEG, PNG, WebP or AVIF');
  const { width, height, orientation = 1 } = metadata;
  return orientation >= 5 ? { ending, width: height, height: width } : { ending, width, height };
}

export type MediaRow = {
  name: string;
  file: string;
  width: number;
  height: number;
  colour: string;
  bytes: number;
  sha256: string;
};

/** Inside a running transaction: a name is for ever, so one that is there stays. */
export function keepMedia(
  store: Store,
  { name, file, width, height, colour, bytes, sha256 }: MediaRow,
): void {
  store
    .sql(
      `INSERT OR IGNORE INTO media (name, file, width, height, colour, bytes, sha256)
       VALUES (?, ?, ?, ?, ?, ?, ?)`,
    )
    .run(name, file, width, height, colour, bytes, sha256);
}
