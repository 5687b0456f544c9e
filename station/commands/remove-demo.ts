import { dirname, join } from 'node:path';
import { readContentSettings } from '@longwave/content/settings.ts';
import { loadStationModule } from '@longwave/server-kit/station-module.ts';
import { backUp } from '../backup.ts';
import { hasStation } from '../has-station.ts';
import { removeDemo } from '../remove-demo.ts';
import { readStationSettings } from '../settings.ts';
import { withStore } from '../with-store.ts';
import { command } from './command.ts';

// npm run remove-demo: removes the demo from the data folder, after making a backup.
await command(async () => {
  const { DATA, STATION } = readStationSettings(process.env);
  if (!(await hasStation(DATA))) throw new Error(`There is no station in ${DATA}.`);
  const station = await loadStationModule(STATION);
  if (!station) throw new Error(`${STATION} has no station.ts, so nothing of it can be told from your own.`);
  const timestamp = new Date().toISOString().replaceAll(/[:.]/g, '-');
  const backup = join(dirname(DATA), 'backups', `before-removing-the-demo-${timestamp}`);
  await backUp(DATA, backup, station, readContentSettings(process.env).databaseUrl);
  const { gone, stay } = await withStore(DATA, (store) => removeDemo(store, station));
  console.log(`Removed ${gone} documents of the demo; ${stay} stay. The station as it was is in ${backup}`);
});
