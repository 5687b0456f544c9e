import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createDevSite } from '@longwave/site/dev.ts';
import { requireDataFolder } from './data-folder.ts';
import { listen } from './listen.ts';
import { partsInOneThread } from './parts.ts';
import { seed } from './seed.ts';
import { createStation } from './server.ts';
import { readStationSettings } from './settings.ts';

// npm run dev: the same station, but the site comes from its sources and follows every change.
try {
  const settings = readStationSettings(process.env);
  requireDataFolder(settings.DATA);
  if (!existsSync(join(settings.DATA, 'content.sqlite'))) await seed(settings, console.log);
  const station = await createStation(process.env, (options) => partsInOneThread(options, createDevSite));
  const port = await listen(station.server, settings.PORT, settings.HOST);
  console.log(`\nOn air for developers at http://localhost:${port}`);
  for (const signal of ['SIGINT', 'SIGTERM'])
    process.once(signal, () => void station.close().then(() => process.exit(0)));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
