import type { DraftDocument } from '@longwave/contract/draft.ts';
import type { Reads } from '../store/repository.ts';
import type { MediaRow } from '../store/tables/media.ts';
import { mapPictures } from './map-pictures.ts';
import { factsOf } from './picture-facts.ts';

type Shown = { name: string; [field: string]: unknown };

/** A picture in a document with its current facts; the same object if they are current already. */
export function withFacts(picture: Shown, row: MediaRow): Shown {
  const { name, alt, width, height, colour, version, focal, ...rest } = picture;
  const facts = factsOf(row);
  const isCurrent = JSON.stringify({ width, height, colour, version, focal }) === JSON.stringify(facts);
  return isCurrent ? picture : { name, alt, ...facts, ...rest };
}

/** The document with current facts of its pictures, since one may have been replaced after the writer read them. */
export async function withCurrentFacts<T extends DraftDocument>(reads: Reads, form: T): Promise<T> {
  const names = new Set<string>();
  mapPictures(form, (picture) => {
    names.add(picture.name);
    return picture;
  });
  const found = await Promise.all([...names].map((name) => reads.media.read(name)));
  const rows = new Map(found.flatMap((row) => (row ? [[row.name, row] as const] : [])));
  if (rows.size === 0) return form;
  return mapPictures(form, (picture) => {
    const row = rows.get(picture.name);
    return row ? withFacts(picture, row) : picture;
  }) as T;
}
