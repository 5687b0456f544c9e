import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { isbot } from 'isbot';
import { createAssets } from './assets.ts';
import { ownFiles } from './own-files.ts';
import { followChanges } from './page-cache/change-feed.ts';
import { chosenEncoding } from './page-cache/finished-page.ts';
import { pageAddress } from './page-cache/page-address.ts';
import { createPageCache } from './page-cache/page-cache.ts';
import { createPageRenderer } from './page-renderer.ts';
import { requestId } from './request-id.ts';
import { fixedHeaders } from './security/policy.ts';
import type { SiteSettings } from './settings.ts';
import { sendPage, writePage } from './write-page.ts';

const errorPage = '/error';

export async function createSite(settings: SiteSettings) {
  const fixed = fixedHeaders(settings);
  const { renderPage, shellChanged, buildId } = await createPageRenderer(settings, fixed);
  const asset = createAssets(join(settings.build, 'client'), fixed);
  const cache = createPageCache({ mostBytes: settings.cacheBytes });
  const files = ownFiles(buildId, fixed);

  const changes = followChanges(settings.fetchContent, (change) => {
    if (change.all || change.pages.includes('redirects')) return cache.dropAll();
    cache.drop(change.pages);
    if (change.pages.includes('home')) void compareShell();
  });

  /** Header and footer stand on every page: those are dropped only if these have changed, or nobody can say. */
  async function compareShell(): Promise<void> {
    const changed = await shellChanged().catch((error: unknown) => {
      console.error('Header and footer could not be compared:', error);
      return true;
    });
    if (changed) cache.drop(['shell']);
  }

  /** The way of nearly every request: an address spelt like a kept page. Says whether it has been answered. */
  function answerKept(req: IncomingMessage, res: ServerResponse, id?: string): boolean {
    const { method, url = '/' } = req;
    if ((method !== 'GET' && method !== 'HEAD') || url === errorPage) return false;
    const kept = cache.atOnce(url, () => {
      if (id) req.headers['x-request-id'] = id;
      return renderPage({ key: url, full: url, path: url.replace(/\?[\s\S]*/, '') }, req);
    });
    const encoded = kept?.page.inEncoding(chosenEncoding(req.headers['accept-encoding']));
    if (!kept || !encoded || encoded instanceof Promise) return false;
    writePage(req, res, kept.page, encoded, kept.stale, id);
    return true;
  }

  async function answer(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const target = req.url ?? '/';
    if (req.method !== 'GET' && req.method !== 'HEAD') {
      return plain(res, 405, 'Only reading is possible here', { allow: 'GET, HEAD' });
    }
    const address = pageAddress(target);
    if (!address) return plain(res, 400, 'This is not an address of a page');
    // crawlers get no error page, neither in place of a page nor at its own address.
    if (address.path === errorPage && isbot(req.headers['user-agent'])) {
      return plain(res, 404, 'There is no page at this address');
    }
    const renderIt = () => renderPage(address, req);
    const ready = cache.atOnce(address.key, renderIt);
    if (ready) return sendPage(req, res, ready);
    const file = files(address.path) ?? (await asset(address.path));
    if (file) return sendPage(req, res, { page: file, stale: false, failed: false });
    if (address.path.startsWith('/assets/')) return plain(res, 404, 'There is no such file');
    const whole = await cache.answer(address.key, renderIt);
    if (whole.failed && isbot(req.headers['user-agent'])) {
      return plain(res, 503, 'Not available just now', { 'retry-after': '60' });
    }
    return sendPage(req, res, whole);
  }

  function plain(res: ServerResponse, status: number, text: string, headers = {}): void {
    const id = requestId(res.req);
    res.writeHead(status, {
      ...fixed,
      ...(id && { 'x-request-id': id }),
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
      ...headers,
    });
    res.end(`${text}\n`);
  }

  return {
    answerKept,
    handle(req: IncomingMessage, res: ServerResponse): void {
      if (answerKept(req, res)) return;
      answer(req, res).catch((error: unknown) => {
        console.error(`site ${req.url}, request ${requestId(req)}:`, error);
        if (res.headersSent) res.destroy();
        else plain(res, 500, 'Something went wrong on our side');
      });
    },
    stats: () => cache.stats(),
    async close(): Promise<void> {
      changes.close();
    },
  };
}
