import type { StationDocument } from '@longwave/contract/documents.ts';

/** Pictures that no document names: the browser's and the sharing sites' own. */
const brand = ['logo', 'icon', 'og', 'error'];

/** Every picture somebody may ask for; drawing whatever is asked would fill the disk. */
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
