import type { Picture } from '@longwave/contract/picture.ts';
import type { MediaRow } from '../store/tables/media.ts';

/** The beginning of a picture's SHA-256, which is part of its path. */
export function versionOf({ sha256 }: { sha256: string }): string | undefined {
  return /^[0-9a-f]{12}/.exec(sha256)?.[0];
}

/** The fields of a picture in a document that follow from the stored picture. A focal point in the middle is left out. */
export function factsOf(row: MediaRow): Omit<Picture, 'name' | 'alt'> {
  const { width, height, colour, focalX: x, focalY: y } = row;
  const version = versionOf(row);
  return {
    width,
    height,
    colour,
    ...(version && { version }),
    ...((x !== 0.5 || y !== 0.5) && { focal: { x, y } }),
  };
}

/** A stored picture as documents contain it. */
export function pictureOf(row: MediaRow): Picture {
  return { name: row.name, alt: row.alt, ...factsOf(row) };
}
