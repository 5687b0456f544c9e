import { once } from 'node:events';
import { createServer as createHttpServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { createServer } from 'vite';
import type { SiteSettings } from './settings.ts';

/** The site for developers: Vite renders every request anew and the browser follows every change of a file. */
export async function createDevSite(settings: SiteSettings) {
  // Changes are told on a port of their own, any that is free, so that two stations can be worked on at once.
  const changes = createHttpServer().listen(0, '127.0.0.1');
  await once(changes, 'listening');
  const vite = await createServer({
    root: import.meta.dirname,
    appType: 'custom',
    server: {
      middlewareMode: true,
      ws: { server: changes, clientPort: (changes.address() as AddressInfo).port },
    },
  });

  async function render(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const build = await vite.ssrLoadModule('virtual:react-router/server-build');
    const path = req.url ?? '/';
    // From the site's own modules: a router of this file's would be another one than theirs.
    const { createContent, createRenderer, requestContext } = build.entry.module;
    const shown = path.replace('.data', '');
    const client = createContent(settings.fetchContent, {
      path: shown.replace(/[?#][\s\S]*/, ''),
      full: shown,
    });
    const answer = await createRenderer(build)(
      new Request(`http://site${path}`),
      requestContext({ ...settings.browser, buildId: 'development' }, client),
    );
    res.writeHead(answer.status, Object.fromEntries(answer.headers));
    if (answer.body) Readable.fromWeb(answer.body as never).pipe(res);
    else res.end();
  }

  return {
    handle(req: IncomingMessage, res: ServerResponse): void {
      vite.middlewares(req, res, () => {
        render(req, res).catch((error: Error) => {
          vite.ssrFixStacktrace(error);
          console.error(error);
          if (!res.headersSent) res.writeHead(500, { 'content-type': 'text/plain' });
          res.end(error.stack);
        });
      });
    },
    async close() {
      await vite.close();
      changes.close();
    },
  };
}
