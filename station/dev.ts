import { createDevSite } from '@longwave/site/dev.ts';
import { requireDataFolder } from './data-folder.ts';
import { hasStation } from './has-station.ts';
import { listen } from './listen.ts';
import { partOptions } from './parts.ts';
import { startPartsInOneThread } from './parts-in-one-thread.ts';
import { seed } from './seed.ts';
import { createStation } from './server.ts';
import { readStationSettings } from './settings.ts';

// npm run dev: the same station, but the site runs from its sources and updates with every change.
try {
  const settings = readStationSettings(process.env);
  requireDataFolder(settings.DATA);
  if (!(await hasStation(settings.DATA))) await seed(settings, console.log);
  const options = partOptions(process.env, settings);
  const parts = await startPartsInOneThread(options, createDevSite);
  const station = await createStation(settings, options.env, parts);
  const port = await listen(station.server, settings.PORT, settings.HOST);
  let isStopping = false;
  for (const signal of ['SIGINT', 'SIGTERM'])
    process.once(signal, () => {
      isStopping = true;
      void station.close().then(() => process.exit(0));
    });
  console.log(`\nOn air for developers at http://localhost:${port}`);
  const token = await parts.content?.makeSetupToken().catch((error: unknown) => {
    if (!isStopping) throw error;
    return undefined;
  });
  if (token) console.log(`Nobody runs it yet: http://localhost:${port}/studio/setup#token=${token}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
