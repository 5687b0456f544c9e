import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { StationModule } from '@longwave/contract/station-module.ts';

type Module = { default: StationModule };

const included = new Map<string, () => Promise<Module>>();

/** Registers how to load the code of a station that comes with this program, so that bundlers include it. */
export function includeStation(folder: string, load: () => Promise<Module>): void {
  included.set(folder, load);
}

/** Loads the code of a station folder, which makes pictures and recordings; undefined for a station that consists of files only. */
export async function loadStationModule(folder: string): Promise<StationModule | undefined> {
  const load = included.get(folder);
  if (load) return (await load()).default;
  const file = join(folder, 'station.ts');
  if (!existsSync(file)) return undefined;
  const module: Module = await import(pathToFileURL(file).href);
  return module.default;
}

/** Whether the station's code can make this file; the file is made only if the code has no `makes`. */
export function canMake(
  station: StationModule | undefined,
  kind: 'picture' | 'recording' | 'clip',
  name: string,
): boolean {
  if (!station) return false;
  return station.makes ? station.makes(kind, name) : station[kind](name) !== undefined;
}
