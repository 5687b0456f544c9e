import { resolve } from 'node:path';
import { exportStation } from '@longwave/content/export/export-station.ts';
import { loadStationModule } from '@longwave/server-kit/station-module.ts';
import { hasStation } from '../has-station.ts';
import { readStationSettings } from '../settings.ts';
import { withStore } from '../with-store.ts';
import { command, folderArgument } from './command.ts';

// npm run export -- FOLDER: writes everything of the station that cannot be made again into a folder, except secrets.
await command(async () => {
  const folder = resolve(folderArgument('npm run export -- my-station'));
  const { DATA, STATION } = readStationSettings(process.env);
  if (!(await hasStation(DATA))) throw new Error(`There is no station in ${DATA}.`);
  const station = await loadStationModule(STATION);
  const written = await withStore(DATA, (store) => exportStation(store, folder, station));
  console.log(`Wrote ${written} documents to ${folder}`);
});
