import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { checkAllSettings, settingsWarnings } from './all-settings.ts';
import { requireDataFolder } from './data-folder.ts';
import { makeHomePictures } from './home-pictures.ts';
import { listen } from './listen.ts';
import { seed, seedEmpty } from './seed.ts';
import { readStationSettings } from './settings.ts';

// Every thread of the process reads files through one pool: a few reads that hang must not keep sound from being read.
process.env.UV_THREADPOOL_SIZE ??= '24';

try {
  await start();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

async function start(): Promise<void> {
  checkAllSettings(process.env);
  const settings = readStationSettings(process.env);
  for (const warning of settingsWarnings(process.env, settings.PORT)) console.warn(warning);
  requireDataFolder(settings.DATA);
  if (!process.env.SITE_BUILD && !existsSync(join(import.meta.dirname, '../site/build/server/index.js')))
    throw new Error('The site is not built yet. Run npm run build, or npm start, which builds it.');
  const isEmpty = process.argv.includes('--empty');
  if (existsSync(join(settings.DATA, 'content.sqlite'))) {
    if (isEmpty) console.log(`${settings.DATA} holds a station already, so --empty changes nothing.`);
  } else if (isEmpty) await seedEmpty(settings.DATA);
  else await seed(settings, console.log);
  const { createStation } = await import('./server.ts');
  const station = await createStation(process.env);
  const port = await listen(station.server, settings.PORT, settings.HOST);
  const address = `http://${['0.0.0.0', '::'].includes(settings.HOST) ? 'localhost' : settings.HOST}:${port}`;
  console.log(`\nOn air at ${address}`);
  console.log(`  website   ${address}/`);
  console.log(`  content   ${address}/content/home.json`);
  console.log(`  radio     ${address}/radio/stream`);
  console.log(`  data      ${settings.DATA}\n\nCtrl-C stops it.`);
  if (settings.PICTURES_AHEAD)
    void makeHomePictures((path) => fetch(`${address}/content${path}`)).catch(() => undefined);
  let stopping = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (stopping) return;
      stopping = true;
      console.log('Going off air …');
      void station.close().then(() => process.exit(0));
    });
  }
}
