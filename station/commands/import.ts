import { resolve } from 'node:path';
import { importStation } from '@longwave/content/import.ts';
import { openStore } from '@longwave/content/store.ts';
import { requireDataFolder } from '../data-folder.ts';
import { readStationSettings } from '../settings.ts';
import { command, folderArgument } from './command.ts';

// npm run import -- FOLDER: reads what export wrote into the data folder.
await command(async () => {
  const folder = resolve(folderArgument('npm run import -- my-station'));
  const { DATA } = readStationSettings(process.env);
  requireDataFolder(DATA);
  const store = openStore(DATA);
  const read = await importStation(store, folder);
  store.close();
  console.log(`Read ${read} documents from ${folder}`);
});
