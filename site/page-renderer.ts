import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { processHeader } from '@longwave/contract/changes.ts';
import { createLog, type Log } from '@longwave/server-kit/log.ts';
import type { RequestHandler, RouterContextProvider, ServerBuild } from 'react-router';
import type { BrowserSettings } from './app/browser-settings.ts';
import type { Content, createContent, createContentMemory, FetchContent } from './app/content.ts';
import { type PackedPage, packPage } from './page-cache/encoded-page.ts';
import type { Rendered } from './page-cache/page-cache.ts';
import type { PageUrl } from './page-cache/page-url.ts';
import { withPreviewNotice } from './preview-notice.ts';
import { createPolicy, fixedHeaders } from './security/policy.ts';
import { scriptHash, takeNonces } from './security/script-hashes.ts';
import type { SiteSettings } from './settings.ts';

/** The named exports of `app/entry.server.tsx` that are used here. */
type Entry = {
  createContent: typeof createContent;
  createContentMemory: typeof createContentMemory;
  setServerLog(log: Log): void;
  requestContext(settings: BrowserSettings, client: Content, nonce: string): RouterContextProvider;
  scriptsWithoutNonce: string[];
  createRenderer(build: ServerBuild): RequestHandler;
  shellDigest(home: unknown): string;
};

/** A rendered page as plain data, with the facts that the cache needs. */
export type RenderedPage = Omit<Rendered, 'page'> & {
  page: PackedPage;
  /** The full URL of the request, set if the page shows it and so is for that URL only. */
  onlyForUrl: string | undefined;
  /** Digest of header and footer; empty if it is unknown. */
  shell: string;
  /** The processes of the content service that built the content of the page. */
  builtBy: string[];
};

export type PageRenderer = {
  /** The id of the build that renders; it changes when the render thread is restarted after a build. */
  buildId(): string;
  /** `requestId` is the id of the first request for the page. */
  renderPage(pageUrl: PageUrl, requestId?: string): Promise<RenderedPage>;
  /** Digest of header and footer from the current home file. */
  shell(): Promise<{ digest: string; builtBy: string[] }>;
};

/** Thrown when no page can be rendered at the moment. */
export class TooBusy extends Error {
  readonly retryAfterSeconds: number;
  constructor(reason: string, retryAfterSeconds: number) {
    super(reason);
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

const freshMs = 60_000;
const maxReadMs = 10_000;
/** With `vary: *`, neither proxies nor the service worker store the page. */
const previewHeaders = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex', vary: '*' };

/** Renders pages with the built site, compressed and with all headers. */
export async function createPageRenderer(settings: SiteSettings): Promise<PageRenderer> {
  const fixed = fixedHeaders(settings);
  const server = pathToFileURL(join(settings.build, 'server/index.js')).href;
  const build: ServerBuild = await import(server);
  const entry = build.entry.module as unknown as Entry;
  entry.setServerLog(createLog('site'));
  const render = entry.createRenderer(build);
  const buildId = build.assets.version;
  const browser = { ...settings.browser, buildId };
  const policy = createPolicy(settings);
  const fixedHashes = entry.scriptsWithoutNonce.map(scriptHash);
  /** Marks our own inline scripts while a page is rendered. It stays secret, because it is removed before the page is sent. */
  const nonce = randomBytes(18).toString('base64url');
  const memory = entry.createContentMemory();
  const fetchContent: FetchContent = (path, init) =>
    withTimeout(maxReadMs, settings.fetchContent(path, init));

  async function renderPage({ path, key, full, preview }: PageUrl, id?: string): Promise<RenderedPage> {
    const url = { ...visitorUrl(path, full), preview };
    let previewUntil: string | null = null;
    const fetchForPreview: FetchContent = async (contentPath, init) => {
      const response = await fetchContent(contentPath, init);
      if (preview !== undefined) previewUntil ??= response.headers.get('x-preview-until');
      return response;
    };
    const noting = noteBuilders(withRequestId(fetchForPreview, id));
    const client = entry.createContent(noting.fetchContent, url, memory);
    const response = await render(
      new Request(`http://site${key}`),
      entry.requestContext(browser, client, nonce),
    );
    // latin1 saves decoding and encoding UTF-8; it suffices because only ASCII is searched for.
    const withNonces = Buffer.from(await response.arrayBuffer()).toString('latin1');
    const withNotice = previewUntil
      ? withPreviewNotice(withNonces, new Date(previewUntil), (await client.shell()).station.zone, nonce)
      : withNonces;
    const { html: bytes, hashes } = takeNonces(withLowPriorityScripts(withNotice), nonce);
    const headers: Record<string, string> = {
      ...fixed,
      ...Object.fromEntries(response.headers),
      ...(preview !== undefined && previewHeaders),
    };
    const isHtml = headers['content-type']?.startsWith('text/html');
    if (isHtml) headers['content-security-policy'] = policy(path, [...fixedHashes, ...hashes]);
    const cacheable =
      response.status === 200 && isCacheable(path, headers['cache-control']) && hasKnownRoutes(key, build);
    headers['cache-control'] ??= cacheable
      ? 'public, max-age=0, s-maxage=30, stale-while-revalidate=600, stale-if-error=86400'
      : 'no-store';
    return {
      page: packPage(response.status, headers, Buffer.from(bytes, 'latin1')),
      cacheable: cacheable && client.isCacheable() && !client.failed(),
      onlyForUrl: client.showsFullUrl() ? full : undefined,
      failed: client.failed() || response.status >= 500,
      reads: client.reads,
      freshUntil: Math.min(client.freshUntil(), Date.now() + freshMs),
      shell: currentShellDigest(),
      builtBy: [...noting.builtBy],
    };
  }

  let lastShell = { site: memory.site, digest: '' };
  /** Digest of header and footer of the last home file, computed once for each home file. */
  function currentShellDigest(): string {
    if (memory.site !== lastShell.site)
      lastShell = { site: memory.site, digest: entry.shellDigest(memory.site) };
    return lastShell.digest;
  }

  return {
    buildId: () => buildId,
    renderPage,
    async shell() {
      const noting = noteBuilders(fetchContent);
      const digest = entry.shellDigest(await (await noting.fetchContent('/home.json')).json());
      return { digest, builtBy: [...noting.builtBy] };
    },
  };
}

/** Gives scripts a low priority, so that style sheets, fonts and the first picture load first on a slow line. */
function withLowPriorityScripts(html: string): string {
  return html.replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"');
}

/** Wraps `fetchContent` to record which processes of the content service built the responses. */
function noteBuilders(fetchContent: FetchContent): { fetchContent: FetchContent; builtBy: Set<string> } {
  const builtBy = new Set<string>();
  return {
    builtBy,
    async fetchContent(path, init) {
      const response = await fetchContent(path, init);
      const builder = response.headers.get(processHeader);
      if (builder) builtBy.add(builder);
      return response;
    },
  };
}

/** Sends the id of the request the page is rendered for, so that content logs it. */
function withRequestId(fetchContent: FetchContent, id: string | undefined): FetchContent {
  if (!id) return fetchContent;
  return (path, init) => {
    const headers = new Headers(init?.headers);
    headers.set('x-request-id', id);
    return fetchContent(path, { ...init, headers: headers });
  };
}

/** The URL in the visitor's address bar: without `.data` and `_routes`. */
function visitorUrl(path: string, full: string): { path: string; full: string } {
  const page = path.replace(/\.data$/, '');
  const query = new URLSearchParams(full.slice(path.length));
  if (page === path) return { path, full };
  query.delete('_routes');
  return { path: page, full: page + (query.size > 0 ? `?${query}` : '') };
}

/** Whether `_routes` contains only names of routes; unknown names would fill the cache. */
function hasKnownRoutes(key: string, build: ServerBuild): boolean {
  const names = new URLSearchParams(key.replace(/^[^?]*/, '')).get('_routes');
  return !names || names.split(',').every((name) => name in build.routes);
}

/** Whether a page may be cached; searches may not, because there are too many different ones. */
function isCacheable(path: string, cacheControl: string | undefined): boolean {
  return !/^\/(?:search|api)(?:[/.]|$)/.test(path) && !/no-store|private/.test(cacheControl ?? '');
}

function withTimeout<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no response within ${milliseconds} ms`)), milliseconds);
    timer.unref();
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
