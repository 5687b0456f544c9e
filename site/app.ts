import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { createLog } from '@longwave/server-kit/log.ts';
import { isbot } from 'isbot';
import { createAssets } from './assets.ts';
import { createBuildFiles } from './build-files.ts';
import { followChanges } from './page-cache/change-feed.ts';
import { chooseAvailableEncoding, unpackPage } from './page-cache/encoded-page.ts';
import { createPageCache, type PageResponse, type Rendered } from './page-cache/page-cache.ts';
import { type PageUrl, parsePageUrl } from './page-cache/page-url.ts';
import { createPageRenderer, type PageRenderer, TooBusy } from './page-renderer.ts';
import { limitRenders } from './render-queue.ts';
import { requestId } from './request-id.ts';
import { fixedHeaders } from './security/policy.ts';
import type { SiteSettings } from './settings.ts';
import { sendPage, writePage } from './write-page.ts';

const log = createLog('site');
const errorPage = '/error';

/** Whether a response is a redirect; the router responds 202 to requests for the data of a page that has moved. */
const isRedirect = (status: number) => status === 202 || (status >= 300 && status < 400);

/** About as many pages as a thread renders in a second; requests beyond these limits are refused. */
const renderLimits = { maxRendering: 8, maxWaiting: 64 };
/** Size of the separate cache for missing pages: a flood of requests for these must not evict pages that exist. */
const maxNotFoundBytes = 4 * 1024 * 1024;

type SiteOptions = {
  /** Renders the pages; without it they are rendered in this thread. */
  renderer?: PageRenderer;
  /** Seconds a client must wait until a page is rendered for it; 0 if it need not wait. */
  secondsToWait?: (req: IncomingMessage) => number;
};

export async function createSite(settings: SiteSettings, options: SiteOptions = {}) {
  const fixed = fixedHeaders(settings);
  const renderer = options.renderer ?? (await createPageRenderer(settings));
  const renders = limitRenders(renderer, renderLimits);
  const asset = createAssets(join(settings.build, 'client'), fixed);
  const cache = createPageCache({ maxBytes: settings.cacheBytes });
  const notFoundCache = createPageCache({ maxBytes: maxNotFoundBytes });
  const files = createBuildFiles(renderer.buildId, fixed);
  /** Digest of the header and footer of the cached pages. */
  let shell = '';

  const changes = followChanges(settings, (change) => {
    const everything = change.all || change.pages.includes('redirects');
    for (const pages of [cache, notFoundCache]) everything ? pages.dropAll() : pages.drop(change.pages);
    if (!everything && change.pages.includes('home')) void compareShell();
  });

  /** Drops all pages if header and footer, which every page shows, have changed or could not be read. */
  async function compareShell(): Promise<void> {
    const before = shell;
    shell = await renderer.shell().then(
      ({ digest, builtBy }) => (changes.isUntold(builtBy) ? '' : digest),
      (error: unknown) => {
        log.error('Header and footer could not be compared', { reason: String(error) });
        return '';
      },
    );
    if (!shell || shell !== before) for (const pages of [cache, notFoundCache]) pages.drop(['shell']);
  }

  async function renderPage(pageUrl: PageUrl, id: string | undefined): Promise<Rendered> {
    const packed = await renders.renderPage(pageUrl, id);
    shell ||= packed.shell;
    const isUntold = changes.isUntold(packed.builtBy);
    const rendered = { ...packed, page: unpackPage(packed.page), isUntold };
    if (rendered.page.status === 404)
      notFoundCache.store(notFoundKey(pageUrl, rendered.onlyForUrl), { ...rendered, cacheable: true });
    return rendered;
  }

  /** Fast path of nearly every request: uses the URL as cache key without parsing it. Returns whether it has responded. */
  function respondFromCache(req: IncomingMessage, res: ServerResponse, id?: string): boolean {
    const { method, url = '/' } = req;
    if ((method !== 'GET' && method !== 'HEAD') || url === errorPage) return false;
    const cached = cache.getReady(url, () =>
      renderPage({ key: url, full: url, path: url.replace(/\?[\s\S]*/, '') }, id ?? requestId(req)),
    );
    const encoded = cached?.page.inEncoding(chooseAvailableEncoding(req.headers['accept-encoding']));
    if (!cached || !encoded || encoded instanceof Promise) return false;
    writePage(req, res, cached.page, encoded, cached.stale, id);
    return true;
  }

  async function respond(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const target = req.url ?? '/';
    if (req.method !== 'GET' && req.method !== 'HEAD') {
      return sendText(res, 405, 'Only reading is possible here', { allow: 'GET, HEAD' });
    }
    const pageUrl = parsePageUrl(target);
    if (!pageUrl) return sendText(res, 400, 'This is not an address of a page');
    // crawlers get no error page, neither in place of a page nor at its own URL.
    if (pageUrl.path === errorPage && isbot(req.headers['user-agent'])) {
      return sendText(res, 404, 'There is no page at this address');
    }
    if (pageUrl.preview !== undefined) return respondWithPreview(req, res, pageUrl);
    const render = () => renderPage(pageUrl, requestId(req));
    const ready = cache.getReady(pageUrl.key, render);
    if (ready) return sendPage(req, res, ready);
    const file = files(pageUrl.path) ?? (await asset(pageUrl.path));
    if (file) return sendPage(req, res, { page: file, stale: false, failed: false });
    if (pageUrl.path.startsWith('/assets/')) return sendText(res, 404, 'There is no such file');
    const missing =
      notFoundCache.getReady(notFoundKey(pageUrl), render) ??
      notFoundCache.getReady(notFoundKey(pageUrl, pageUrl.full), render);
    if (missing) return sendPage(req, res, missing);
    const wait = cache.wouldRender(pageUrl.key) ? (options.secondsToWait?.(req) ?? 0) : 0;
    if (wait > 0) {
      const page = cache.getStored(pageUrl.key);
      if (page) return sendPage(req, res, { page, stale: true, failed: false });
      return sendTooManyRequests(res, wait);
    }
    const response = await getOrRender(pageUrl, render);
    if (isRedirect(response.page.status) && pageUrl.full !== pageUrl.key) {
      const waitAgain = options.secondsToWait?.(req) ?? 0;
      if (waitAgain > 0) return sendTooManyRequests(res, waitAgain);
      // The visitor's query is part of the redirect, so it is not shared.
      const { page, failed } = await renderPage({ ...pageUrl, key: pageUrl.full }, requestId(req));
      return sendPage(req, res, { page, stale: false, failed });
    }
    if (response.failed && isbot(req.headers['user-agent'])) {
      return sendText(res, 503, 'Not available just now', { 'retry-after': '60' });
    }
    return sendPage(req, res, response);
  }

  /** Responds with a page that shows a draft; it is rendered for this request alone and not cached. */
  async function respondWithPreview(req: IncomingMessage, res: ServerResponse, pageUrl: PageUrl) {
    const wait = options.secondsToWait?.(req) ?? 0;
    if (wait > 0) return sendTooManyRequests(res, wait);
    const { page } = await renders.renderPage(pageUrl, requestId(req));
    return sendPage(req, res, { page: unpackPage(page), stale: false, failed: false });
  }

  /** Shares one render between requests for a page, unless the rendered page shows the full URL of another request. */
  async function getOrRender(pageUrl: PageUrl, render: () => Promise<Rendered>): Promise<PageResponse> {
    const response = await cache.getOrRender(pageUrl.key, render);
    if (response.onlyForUrl === undefined || response.onlyForUrl === pageUrl.full) return response;
    return notFoundCache.getOrRender(notFoundKey(pageUrl, pageUrl.full), render);
  }

  function sendTooManyRequests(res: ServerResponse, wait: number): void {
    sendText(res, 429, `Too many pages at once; try again in ${wait} s`, { 'retry-after': String(wait) });
  }

  function sendText(res: ServerResponse, status: number, text: string, headers = {}): void {
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
    respondFromCache,
    handle(req: IncomingMessage, res: ServerResponse): void {
      if (respondFromCache(req, res)) return;
      respond(req, res).catch((error: unknown) => {
        if (error instanceof TooBusy && !res.headersSent) {
          const headers = { 'retry-after': String(error.retryAfterSeconds) };
          return sendText(
            res,
            503,
            'This page cannot be made just now. Please try again in a moment.',
            headers,
          );
        }
        const path = req.url?.replace(/\?[\s\S]*/, '');
        log.error('A request failed', { path, requestId: requestId(req), error });
        if (res.headersSent) res.destroy();
        else sendText(res, 500, 'Something went wrong on our side');
      });
    },
    /** Renders the home page into the cache before the first visitor requests it. */
    prefetchHome(): void {
      const home = { key: '/', full: '/', path: '/' };
      cache.getOrRender(home.key, () => renderPage(home, undefined)).catch(() => undefined);
    },
    stats: () => ({ ...cache.stats(), not_found_pages: notFoundCache.stats().pages, ...renders.stats() }),
    async close(): Promise<void> {
      changes.close();
    },
  };
}

/** The cache key of a missing page; it contains the full URL if the page shows that. */
function notFoundKey({ key }: PageUrl, onlyForUrl?: string): string {
  return onlyForUrl === undefined ? key : `whole ${onlyForUrl}`;
}
