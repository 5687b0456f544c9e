import { resolve } from 'node:path';
import { readContentSettings } from '@longwave/content/settings.ts';
import { loadStationModule } from '@longwave/server-kit/station-module.ts';
import { backUp } from '../backup.ts';
import { readStationSettings } from '../settings.ts';
import { command, folderArgument } from './command.ts';

// npm run backup -- FOLDER: copies the data of a station, which may be running.
await command(async () => {
  const folder = resolve(folderArgument('npm run backup -- backups/monday'));
  const { DATA, STATION } = readStationSettings(process.env);
  const { databaseUrl } = readContentSettings(process.env);
  await backUp(DATA, folder, await loadStationModule(STATION), databaseUrl);
  console.log(`The station is backed up in ${folder}`);
});
