import { createServer } from 'node:http';
import { createLog } from '@longwave/server-kit/log.ts';
import { createSite } from './app.ts';
import { readSiteSettings } from './settings.ts';

const settings = readSiteSettings(process.env);
const site = await createSite(settings);
const server = createServer({ requestTimeout: 15_000, headersTimeout: 15_000 }, site.handle);
server.listen(settings.port, () =>
  createLog('site').info('The site is up', { url: `http://localhost:${settings.port}/` }),
);

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, async () => {
    server.close();
    await site.close();
    process.exit(0);
  });
}
