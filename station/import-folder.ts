import { join } from 'node:path';
import { importStation } from '@longwave/content/import/import-station.ts';
import { readContentSettings } from '@longwave/content/settings.ts';
import { openChatStore } from '@longwave/radio/chat/store.ts';
import { loadStationModule } from '@longwave/server-kit/station-module.ts';
import type { StationSettings } from './settings.ts';
import { withStore } from './with-store.ts';

/** Reads a folder of documents, pictures and recordings into the data folder, and returns the number of documents. */
export async function importFolder(
  { DATA, STATION }: Pick<StationSettings, 'DATA' | 'STATION'>,
  folder: string,
  report: (line: string) => void,
): Promise<number> {
  const station = await loadStationModule(STATION);
  return await withStore(DATA, (store) =>
    importStation(store, folder, {
      station,
      recordingsElsewhere: readContentSettings(process.env).recordingsElsewhere,
      warn: report,
      makeDatabase(file) {
        if (file === 'chat.sqlite') openChatStore(join(DATA, file)).close();
      },
    }),
  );
}
