import { randomUUID, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { createRadio } from '@longwave/radio/app.ts';
import { readRadioSettings } from '@longwave/radio/settings.ts';
import { createClientAddress } from './front/client-address.ts';
import { createFeedReaders } from './front/feed-readers.ts';
import { named, radioGauges, threadGauges } from './front/gauges.ts';
import { log } from './front/log.ts';
import { createMetrics } from './front/metrics.ts';
import { plain, tooMany } from './front/plain-answers.ts';
import { createRateLimit, renderedPage } from './front/rate-limit.ts';
import { createBodyDeadlines } from './front/request-bodies.ts';
import { normalTarget } from './front/request-target.ts';
import { boundSilentConnections } from './front/silent-connections.ts';
import { answerOtherUpgrades, isSocket } from './front/upgrades.ts';
import { startHousekeeping } from './housekeeping/housekeeping.ts';
import { partsInThreads } from './parts.ts';
import { keptSecret } from './secret.ts';
import { readStationSettings } from './settings.ts';
import { loopDelayMemory, measureLoopDelay } from './threads/loop-delay.ts';

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
  const secondsToWait = createRateLimit();
  const site = await parts.site((req) =>
    settings.RATE_LIMIT ? secondsToWait(renderedPage, () => clientOf(req)) : 0,
  );

  const ownDelays = loopDelayMemory();
  measureLoopDelay(ownDelays);
  const metrics = createMetrics([
    () => radioGauges(radio),
    () => named('longwave_page_cache', site.stats?.()),
    async () => named('longwave_store', await content?.stats()),
    () => threadGauges(ownDelays, parts.threads),
    () => named('longwave_connections', connections.stats()),
  ]);
  const housekeeping = startHousekeeping(settings.DATA);
  const bodies = createBodyDeadlines();
  const admitFeedReader = createFeedReaders(clientOf);
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

  function refuseTarget(req: IncomingMessage, res: ServerResponse, began: number): void {
    const id = randomUUID();
    res.setHeader('x-request-id', id);
    plain(res, 400, 'This is not an address of this station.');
    seen('site', id, began, req, res, '(no address)');
  }

  function answerReady(res: ServerResponse): void {
    const missing = Object.values(parts.threads).find((thread) => !thread.isUp())?.name;
    const reason =
      (leaving && 'leaving') ||
      (missing && `starting again: ${missing}`) ||
      content?.trouble() ||
      housekeeping.trouble();
    plain(res, reason ? 503 : 200, reason || 'ready');
  }

  const server = createServer(
    {
      // Bodies have deadlines of their own: what a live source sends has no end.
      requestTimeout: 0,
      headersTimeout: 15_000,
      connectionsCheckingInterval: 5_000,
      // A proxy in front keeps a connection for a minute: closed by us first, its next request on it would fail.
      keepAliveTimeout: 75_000,
      maxHeaderSize: 16_384,
      shouldUpgradeCallback: isSocket,
    },
    (req, res) => {
      const began = performance.now();
      connections.heard(req.socket);
      const path = normalTarget(req.url ?? '/');
      if (path === undefined) return refuseTarget(req, res, began);
      req.url = path;
      if (radio.isSource(req)) return radio.handle(req, res);
      bodies.watch(req, res);
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
        if (wait > 0) return tooMany(res, wait);
      }
      if (part === 'site') return site.handle(req, res);
      req.url = path.slice(part.length + 1) || '/';
      if (part === 'radio') return radio.handle(req, res);
      if (!content) return plain(res, 404, 'The content service is elsewhere.');
      if (/^\/changes(?:\?|$)/.test(req.url) && !admitFeedReader(req, res)) return tooMany(res, 60);
      content.handle(req, res, id);
    },
  );
  const connections = boundSilentConnections(server);
  answerOtherUpgrades(server);
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
      bodies.close();
      await housekeeping.close();
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

function hasToken(req: IncomingMessage, token: string): boolean {
  const given = Buffer.from(String(req.headers.authorization ?? '').replace(/^Bearer /, ''));
  const wanted = Buffer.from(token);
  return token !== '' && given.length === wanted.length && timingSafeEqual(given, wanted);
}
