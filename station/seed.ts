import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { seedStation } from '@longwave/content/seed.ts';
import { openStore } from '@longwave/content/store.ts';
import type { StationModule } from '@longwave/contract/station-module.ts';
import type { StationSettings } from './settings.ts';

/** Fills an empty data folder with the station the settings name. */
export async function seed(
  settings: Pick<StationSettings, 'DATA' | 'STATION'>,
  say: (line: string) => void,
): Promise<void> {
  const began = Date.now();
  say('Making the station …');
  const module: { default: StationModule } = await import(
    pathToFileURL(join(settings.STATION, 'station.ts')).href
  );
  const documents = module.default.documents(new Date());
  const store = openStore(settings.DATA);
  seedStation(store, documents);
  store.close();
  say(`Made ${documents.length} documents in ${((Date.now() - began) / 1000).toFixed(1)} s.`);
}
