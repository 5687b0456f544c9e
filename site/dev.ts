import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { createRequestHandler } from 'react-router';
import { createServer } from 'vite';
import type { SiteSettings } from './settings.ts';

/** The site for developers: Vite renders every request anew and the browser follows every change of a file. */
export async function createDevSite(settings: SiteSettings) {
  const vite = await createServer({
    root: import.meta.dirname,
    appType: 'custom',
    server: { middlewareMode: true, hmr: { port: 24_678 } },
  });

  async function render(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const build = await vite.ssrLoadModule('virtual:react-router/server-build');
    const path = req.url ?? '/';
    const { createContent, requestContext } = build.entry.module;
    const shown = path.replace('.data', '');
    const client = createContent(settings.fetchContent, { path: shown.replace(/[?#].*$/, ''), full: shown });
    const answer = await createRequestHandler(build as never, 'development')(
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
    close: () => vite.close(),
  };
}
