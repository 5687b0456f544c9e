import { serve } from '@hono/node-server';
import { createLog } from '@longwave/server-kit/log.ts';
import { createContent } from './app.ts';
import { readContentSettings } from './settings.ts';

const log = createLog('content');

try {
  const settings = readContentSettings(process.env);
  const content = await createContent(settings);
  const server = serve(
    {
      fetch: (request, { incoming }) => content.fetch(request, undefined, incoming.socket.remoteAddress),
      port: settings.port,
    },
    ({ port }) => log.info('The content service is up', { url: `http://localhost:${port}/home.json` }),
  );
  const token = await content.makeSetupToken();
  if (token)
    console.log(
      `Nobody runs this station yet. Begin here; the link works once: ${settings.siteUrl}/studio/setup#token=${token}`,
    );
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, async () => {
      await content.close();
      server.close();
    });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
