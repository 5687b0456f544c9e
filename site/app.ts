import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { isbot } from 'isbot';
import { createAssets } from './assets.ts';
import { ownFiles } from './own-files.ts';
import { followChanges } from './page-cache/change-feed.ts';
import { chosenEncoding, finishPacked } from './page-cache/finished-page.ts';
import { type PageAddress, pageAddress } from './page-cache/page-address.ts';
import { type Answer, createPageCache, type Rendered } from './page-cache/page-cache.ts';
import { createPageRenderer, NotNow, type PageRenderer } from './page-renderer.ts';
import { boundRenders } from './render-queue.ts';
import { requestId } from './request-id.ts';
import { fixedHeaders } from './security/policy.ts';
import type { SiteSettings } from './settings.ts';
import { sendPage, writePage } from './write-page.ts';

const errorPage = '/error';

/** Data of a page that has moved is answered with 202 by the router. */
const isRedirect = (status: number) => status === 202 || (status >= 300 && status < 400);

/** Pages rendered at once and waiting for it: more than a thread can do in a second are not taken. */
const bounds = { atOnce: 8, mostWaiting: 64 };
/** Bytes for pages that are not there: a flood of those must not drive out the pages that are. */
const mostLost = 4 * 1024 * 1024;

type Given = {
  /** Where pages are rendered, if not in this thread. */
  renderer?: PageRenderer;
  /** Seconds after which whoever asks may have a page rendered; 0 for now. */
  secondsToWait?: (req: IncomingMessage) => number;
};

export async function createSite(settings: SiteSettings, given: Given = {}) {
  const fixed = fixedHeaders(settings);
  const renderer = given.renderer ?? (await createPageRenderer(settings));
  const renders = boundRenders(renderer, bounds);
  const asset = createAssets(join(settings.build, 'client'), fixed);
  const cache = createPageCache({ mostBytes: settings.cacheBytes });
  const lost = createPageCache({ mostBytes: mostLost });
  const files = ownFiles(renderer.buildId, fixed);
  /** Header and footer as pages have them. */
  let shell = '';

  const changes = followChanges(settings.fetchContent, (change) => {
    const everything = change.all || change.pages.includes('redirects');
    for (const pages of [cache, lost]) everything ? pages.dropAll() : pages.drop(change.pages);
    if (!everything && change.pages.includes('home')) void compareShell();
  });

  /** Header and footer stand on every page: those are dropped only if these have changed, or nobody can say. */
  async function compareShell(): Promise<void> {
    const before = shell;
    shell = await renderer.shell().catch((error: unknown) => {
      console.error('Header and footer could not be compared:', String(error));
      return '';
    });
    if (!shell || shell !== before) for (const pages of [cache, lost]) pages.drop(['shell']);
  }

  async function renderPage(address: PageAddress, id: string | undefined): Promise<Rendered> {
    const packed = await renders.renderPage(address, id);
    shell ||= packed.shell;
    const rendered = { ...packed, page: finishPacked(packed.page) };
    if (rendered.page.status === 404) lost.keep(lostKey(address, rendered.only), { ...rendered, keep: true });
    return rendered;
  }

  /** The way of nearly every request: an address spelt like a kept page. Says whether it has been answered. */
  function answerKept(req: IncomingMessage, res: ServerResponse, id?: string): boolean {
    const { method, url = '/' } = req;
    if ((method !== 'GET' && method !== 'HEAD') || url === errorPage) return false;
    const kept = cache.atOnce(url, () =>
      renderPage({ key: url, full: url, path: url.replace(/\?[\s\S]*/, '') }, id ?? requestId(req)),
    );
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
    const renderIt = () => renderPage(address, requestId(req));
    const ready = cache.atOnce(address.key, renderIt);
    if (ready) return sendPage(req, res, ready);
    const file = files(address.path) ?? (await asset(address.path));
    if (file) return sendPage(req, res, { page: file, stale: false, failed: false });
    if (address.path.startsWith('/assets/')) return plain(res, 404, 'There is no such file');
    const missing =
      lost.atOnce(lostKey(address), renderIt) ?? lost.atOnce(lostKey(address, address.full), renderIt);
    if (missing) return sendPage(req, res, missing);
    const wait = cache.wouldRender(address.key) ? (given.secondsToWait?.(req) ?? 0) : 0;
    if (wait > 0) {
      const page = cache.old(address.key);
      if (page) return sendPage(req, res, { page, stale: true, failed: false });
      return tooMany(res, wait);
    }
    const whole = await answerRendered(address, renderIt);
    if (isRedirect(whole.page.status) && address.full !== address.key) {
      const longer = given.secondsToWait?.(req) ?? 0;
      if (longer > 0) return tooMany(res, longer);
      // The visitor's own query goes along, so this answer is nobody else's.
      const { page, failed } = await renderPage({ ...address, key: address.full }, requestId(req));
      return sendPage(req, res, { page, stale: false, failed });
    }
    if (whole.failed && isbot(req.headers['user-agent'])) {
      return plain(res, 503, 'Not available just now', { 'retry-after': '60' });
    }
    return sendPage(req, res, whole);
  }

  /** Who asks for the same page shares a render; not so where the page shows another's whole address. */
  async function answerRendered(address: PageAddress, renderIt: () => Promise<Rendered>): Promise<Answer> {
    const whole = await cache.answer(address.key, renderIt);
    if (whole.only === undefined || whole.only === address.full) return whole;
    return lost.answer(lostKey(address, address.full), renderIt);
  }

  function tooMany(res: ServerResponse, wait: number): void {
    plain(res, 429, `Too many pages at once; try again in ${wait} s`, { 'retry-after': String(wait) });
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
        if (error instanceof NotNow && !res.headersSent) {
          const headers = { 'retry-after': String(error.retryAfterSeconds) };
          return plain(res, 503, 'This page cannot be made just now. Please try again in a moment.', headers);
        }
        console.error(`site ${req.url}, request ${requestId(req)}:`, error);
        if (res.headersSent) res.destroy();
        else plain(res, 500, 'Something went wrong on our side');
      });
    },
    stats: () => ({ ...cache.stats(), not_found_pages: lost.stats().pages, ...renders.stats() }),
    async close(): Promise<void> {
      changes.close();
    },
  };
}

/** By its whole address where a page that is not there shows that. */
function lostKey({ key }: PageAddress, only?: string): string {
  return only === undefined ? key : `whole ${only}`;
}
