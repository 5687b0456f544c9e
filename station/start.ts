import { existsSync } from 'node:fs';
import { flushCompileCache } from 'node:module';
import { join } from 'node:path';
import { readContentSettings } from '@longwave/content/settings.ts';
import { checkAllSettings, settingsWarnings } from './all-settings.ts';
import { requireDataFolder } from './data-folder.ts';
import './include-demo.ts';
import { hasStation } from './has-station.ts';
import { listen } from './listen.ts';
import { partOptions } from './parts.ts';
import { startPartsInThreads } from './parts-in-threads.ts';
import { readStationSettings } from './settings.ts';

// All threads of the process share one pool for file operations: a few hanging reads must not block reading sound.
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
  if (await hasStation(settings.DATA)) {
    if (isEmpty) console.log(`${settings.DATA} holds a station already, so --empty changes nothing.`);
  } else {
    const { seed, seedEmpty } = await import('./seed.ts');
    if (isEmpty) await seedEmpty(settings.DATA);
    else await seed(settings, console.log);
  }
  // The threads start while the main thread loads the rest.
  const options = partOptions(process.env, settings);
  const parts = startPartsInThreads(options);
  const { createStation } = await import('./server.ts');
  const station = await createStation(settings, options.env, parts);
  const port = await listen(station.server, settings.PORT, settings.HOST);
  // Signal handlers are set before anything is printed, since a program that reads "On air" may stop the station at once.
  let stopping = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (stopping) return;
      stopping = true;
      console.log('Going off air …');
      void station.close().then(() => process.exit(0));
    });
  }
  const address = `http://${['0.0.0.0', '::'].includes(settings.HOST) ? 'localhost' : settings.HOST}:${port}`;
  console.log(`\nOn air at ${address}`);
  console.log(`  website   ${address}/`);
  console.log(`  content   ${address}/content/home.json`);
  console.log(`  radio     ${address}/radio/stream`);
  console.log(`  data      ${settings.DATA}`);
  const token = await parts.content?.makeSetupToken().catch((error: unknown) => {
    if (!stopping) throw error;
    return undefined;
  });
  if (token)
    console.log(
      `\nNobody runs this station yet. Begin here; the link works once:\n  ${readContentSettings(process.env).siteUrl || address}/studio/setup#token=${token}`,
    );
  console.log('\nCtrl-C stops it.');
  // Tells npm start, which then does the work that the first page does not need.
  process.send?.('on air');
  process.disconnect?.();
  // Node writes the compile cache only at a normal exit, but the station may be killed, and its next start should be fast too.
  flushCompileCache();
  if (settings.PICTURES_AHEAD) {
    const { prefetchHomePictures } = await import('./prefetch-home-pictures.ts');
    void prefetchHomePictures((path) => fetch(`${address}/content${path}`)).catch(() => undefined);
  }
}
