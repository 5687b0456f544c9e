import { resolve } from 'node:path';
import { exportStation } from '@longwave/content/export.ts';
import { openStore } from '@longwave/content/store.ts';
import { readStationSettings } from '../settings.ts';
import { command, folderArgument } from './command.ts';

// npm run export -- FOLDER: writes the station's whole content there as JSON and media.
await command(async () => {
  const folder = resolve(folderArgument('npm run export -- my-station'));
  const store = openStore(readStationSettings(process.env).DATA);
  const written = await exportStation(store, folder);
  store.close();
  console.log(`Wrote ${written} documents to ${folder}`);
});
