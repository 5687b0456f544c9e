import { randomUUID, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { createContent } from '@longwave/content/app.ts';
import { readContentSettings } from '@longwave/content/settings.ts';
import { createRadio, type Radio } from '@longwave/radio/app.ts';
import { createGuessBrake } from '@longwave/radio/guess-brake.ts';
import { readRadioSettings } from '@longwave/radio/settings.ts';
import { createSite } from '@longwave/site/app.ts';
import { requestId } from '@longwave/site/request-id.ts';
import { readSiteSettings, type SiteSettings } from '@longwave/site/settings.ts';
import { braked } from './front/braked.ts';
import { createClientAddress } from './front/client-address.ts';
import { log } from './front/log.ts';
import { createMetrics } from './front/metrics.ts';
import { createRateLimit } from './front/rate-limit.ts';
import { keptSecret } from './secret.ts';
import { readStationSettings } from './settings.ts';

type Part = 'site' | 'content' | 'radio';

type Site = {
  /** Answers with a page that is kept ready, if it can. */
  answerKept?(req: IncomingMessage, res: ServerResponse, id: string): boolean;
  handle(req: IncomingMessage, res: ServerResponse): void;
  close(): Promise<void>;
  /** Figures of the page cache, where there is one. */
  stats?(): Record<string, number>;
};

export type Station = { server: Server; close(): Promise<void> };

/** Site, content and radio side by side behind one server; they reach each other without leaving the process. */
export async function createStation(
  env: NodeJS.ProcessEnv,
  makeSite: (settings: SiteSettings) => Promise<Site> = createSite,
): Promise<Station> {
  const settings = readStationSettings(env);
  const within = {
    ...env,
    DATA: settings.DATA,
    STATION: settings.STATION,
    SESSION_SECRET: env.SESSION_SECRET || keptSecret(settings.DATA),
    // Feeds and shared pictures need whole addresses, on a developer's machine too.
    SITE_URL: env.SITE_URL || (settings.PORT ? `http://localhost:${settings.PORT}` : ''),
  };
  const content = isElsewhere(env.CONTENT_HOST)
    ? undefined
    : await createContent(readContentSettings(within));
  const door = content && { fetchContent: innerDoor(content.fetch) };
  const clientOf = createClientAddress(settings.TRUSTED_PROXIES);
  const guesses = createGuessBrake((reason) => log('warn', 'wrong key', { reason }));
  const radio = await createRadio({ ...readRadioSettings(within), ...door }, { clientOf, guesses });
  const site = await makeSite({ ...readSiteSettings(within), ...door });
  const answerContent =
    content && getRequestListener((request, { incoming }) => content.fetch(request, requestId(incoming)));

  const secondsToWait = createRateLimit();
  const metrics = createMetrics([
    () => radioGauges(radio),
    () => named('longwave_page_cache', site.stats?.()),
    () => named('longwave_store', content?.stats()),
  ]);
  const secondsForKey = braked(guesses, clientOf);
  let leaving = false;

  function seen(
    part: Part,
    id: string,
    began: number,
    { method }: IncomingMessage,
    { statusCode: status }: ServerResponse,
    path: string,
  ): void {
    const took = (performance.now() - began) / 1000;
    metrics.seen(part, status, took);
    if (!settings.ACCESS_LOG && status < 500) return;
    const facts = { id, method, path: path.split('?')[0], status, ms: Math.round(took * 1000) };
    log(status >= 500 ? 'error' : 'info', 'request', facts);
  }

  const server = createServer(
    // A proxy in front keeps a connection for a minute: closed by us first, its next request on it would fail.
    { requestTimeout: 0, headersTimeout: 15_000, keepAliveTimeout: 75_000, maxHeaderSize: 16_384 },
    (req, res) => {
      const began = performance.now();
      const path = req.url ?? '/';
      if (radio.isSource(req)) return radio.handle(req, res);
      const id = randomUUID();
      // The site puts it among a page's headers itself: setting one, or adding to the request's, makes each page dearer.
      if (site.answerKept?.(req, res, id)) return seen('site', id, began, req, res, path);
      req.headers['x-request-id'] = id;
      const part = partOf(path);
      if (part !== 'site') res.setHeader('x-request-id', id);
      res.once('close', () => seen(part, id, began, req, res, path));
      if (path === '/healthz') return plain(res, 200, 'ok');
      if (path === '/readyz') return plain(res, leaving ? 503 : 200, leaving ? 'leaving' : 'ready');
      const delay = secondsForKey(req, res);
      if (delay > 0) return refuse(res, delay);
      if (path === '/metrics')
        return hasToken(req, settings.METRICS_TOKEN) ? metrics.write(res) : plain(res, 404, 'Not found');
      if (settings.RATE_LIMIT) {
        const wait = secondsToWait(path, () => clientOf(req));
        if (wait > 0) return refuse(res, wait);
      }
      if (part === 'site') return site.handle(req, res);
      req.url = path.slice(part.length + 1) || '/';
      if (part === 'radio') return radio.handle(req, res);
      if (answerContent) void answerContent(req, res);
      else plain(res, 404, 'The content service is elsewhere.');
    },
  );
  radio.attach(server, '/radio');

  return {
    server,
    async close() {
      leaving = true;
      const closed = new Promise((resolve) => server.close(resolve));
      await site.close();
      await radio.close();
      server.closeIdleConnections();
      const patience = setTimeout(() => server.closeAllConnections(), 3_000);
      await closed;
      clearTimeout(patience);
      // Last: pages that were still being answered have read from it.
      await content?.close();
    },
  };
}

function isElsewhere(host = ''): boolean {
  return /^https?:/.test(host);
}

/** Reads of one part from another stay inside the process. */
function innerDoor(fetch: (request: Request) => Promise<Response>) {
  return (path: string, init?: RequestInit) => fetch(new Request(`http://content${path}`, init));
}

function partOf(path: string): Part {
  if (/^\/content(?:[/?]|$)/.test(path)) return 'content';
  return /^\/radio(?:[/?]|$)/.test(path) ? 'radio' : 'site';
}

function plain(res: ServerResponse, status: number, text: string): void {
  res
    .writeHead(status, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' })
    .end(`${text}\n`);
}

function refuse(res: ServerResponse, wait: number): void {
  res.writeHead(429, {
    'content-type': 'application/json',
    'retry-after': String(wait),
    'cache-control': 'no-store',
  });
  res.end(JSON.stringify({ error: `Too many requests; try again in ${wait} s` }));
}

function hasToken(req: IncomingMessage, token: string): boolean {
  const given = Buffer.from(String(req.headers.authorization ?? '').replace(/^Bearer /, ''));
  const wanted = Buffer.from(token);
  return token !== '' && given.length === wanted.length && timingSafeEqual(given, wanted);
}

function radioGauges(radio: Radio): Record<string, number> {
  const { listeners, sockets, source } = radio.stats();
  return {
    longwave_listeners: listeners,
    longwave_sockets: sockets,
    longwave_source_connected: source ? 1 : 0,
  };
}

function named(prefix: string, figures: Record<string, number> = {}): Record<string, number> {
  return Object.fromEntries(Object.entries(figures).map(([name, value]) => [`${prefix}_${name}`, value]));
}
