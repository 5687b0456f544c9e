import { resolve } from 'node:path';
import { readContentSettings } from '@longwave/content/settings.ts';
import { restore } from '../backup.ts';
import { requireDataFolder } from '../data-folder.ts';
import { readStationSettings } from '../settings.ts';
import { command, folderArgument } from './command.ts';

// npm run restore -- FOLDER: restores a backup into an empty data folder.
await command(async () => {
  const folder = resolve(folderArgument('npm run restore -- backups/monday'));
  const { DATA } = readStationSettings(process.env);
  requireDataFolder(DATA);
  restore(folder, DATA);
  console.log(`${folder} is back in ${DATA}`);
  if (readContentSettings(process.env).databaseUrl !== undefined)
    console.log(
      'It is in a SQLite file there. Without DATABASE_URL, npm run move -- --to postgres://… brings it to PostgreSQL.',
    );
});
