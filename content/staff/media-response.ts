import { pictureOf } from '../media/picture-facts.ts';
import type { MediaRow } from '../store/tables/media.ts';
import { instantOf } from './document-response.ts';

/** A stored picture as staff read it; `picture` is how documents contain it. */
export function mediaResponse(row: MediaRow) {
  const { name, filename, alt, width, height, colour, bytes, sha256, focalX, focalY, added } = row;
  return {
    name,
    filename,
    alt,
    width,
    height,
    colour,
    bytes,
    sha256,
    focal: { x: focalX, y: focalY },
    added: instantOf(added),
    picture: pictureOf(row),
  };
}

export function mediaEtag({ sha256 }: MediaRow): Record<string, string> {
  return { etag: `"${sha256}"` };
}
