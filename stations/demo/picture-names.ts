import type { StationDocument } from '@longwave/contract/documents.ts';

/** Pictures that no document names: for the browser and for sites where links are shared. */
const brand = ['logo', 'icon', 'og', 'error'];

/** The names of all pictures that may be requested; drawing a picture for any name would fill the disk. */
export function pictureNames(documents: StationDocument[]): Set<string> {
  return new Set([...brand, ...documents.flatMap(picturesIn).flatMap((picture) => picture?.name ?? [])]);
}

function picturesIn(document: StationDocument) {
  switch (document.type) {
    case 'genre':
    case 'redirect':
    case 'playlist':
      return [];
    case 'station':
      return [document.logo, ...document.imagenav.map(({ itemimage }) => itemimage)];
    case 'article':
    case 'page':
      return [
        document.picture,
        ...(document.blocks ?? []).flatMap((block) => (block.block === 'picture' ? [block.picture] : [])),
      ];
    default:
      return [document.picture];
  }
}
