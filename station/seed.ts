import { plainStation } from '@longwave/content/plain-station.ts';
import { seedStation } from '@longwave/content/seed.ts';
import { loadStation } from '@longwave/content/station-module.ts';
import { importFolder } from './import-folder.ts';
import type { StationSettings } from './settings.ts';
import { withStore } from './with-store.ts';

/** Fills an empty data folder with the station the settings name: by its code, or from its files. */
export async function seed(
  settings: Pick<StationSettings, 'DATA' | 'STATION'>,
  say: (line: string) => void,
): Promise<void> {
  const began = Date.now();
  say('Making the station …');
  const station = await loadStation(settings.STATION);
  const documents = station?.documents(new Date()) ?? [];
  const made = station
    ? await withStore(settings.DATA, (store) => {
        seedStation(store, documents);
        return documents.length;
      })
    : await importFolder(settings, settings.STATION, say);
  say(`Made ${made} documents in ${((Date.now() - began) / 1000).toFixed(1)} s.`);
}

/** Fills an empty data folder with a station that has nothing but a name. */
export async function seedEmpty(data: string): Promise<void> {
  await withStore(data, (store) => seedStation(store, [plainStation]));
}
