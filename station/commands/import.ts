import { resolve } from 'node:path';
import { requireDataFolder } from '../data-folder.ts';
import { importFolder } from '../import-folder.ts';
import { readStationSettings } from '../settings.ts';
import { command, folderArgument } from './command.ts';

// npm run import -- FOLDER: reads a folder of documents, pictures and recordings into the data folder.
await command(async () => {
  const folder = resolve(folderArgument('npm run import -- my-station'));
  const settings = readStationSettings(process.env);
  requireDataFolder(settings.DATA);
  const read = await importFolder(settings, folder, (line) => console.warn(line));
  console.log(`Read ${read} documents from ${folder}`);
});
