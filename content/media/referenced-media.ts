import type { VideoSource } from '@longwave/contract/document-types/video.ts';
import type { StationDocument } from '@longwave/contract/documents.ts';
import type { Picture } from '@longwave/contract/picture.ts';

/** A file that a document shows or plays, and the field that names it. */
export type MediaReference = {
  field: string;
  kind: 'picture' | 'recording' | 'clip' | 'captions' | 'font';
  name: string;
};

export function findReferencedMedia(document: StationDocument): MediaReference[] {
  switch (document.type) {
    case 'genre':
    case 'redirect':
      return [];
    case 'playlist':
      return document.recordings.map(({ name }, at) => ({
        field: `recordings.${at}.name`,
        kind: 'recording',
        name,
      }));
    case 'station':
      return [
        ...picture('logo', document.logo),
        ...picture('brand.logoDark', document.brand?.logoDark ?? null),
        ...font('brand.displayFont', document.brand?.displayFont),
        ...font('brand.textFont', document.brand?.textFont),
        ...document.imagenav.flatMap(({ itemimage }, at) => picture(`imagenav.${at}.itemimage`, itemimage)),
      ];
    case 'article':
    case 'page':
      return [
        ...picture('picture', document.picture),
        ...(document.blocks ?? []).flatMap((block, at) =>
          block.block === 'picture' ? picture(`blocks.${at}.picture`, block.picture) : [],
        ),
      ];
    case 'show':
      return [
        ...picture('picture', document.picture),
        ...(document.recording?.kind === 'file'
          ? [{ field: 'recording', kind: 'recording' as const, name: document.recording.name }]
          : []),
      ];
    case 'video':
      return [...picture('picture', document.picture), ...videoFiles(document.source)];
    default:
      return picture('picture', document.picture);
  }
}

/** Files of a video source, which a draft may not have yet. */
function videoFiles(source: VideoSource | undefined): MediaReference[] {
  if (source?.provider !== 'file') return [];
  const { name, qualities = [], captions = [] } = source;
  return [
    { field: 'source.name', kind: 'clip', name },
    ...qualities.map((one, at) => ({
      field: `source.qualities.${at}.name`,
      kind: 'clip' as const,
      name: one.name,
    })),
    ...captions.map((one, at) => ({
      field: `source.captions.${at}.name`,
      kind: 'captions' as const,
      name: one.name,
    })),
  ];
}

function font(field: string, name: string | null | undefined): MediaReference[] {
  return name ? [{ field, kind: 'font', name }] : [];
}

function picture(field: string, shown: Picture | null | undefined): MediaReference[] {
  return shown ? [{ field, kind: 'picture', name: shown.name }] : [];
}
