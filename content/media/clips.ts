import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { StationModule } from '@longwave/contract/station-module.ts';
import { HttpError } from '../http/http-error.ts';
import type { Store } from '../store/repository.ts';
import { createGeneratedFiles, type FileOrBytes } from './generated-files.ts';

/** File extensions of clips with their media types. */
const clipTypes = { webm: 'video/webm', mp4: 'video/mp4', ogv: 'video/ogg' };

export const clipEndings = Object.keys(clipTypes);

/** Path and media type of a clip's file; undefined if there is none. */
export function findClipFile(data: string, name: string): { path: string; type: string } | undefined {
  for (const [ending, type] of Object.entries(clipTypes)) {
    const path = join(data, 'media', `${name}.${ending}`);
    if (existsSync(path)) return { path, type };
  }
  return undefined;
}

export function createClipFiles(store: Store, station: StationModule | undefined) {
  const generated = createGeneratedFiles({ concurrency: 1 });

  return async function clip(name: string): Promise<{ file: FileOrBytes; type: string }> {
    if (!/^[a-z0-9][a-z0-9-]{0,150}$/.test(name)) throw new HttpError(404, 'There is no such clip', 'name');
    const uploaded = findClipFile(store.folder, name);
    if (uploaded) return { file: uploaded.path, type: uploaded.type };
    const file = await generated(join(store.folder, 'clips', `${name}.webm`), async () => {
      const made = await station?.clip(name);
      if (!made) throw new HttpError(404, `There is no clip called ${name}`, 'name');
      return made;
    });
    return { file, type: clipTypes.webm };
  };
}
