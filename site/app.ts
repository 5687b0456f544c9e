import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isbot } from 'isbot';
import type { RequestHandler, RouterContextProvider, ServerBuild } from 'react-router';
import type { BrowserSettings } from './app/browser-settings.ts';
import type { Content, ContentMemory, createContent, FetchContent } from './app/content.ts';
import { createAssets } from './assets.ts';
import { followChanges } from './page-cache/change-feed.ts';
import { chosenEncoding, type Encoded, type FinishedPage, finishPage } from './page-cache/finished-page.ts';
import { type PageAddress, pageAddress } from './page-cache/page-address.ts';
import { type Answer, createPageCache, type Rendered } from './page-cache/page-cache.ts';
import { createPolicy, fixedHeaders } from './security/policy.ts';
import type { SiteSettings } from './settings.ts';
import { servedWorker } from './worker/served-worker.ts';

/** What `app/entry.server.tsx` exports besides the renderer. */
type Entry = {
  createContent: typeof createContent;
  requestContext(settings: BrowserSettings, client: Content): RouterContextProvider;
  createRenderer(build: ServerBuild): RequestHandler;
  shellDigest(home: unknown): string;
};

const freshFor = 60_000;
const longestRead = 10_000;

export async function createSite(settings: SiteSettings) {
  const server = pathToFileURL(join(settings.build, 'server/index.js')).href;
  const build: ServerBuild = await import(server);
  const entry = build.entry.module as unknown as Entry;
  const render = entry.createRenderer(build);
  const buildId = build.assets.version;
  const browser = { ...settings.browser, buildId };
  const fetchContent: typeof settings.fetchContent = (path, init) =>
    within(longestRead, settings.fetchContent(path, init));

  const fixed = fixedHeaders(settings);
  const policy = createPolicy(settings);
  const asset = createAssets(join(settings.build, 'client'), fixed);
  const cache = createPageCache({ mostBytes: settings.cacheBytes });
  const memory: ContentMemory = {};
  const files = ownFiles(buildId, fixed);

  const changes = followChanges(settings.fetchContent, (change) => {
    if (change.all || change.pages.includes('redirects')) return cache.dropAll();
    cache.drop(change.pages);
    if (change.pages.includes('home')) void compareShell();
  });

  let shell: string | undefined;
  /** Header and footer stand on every page: those are dropped only if these have really changed. */
  async function compareShell(): Promise<void> {
    const before = shell ?? (memory.site && entry.shellDigest(memory.site));
    const home = await fetchContent('/home.json').then((answer) => answer.json());
    shell = entry.shellDigest(home);
    if (shell !== before) cache.drop(['shell']);
  }

  async function renderPage({ path, key, full }: PageAddress, req: IncomingMessage): Promise<Rendered> {
    const client = entry.createContent(withRequestId(fetchContent, req), path.replace(/\.data$/, ''), memory);
    const context = entry.requestContext(browser, client);
    const first = await render(new Request(`http://site${key}`), context);
    // The query belongs to the words of a page that is not there.
    const response =
      first.status === 404 && full !== key
        ? await render(new Request(`http://site${full}`), entry.requestContext(browser, client))
        : first;
    const text = scriptsLast(await response.text());
    const headers: Record<string, string> = { ...fixed, ...Object.fromEntries(response.headers) };
    const isHtml = headers['content-type']?.startsWith('text/html');
    if (isHtml) headers['content-security-policy'] = policy(text, path.startsWith('/embed/'));
    const keep = response.status === 200 && isKept(path, headers['cache-control']);
    headers['cache-control'] ??= keep
      ? 'public, max-age=0, s-maxage=30, stale-while-revalidate=600, stale-if-error=86400'
      : 'no-store';
    return {
      page: finishPage(response.status, headers, Buffer.from(text)),
      keep: keep && !client.failed(),
      failed: client.failed() || response.status >= 500,
      reads: client.reads,
      freshUntil: Math.min(client.freshUntil(), Date.now() + freshFor),
    };
  }

  /** The way of nearly every request: an address spelt like a kept page. Says whether it has been answered. */
  function answerKept(req: IncomingMessage, res: ServerResponse): boolean {
    const { method, url = '/' } = req;
    if (method !== 'GET' && method !== 'HEAD') return false;
    const kept = cache.atOnce(url, () =>
      renderPage({ key: url, full: url, path: url.replace(/\?.*$/, '') }, req),
    );
    const encoded = kept?.page.inEncoding(chosenEncoding(req.headers['accept-encoding']));
    if (!kept || !encoded || encoded instanceof Promise) return false;
    write(req, res, kept.page, encoded, kept.stale);
    return true;
  }

  async function answer(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const target = req.url ?? '/';
    if (req.method !== 'GET' && req.method !== 'HEAD') {
      return plain(res, 405, 'Only reading is possible here', { allow: 'GET, HEAD' });
    }
    const address = pageAddress(target);
    if (!address) return plain(res, 400, 'This is not an address of a page');
    const renderIt = () => renderPage(address, req);
    const ready = cache.atOnce(address.key, renderIt);
    if (ready) return send(req, res, ready);
    const file = files(address.path) ?? (await asset(address.path));
    if (file) return send(req, res, { page: file, stale: false, failed: false });
    if (address.path.startsWith('/assets/')) return plain(res, 404, 'There is no such file');
    const whole = await cache.answer(address.key, renderIt);
    if (whole.failed && isbot(req.headers['user-agent'])) {
      return plain(res, 503, 'Not available just now', { 'retry-after': '60' });
    }
    return send(req, res, whole);
  }

  function plain(res: ServerResponse, status: number, text: string, headers = {}): void {
    const id = res.req.headers['x-request-id'];
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
        console.error(`site ${req.url}, request ${req.headers['x-request-id']}:`, error);
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

async function send(req: IncomingMessage, res: ServerResponse, { page, stale }: Answer): Promise<void> {
  const encoded = await page.inEncoding(chosenEncoding(req.headers['accept-encoding']));
  write(req, res, page, encoded, stale);
}

function write(
  req: IncomingMessage,
  res: ServerResponse,
  page: FinishedPage,
  { headers, body }: Encoded,
  stale: boolean,
): void {
  const unchanged = page.status === 200 && req.headers['if-none-match']?.includes(page.etag);
  const own = unchanged ? page.headers.slice() : headers.slice();
  const id = req.headers['x-request-id'];
  if (typeof id === 'string') own.push('x-request-id', id);
  if (stale) own.push('warning', '110 - "Response is Stale"');
  res.writeHead(unchanged ? 304 : page.status, own);
  if (unchanged || req.method === 'HEAD') res.end();
  else res.end(body);
}

/** The page is seen before it is alive: on a slow line its scripts wait for style, type and the first picture. */
function scriptsLast(html: string): string {
  return html.replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"');
}

/** Content's log tells the same id as the front's: of whoever asked first for the page being rendered. */
function withRequestId(fetchContent: FetchContent, { headers }: IncomingMessage): FetchContent {
  const id = headers['x-request-id'];
  if (typeof id !== 'string') return fetchContent;
  return (path, init) => {
    const carried = new Headers(init?.headers);
    carried.set('x-request-id', id);
    return fetchContent(path, { ...init, headers: carried });
  };
}

/** Searches are as many as there are words; they are never kept. */
function isKept(path: string, cacheControl: string | undefined): boolean {
  return !/^\/(?:search|api)(?:[/.]|$)/.test(path) && !/no-store|private/.test(cacheControl ?? '');
}

/** which build this is, so that an open page can tell whether a newer one is out; and the service worker. */
function ownFiles(buildId: string, fixed: Record<string, string>) {
  const timestamp = Date.now();
  const file = (type: string, text: string, cacheControl: string) =>
    finishPage(200, { ...fixed, 'content-type': type, 'cache-control': cacheControl }, Buffer.from(text));
  const json = (body: unknown, cacheControl: string) =>
    file('application/json', JSON.stringify(body), cacheControl);
  const made = new Map([
    ['/builds/latest.json', json({ id: buildId, timestamp }, 'no-store')],
    [`/builds/meta/${buildId}.json`, json({ id: buildId, timestamp }, 'public, max-age=31536000, immutable')],
    ['/worker.js', file('text/javascript; charset=utf-8', servedWorker(buildId), 'no-cache')],
  ]);
  return (path: string) => made.get(path);
}

/** A service that hangs must not hang the site. */
function within<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${milliseconds} ms`)), milliseconds);
    timer.unref();
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
