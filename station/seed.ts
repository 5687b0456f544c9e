import { defaultStation } from '@longwave/content/default-station.ts';
import { seedStation } from '@longwave/content/seed.ts';
import { loadStationModule } from '@longwave/server-kit/station-module.ts';
import { importFolder } from './import-folder.ts';
import type { StationSettings } from './settings.ts';
import { withStore } from './with-store.ts';

/** Fills an empty data folder with the station of the settings, made by its code or read from its files. */
export async function seed(
  settings: Pick<StationSettings, 'DATA' | 'STATION'>,
  report: (line: string) => void,
): Promise<void> {
  const startedAt = Date.now();
  report('Making the station …');
  const station = await loadStationModule(settings.STATION);
  const documents = station?.documents(new Date()) ?? [];
  const count = station
    ? await withStore(settings.DATA, async (store) => {
        await seedStation(store, documents);
        return documents.length;
      })
    : await importFolder(settings, settings.STATION, report);
  report(`Made ${count} documents in ${((Date.now() - startedAt) / 1000).toFixed(1)} s.`);
}

/** Fills an empty data folder with a station that has only a name. */
export async function seedEmpty(data: string): Promise<void> {
  await withStore(data, (store) => seedStation(store, [defaultStation]));
}
