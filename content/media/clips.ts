import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { StationModule } from '@longwave/contract/station-module.ts';
import { Refusal } from '../http/problem.ts';
import type { Store } from '../store.ts';
import { createKeptFiles, type KeptFile } from './kept-file.ts';

/** Where the clip of that name is, if it came as a file. */
export function clipFile(data: string, name: string): string {
  return join(data, 'media', `${name}.webm`);
}

export function createClips(store: Store, station: StationModule | undefined) {
  const kept = createKeptFiles({ atOnce: 1 });

  return async function clip(name: string): Promise<KeptFile> {
    if (!/^[a-z0-9][a-z0-9-]{0,150}$/.test(name)) throw new Refusal(404, 'There is no such clip', 'name');
    const own = clipFile(store.folder, name);
    if (existsSync(own)) return own;
    return kept(join(store.folder, 'clips', `${name}.webm`), async () => {
      const made = await station?.clip(name);
      if (!made) throw new Refusal(404, `There is no clip called ${name}`, 'name');
      return made;
    });
  };
}
