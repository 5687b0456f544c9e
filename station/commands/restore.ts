import { resolve } from 'node:path';
import { restore } from '../backup.ts';
import { requireDataFolder } from '../data-folder.ts';
import { readStationSettings } from '../settings.ts';
import { command, folderArgument } from './command.ts';

// npm run restore -- FOLDER: brings a backup back into an empty data folder.
await command(async () => {
  const folder = resolve(folderArgument('npm run restore -- backups/monday'));
  const { DATA } = readStationSettings(process.env);
  requireDataFolder(DATA);
  restore(folder, DATA);
  console.log(`${folder} is back in ${DATA}`);
});
