import { serve } from '@hono/node-server';
import { createContent } from './app.ts';
import { readContentSettings } from './settings.ts';

try {
  const settings = readContentSettings(process.env);
  const content = await createContent(settings);
  const server = serve({ fetch: (request) => content.fetch(request), port: settings.port }, ({ port }) =>
    console.log(`Content service at http://localhost:${port}/home.json`),
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
