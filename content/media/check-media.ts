import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { StationModule } from '@longwave/contract/station-module.ts';
import { canMake } from '@longwave/server-kit/station-module.ts';
import { fontFile } from '../brand/fonts.ts';
import type { Reads } from '../store/repository.ts';
import { captionsFile } from './captions.ts';
import { findClipFile } from './clips.ts';
import { placeholderPicture } from './placeholder-picture.ts';
import { recordingFile } from './recording-file.ts';
import type { MediaReference } from './referenced-media.ts';

export type MediaLookup = (reads: Reads, use: MediaReference) => Promise<boolean>;

/** Tells whether a file exists in the data folder or is made by the station's code. */
export function createMediaLookup(
  folder: string,
  station: StationModule | undefined,
  { recordingsElsewhere = false } = {},
): MediaLookup {
  async function isStoredPicture(reads: Reads, name: string): Promise<boolean> {
    const row = await reads.media.read(name);
    return row !== undefined && existsSync(join(folder, 'media', row.file));
  }

  return async function exists(reads, { kind, name }) {
    switch (kind) {
      case 'picture':
        return (
          name === placeholderPicture.name ||
          canMake(station, kind, name) ||
          (await isStoredPicture(reads, name))
        );
      case 'recording':
        return recordingsElsewhere || !!recordingFile(folder, name) || canMake(station, kind, name);
      case 'font':
        return fontFile(folder, name) !== undefined;
      case 'captions':
        return existsSync(captionsFile(folder, name));
      case 'clip':
        return !!findClipFile(folder, name) || canMake(station, kind, name);
    }
  };
}
