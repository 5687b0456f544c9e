import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { StationDocument } from '@longwave/contract/documents.ts';
import type { StationModule } from '@longwave/contract/station-module.ts';
import { fontFile } from '../brand/fonts.ts';
import { makes } from '../station-module.ts';
import { BadField } from '../store/bad-field.ts';
import type { Store } from '../store.ts';
import { captionsFile } from './captions.ts';
import { clipFile } from './clips.ts';
import { type MediaUse, mediaOf } from './media-of.ts';
import { noPicture } from './no-picture.ts';
import { recordingFile } from './recording-file.ts';

export type CheckMedia = (document: StationDocument) => void;

/** What there is: files of the data folder, and what the station's code makes. */
export function createMediaLookup(
  store: Store,
  station: StationModule | undefined,
  { recordingsElsewhere = false } = {},
): (use: MediaUse) => boolean {
  function exists({ kind, name }: MediaUse): boolean {
    switch (kind) {
      case 'picture':
        return name === noPicture.name || isKeptPicture(store, name) || makes(station, kind, name);
      case 'recording':
        return recordingsElsewhere || !!recordingFile(store.folder, name) || makes(station, kind, name);
      case 'font':
        return fontFile(store.folder, name) !== undefined;
      case 'captions':
        return existsSync(captionsFile(store.folder, name));
      case 'clip':
        return existsSync(clipFile(store.folder, name)) || makes(station, kind, name);
    }
  }
  return exists;
}

/** Throws a `BadField` when a document shows or plays something that is not there. */
export function createMediaCheck(...parameters: Parameters<typeof createMediaLookup>): CheckMedia {
  const exists = createMediaLookup(...parameters);
  return (document) => {
    for (const use of mediaOf(document))
      if (!exists(use)) throw new BadField(use.field, `There is no ${use.kind} called ${use.name}`);
  };
}

function isKeptPicture(store: Store, name: string): boolean {
  const row = store.sql('SELECT file FROM media WHERE name = ?').get(name);
  return row !== undefined && existsSync(join(store.folder, 'media', row.file as string));
}
