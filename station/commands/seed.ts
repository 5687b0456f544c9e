import { requireDataFolder } from '../data-folder.ts';
import { hasStation } from '../has-station.ts';
import { seed } from '../seed.ts';
import { readStationSettings } from '../settings.ts';
import { command } from './command.ts';

// npm run seed: creates the station of STATION in the data folder, which must not have a station yet.
await command(async () => {
  const settings = readStationSettings(process.env);
  requireDataFolder(settings.DATA);
  if (await hasStation(settings.DATA))
    throw new Error(
      `${settings.DATA} holds a station already. Choose another folder with DATA=/path npm run seed`,
    );
  await seed(settings, console.log);
});
