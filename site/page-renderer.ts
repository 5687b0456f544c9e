import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RequestHandler, RouterContextProvider, ServerBuild } from 'react-router';
import type { BrowserSettings } from './app/browser-settings.ts';
import type { Content, createContent, createContentMemory, FetchContent } from './app/content.ts';
import { type PackedPage, packPage } from './page-cache/finished-page.ts';
import type { PageAddress } from './page-cache/page-address.ts';
import type { Rendered } from './page-cache/page-cache.ts';
import { scriptHash, takeMarks } from './security/own-scripts.ts';
import { createPolicy, fixedHeaders } from './security/policy.ts';
import type { SiteSettings } from './settings.ts';

/** What `app/entry.server.tsx` exports besides the renderer. */
type Entry = {
  createContent: typeof createContent;
  createContentMemory: typeof createContentMemory;
  requestContext(settings: BrowserSettings, client: Content, mark: string): RouterContextProvider;
  ownScripts: string[];
  createRenderer(build: ServerBuild): RequestHandler;
  shellDigest(home: unknown): string;
};

/** A page as plain data, and what it was made from. */
export type RenderedPage = Omit<Rendered, 'page'> & {
  page: PackedPage;
  /** The one whole address this page is for, where it shows it. */
  only: string | undefined;
  /** Tells whether two pages have the same header and footer; empty when that is not known. */
  shell: string;
};

export type PageRenderer = {
  /** Changes only when the thread that renders was started again after a build. */
  buildId(): string;
  /** The id is that of the request the page is first rendered for. */
  renderPage(address: PageAddress, requestId?: string): Promise<RenderedPage>;
  /** Header and footer as pages rendered now have them. */
  shell(): Promise<string>;
};

/** The page cannot be rendered at the moment, through no fault of its own. */
export class NotNow extends Error {
  readonly retryAfterSeconds: number;
  constructor(reason: string, retryAfterSeconds: number) {
    super(reason);
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

const freshFor = 60_000;
const longestRead = 10_000;

/** Pages as the built site renders them, finished and with their headers. */
export async function createPageRenderer(settings: SiteSettings): Promise<PageRenderer> {
  const fixed = fixedHeaders(settings);
  const server = pathToFileURL(join(settings.build, 'server/index.js')).href;
  const build: ServerBuild = await import(server);
  const entry = build.entry.module as unknown as Entry;
  const render = entry.createRenderer(build);
  const buildId = build.assets.version;
  const browser = { ...settings.browser, buildId };
  const policy = createPolicy(settings);
  const ownScripts = entry.ownScripts.map(scriptHash);
  /** Nobody outside knows it: it is taken out of every page before that leaves. */
  const mark = randomBytes(18).toString('base64url');
  const memory = entry.createContentMemory();
  const fetchContent: FetchContent = (path, init) => within(longestRead, settings.fetchContent(path, init));

  async function renderPage({ path, key, full }: PageAddress, id?: string): Promise<RenderedPage> {
    const client = entry.createContent(withRequestId(fetchContent, id), shownAddress(path, full), memory);
    const response = await render(
      new Request(`http://site${key}`),
      entry.requestContext(browser, client, mark),
    );
    // Bytes as characters of their own number: only ASCII is looked at, and nothing need be decoded and encoded again.
    const marked = Buffer.from(await response.arrayBuffer()).toString('latin1');
    const { html: bytes, hashes } = takeMarks(scriptsLast(marked), mark);
    const headers: Record<string, string> = { ...fixed, ...Object.fromEntries(response.headers) };
    const isHtml = headers['content-type']?.startsWith('text/html');
    if (isHtml) headers['content-security-policy'] = policy(path, [...ownScripts, ...hashes]);
    const keep =
      response.status === 200 && isKept(path, headers['cache-control']) && asksForRoutes(key, build);
    headers['cache-control'] ??= keep
      ? 'public, max-age=0, s-maxage=30, stale-while-revalidate=600, stale-if-error=86400'
      : 'no-store';
    return {
      page: packPage(response.status, headers, Buffer.from(bytes, 'latin1')),
      keep: keep && client.mayKeep() && !client.failed(),
      only: client.fullAddressShown() ? full : undefined,
      failed: client.failed() || response.status >= 500,
      reads: client.reads,
      freshUntil: Math.min(client.freshUntil(), Date.now() + freshFor),
      shell: shellShown(),
    };
  }

  let shown = { site: memory.site, digest: '' };
  /** Of the home file pages are rendered with; worked out once for each. */
  function shellShown(): string {
    if (memory.site !== shown.site) shown = { site: memory.site, digest: entry.shellDigest(memory.site) };
    return shown.digest;
  }

  return {
    buildId: () => buildId,
    renderPage,
    shell: async () => entry.shellDigest(await (await fetchContent('/home.json')).json()),
  };
}

/** The page is seen before it is alive: on a slow line its scripts wait for style, type and the first picture. */
function scriptsLast(html: string): string {
  return html.replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"');
}

/** Content's log tells the same id as the front's: of whoever asked first for the page being rendered. */
function withRequestId(fetchContent: FetchContent, id: string | undefined): FetchContent {
  if (!id) return fetchContent;
  return (path, init) => {
    const carried = new Headers(init?.headers);
    carried.set('x-request-id', id);
    return fetchContent(path, { ...init, headers: carried });
  };
}

/** The visitor's own address: without what stands for data alone. */
function shownAddress(path: string, full: string): { path: string; full: string } {
  const page = path.replace(/\.data$/, '');
  const query = new URLSearchParams(full.slice(path.length));
  if (page === path) return { path, full };
  query.delete('_routes');
  return { path: page, full: page + (query.size > 0 ? `?${query}` : '') };
}

/** Names of parts that are none of ours are as many as there are strangers. */
function asksForRoutes(key: string, build: ServerBuild): boolean {
  const names = new URLSearchParams(key.replace(/^[^?]*/, '')).get('_routes');
  return !names || names.split(',').every((name) => name in build.routes);
}

/** Searches are as many as there are words; they are never kept. */
function isKept(path: string, cacheControl: string | undefined): boolean {
  return !/^\/(?:search|api)(?:[/.]|$)/.test(path) && !/no-store|private/.test(cacheControl ?? '');
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
