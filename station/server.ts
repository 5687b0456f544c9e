import { randomUUID, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { createRadio, type Radio } from '@longwave/radio/app.ts';
import { readRadioSettings } from '@longwave/radio/settings.ts';
import { createClientAddress } from './front/client-address.ts';
import { log } from './front/log.ts';
import { createMetrics } from './front/metrics.ts';
import { createRateLimit } from './front/rate-limit.ts';
import { partsInThreads } from './parts.ts';
import { keptSecret } from './secret.ts';
import { readStationSettings } from './settings.ts';
import { type LoopDelay, loopDelayMemory, measureLoopDelay, readLoopDelay } from './threads/loop-delay.ts';
import type { Thread } from './threads/thread.ts';

type Part = 'site' | 'content' | 'radio';

export type Station = { server: Server; close(): Promise<void> };

/** Site, content and radio side by side behind one server; they reach each other without leaving the process. */
export async function createStation(
  env: NodeJS.ProcessEnv,
  startParts: typeof partsInThreads = partsInThreads,
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
  const parts = await startParts({
    env: within,
    contentElsewhere: isElsewhere(env.CONTENT_HOST),
    renderThreads: settings.RENDER_THREADS,
  });
  const { content } = parts;
  const clientOf = createClientAddress(settings.TRUSTED_PROXIES);
  const inside = content && { fetchContent: content.fetchContent };
  const radio = await createRadio({ ...readRadioSettings(within), ...inside }, { clientOf });
  const site = await parts.site();

  const ownDelays = loopDelayMemory();
  measureLoopDelay(ownDelays);
  const secondsToWait = createRateLimit();
  const metrics = createMetrics([
    () => radioGauges(radio),
    () => named('longwave_page_cache', site.stats?.()),
    async () => named('longwave_store', await content?.stats()),
    () => threadGauges(ownDelays, parts.threads),
  ]);
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

  function answerReady(res: ServerResponse): void {
    const missing = Object.values(parts.threads).find((thread) => !thread.isUp())?.name;
    const reason = leaving ? 'leaving' : missing && `starting again: ${missing}`;
    plain(res, reason ? 503 : 200, reason ?? 'ready');
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
      if (path === '/readyz') return answerReady(res);
      if (path === '/metrics')
        return hasToken(req, settings.METRICS_TOKEN) ? void metrics.write(res) : plain(res, 404, 'Not found');
      if (settings.RATE_LIMIT) {
        const wait = secondsToWait(path, () => clientOf(req));
        if (wait > 0) return refuse(res, wait);
      }
      if (part === 'site') return site.handle(req, res);
      req.url = path.slice(part.length + 1) || '/';
      if (part === 'radio') return radio.handle(req, res);
      if (content) content.handle(req, res, id);
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
      await parts.close();
    },
  };
}

function isElsewhere(host = ''): boolean {
  return /^https?:/.test(host);
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

function threadGauges(ownDelays: SharedArrayBuffer, threads: Record<string, Thread>): Record<string, number> {
  const gauges: Record<string, number> = {};
  const addDelay = (thread: string, { p99, max }: LoopDelay) => {
    gauges[`longwave_event_loop_delay_p99_seconds{thread="${thread}"}`] = p99;
    gauges[`longwave_event_loop_delay_max_seconds{thread="${thread}"}`] = max;
  };
  addDelay('main', readLoopDelay(ownDelays));
  for (const thread of Object.values(threads)) {
    const { delay, up, restarts } = thread.stats();
    addDelay(thread.name, delay);
    gauges[`longwave_thread_up{thread="${thread.name}"}`] = up;
    gauges[`longwave_thread_restarts_total{thread="${thread.name}"}`] = restarts;
  }
  return gauges;
}

function named(prefix: string, figures: Record<string, number> = {}): Record<string, number> {
  return Object.fromEntries(Object.entries(figures).map(([name, value]) => [`${prefix}_${name}`, value]));
}
