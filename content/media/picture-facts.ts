import type { Picture } from '@longwave/contract/picture.ts';
import type { MediaRow } from '../store/tables/media.ts';

/** The beginning of a picture's SHA-256, as it stands in its path. */
export function versionOf({ sha256 }: { sha256: string }): string | undefined {
  return /^[0-9a-f]{12}/.exec(sha256)?.[0];
}

/** What a document says of a picture that follows from the picture itself. The middle as focal point is not said. */
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

/** A stored picture as a document shows it. */
export function pictureOf(row: MediaRow): Picture {
  return { name: row.name, alt: row.alt, ...factsOf(row) };
}
