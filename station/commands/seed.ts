import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { requireDataFolder } from '../data-folder.ts';
import { seed } from '../seed.ts';
import { readStationSettings } from '../settings.ts';
import { command } from './command.ts';

// npm run seed: makes the station named by STATION in the data folder, which must not hold one yet.
await command(async () => {
  const settings = readStationSettings(process.env);
  requireDataFolder(settings.DATA);
  if (existsSync(join(settings.DATA, 'content.sqlite')))
    throw new Error(
      `${settings.DATA} holds a station already. Choose another folder with DATA=/path npm run seed`,
    );
  await seed(settings, console.log);
});
