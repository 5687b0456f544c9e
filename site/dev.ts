import { once } from 'node:events';
import { createServer as createHttpServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { createLog } from '@longwave/server-kit/log.ts';
import { createServer } from 'vite';
import type { SiteSettings } from './settings.ts';

const log = createLog('site');

/** The site for developers: Vite renders every request and reloads changed modules. */
export async function createDevSite(settings: SiteSettings) {
  // Vite's WebSocket listens on any free port, so that two stations can be developed at once.
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
    // Taken from Vite's build, because a router imported here would be another instance.
    const { createContent, createRenderer, requestContext, setServerLog } = build.entry.module;
    setServerLog(log);
    const pageUrl = path.replace('.data', '');
    const client = createContent(settings.fetchContent, {
      path: pageUrl.replace(/[?#][\s\S]*/, ''),
      full: pageUrl,
      preview: new URLSearchParams(pageUrl.replace(/^[^?]*/, '')).get('preview') ?? undefined,
    });
    const response = await createRenderer(build)(
      new Request(`http://site${path}`),
      requestContext({ ...settings.browser, buildId: 'development' }, client),
    );
    res.writeHead(response.status, Object.fromEntries(response.headers));
    if (response.body) Readable.fromWeb(response.body as never).pipe(res);
    else res.end();
  }

  return {
    handle(req: IncomingMessage, res: ServerResponse): void {
      vite.middlewares(req, res, () => {
        render(req, res).catch((error: Error) => {
          vite.ssrFixStacktrace(error);
          log.error('A page failed', { path: req.url?.replace(/\?[\s\S]*/, ''), error });
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
