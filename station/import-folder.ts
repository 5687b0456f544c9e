import { join } from 'node:path';
import { importStation } from '@longwave/content/import.ts';
import { loadStation } from '@longwave/content/station-module.ts';
import { openChatStore } from '@longwave/radio/chat/store.ts';
import type { StationSettings } from './settings.ts';
import { withStore } from './with-store.ts';

/** Reads a folder of documents, pictures and recordings into the data folder, and answers how many documents there were. */
export async function importFolder(
  { DATA, STATION }: Pick<StationSettings, 'DATA' | 'STATION'>,
  folder: string,
  say: (line: string) => void,
): Promise<number> {
  const station = await loadStation(STATION);
  return await withStore(DATA, (store) =>
    importStation(store, folder, {
      station,
      recordingsElsewhere: /^https?:/.test(process.env.AUDIO_HOST ?? ''),
      warn: say,
      makeDatabase(file) {
        if (file === 'chat.sqlite') openChatStore(join(DATA, file)).close();
      },
    }),
  );
}
