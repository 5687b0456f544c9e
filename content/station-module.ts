import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { StationModule } from '@longwave/contract/station-module.ts';

/** The station's own code, which draws its pictures; a station of files has none. */
export async function loadStation(folder: string): Promise<StationModule | undefined> {
  const file = join(folder, 'station.ts');
  if (!existsSync(file)) return undefined;
  const module: { default: StationModule } = await import(pathToFileURL(file).href);
  return module.default;
}

/** Whether the station's code makes it, told without making it where the code can. */
export function makes(
  station: StationModule | undefined,
  kind: 'picture' | 'recording' | 'clip',
  name: string,
): boolean {
  if (!station) return false;
  return station.makes ? station.makes(kind, name) : station[kind](name) !== undefined;
}
