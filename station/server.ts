import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { createRadio } from '@longwave/radio/app.ts';
import { readRadioSettings } from '@longwave/radio/settings.ts';
import { bearerToken, isSameKey } from '@longwave/server-kit/key-check.ts';
import { createKeyGuessLimit } from '@longwave/server-kit/key-guess-limit.ts';
import { createLog } from '@longwave/server-kit/log.ts';
import { withRequestId } from '@longwave/server-kit/request-id.ts';
import { loadStationModule } from '@longwave/server-kit/station-module.ts';
import { createClientAddress } from './front/client-address.ts';
import { createFeedReaders } from './front/feed-readers.ts';
import { prefixed, radioFigures, threadFigures } from './front/figures.ts';
import { forwardClient } from './front/forward-client.ts';
import { limitKeyGuesses } from './front/limit-key-guesses.ts';
import { sendText, sendTooManyRequests } from './front/plain-responses.ts';
import { createRateLimit, renderedPage } from './front/rate-limit.ts';
import { checkDisk, checkStreamClock, respondReadiness } from './front/readiness.ts';
import { createBodyDeadlines } from './front/request-bodies.ts';
import { createRequestLog, type Part } from './front/request-log.ts';
import { normaliseTarget } from './front/request-target.ts';
import { limitSilentConnections } from './front/silent-connections.ts';
import { createStaffHint } from './front/staff-hint.ts';
import { createStudio } from './front/studio.ts';
import { isSocketUpgrade, refuseOtherUpgrades } from './front/upgrades.ts';
import { startHousekeeping } from './housekeeping/housekeeping.ts';
import type { Parts, Site } from './parts.ts';
import type { StationSettings } from './settings.ts';
import { createLoopDelayMemory, measureLoopDelay } from './threads/loop-delay.ts';

const studioBuild = join(import.meta.dirname, '../studio/build');
/** How long running responses may take when the station stops. Docker kills a container ten seconds after asking it to stop. */
const closeTimeoutMs = 7_000;

export type Station = { server: Server; close(): Promise<void> };

/** Serves site, content and radio with one server; they call each other without leaving the process. */
export async function createStation(
  settings: StationSettings,
  env: NodeJS.ProcessEnv,
  parts: Parts,
): Promise<Station> {
  const { content } = parts;
  const clientOf = createClientAddress(settings.TRUSTED_PROXIES);
  const keyGuesses = createKeyGuessLimit(createLog('radio'));
  const radioSettings = { ...readRadioSettings(env), ...(content && { fetchContent: content.fetchContent }) };
  const secondsToWait = createRateLimit();
  // The station's code is loaded while the threads start, so that it is ready when the radio needs it.
  await Promise.all([parts.started, loadStationModule(settings.STATION)]);
  /** Creates the site; its first page is rendered in another thread while the radio starts. */
  async function createSite(): Promise<Site> {
    const created = await parts.createSite((req) =>
      settings.RATE_LIMIT ? secondsToWait(renderedPage, () => clientOf(req)) : 0,
    );
    created.prefetchHome?.();
    return created;
  }
  const [radio, site] = await Promise.all([
    createRadio(radioSettings, { clientAddressOf: clientOf, keyGuessLimit: keyGuesses }),
    createSite(),
  ]);

  const handleStudio = createStudio(studioBuild, radioSettings.siteUrl.startsWith('https:'));
  const staffHint = createStaffHint(studioBuild);
  const mainLoopDelay = createLoopDelayMemory();
  measureLoopDelay(mainLoopDelay);
  const metrics = settings.METRICS_TOKEN
    ? (await import('./front/metrics.ts')).createMetrics([
        () => radioFigures(radio),
        () => prefixed('longwave_page_cache', site.stats?.()),
        async () => prefixed('longwave_store', await content?.stats()),
        () => threadFigures(mainLoopDelay, parts.threads),
        () => prefixed('longwave_connections', connections.stats()),
      ])
    : undefined;
  const recordRequest = createRequestLog({ logAll: settings.ACCESS_LOG, metrics });
  const secondsForKey = limitKeyGuesses(keyGuesses, clientOf);
  const housekeeping = startHousekeeping(settings.DATA);
  const bodies = createBodyDeadlines();
  const admitFeedReader = createFeedReaders(clientOf);
  let isClosing = false;

  function rejectTarget(req: IncomingMessage, res: ServerResponse, startedAt: number): void {
    const id = randomUUID();
    res.setHeader('x-request-id', id);
    sendText(res, 400, 'This is not an address of this station.');
    recordRequest('site', id, startedAt, req, res, '(no address)');
  }

  const readinessChecks = {
    process: () => (isClosing ? 'closing' : undefined),
    threads() {
      const down = Object.values(parts.threads).find((thread) => !thread.isUp());
      return down && `starting again: ${down.name}`;
    },
    store: async () => housekeeping.problem() ?? (await content?.checkStore()),
    stream: checkStreamClock(radio.secondsSinceChunk),
    disk: checkDisk(settings.DATA),
  };

  const server = createServer(
    {
      // Bodies have deadlines of their own, since the sound of a live source has no end.
      requestTimeout: 0,
      headersTimeout: 15_000,
      connectionsCheckingInterval: 5_000,
      // Longer than the minute for which a proxy keeps a connection: if we closed it first, the proxy's next request would fail.
      keepAliveTimeout: 75_000,
      maxHeaderSize: 16_384,
      shouldUpgradeCallback: isSocketUpgrade,
    },
    (req, res) => {
      const startedAt = performance.now();
      connections.onRequest(req.socket);
      const path = normaliseTarget(req.url ?? '/');
      if (path === undefined) return rejectTarget(req, res, startedAt);
      req.url = path;
      const id = randomUUID();
      if (radio.isSourceRequest(req)) return void withRequestId(id, () => radio.handle(req, res));
      bodies.watch(req, res);
      if (staffHint.isFor(req) && partOf(path) === 'site') staffHint.addTo(req, res);
      // The site adds the id to a cached page's headers itself: setting a header here would make each page more costly.
      if (site.respondFromCache?.(req, res, id)) return recordRequest('site', id, startedAt, req, res, path);
      req.headers['x-request-id'] = id;
      const part = partOf(path);
      if (part !== 'site') res.setHeader('x-request-id', id);
      res.once('close', () => recordRequest(part, id, startedAt, req, res, path));
      withRequestId(id, () => handle(req, res, { part, path, id }));
    },
  );

  function handle(
    req: IncomingMessage,
    res: ServerResponse,
    { part, path, id }: { part: Part; path: string; id: string },
  ) {
    if (path === '/healthz') return sendText(res, 200, 'ok');
    if (path === '/readyz') return void respondReadiness(res, readinessChecks);
    const delay = secondsForKey(req, res);
    if (delay > 0) return sendTooManyRequests(res, delay);
    if (path === '/metrics') return sendMetrics(req, res);
    if (settings.RATE_LIMIT) {
      const wait = secondsToWait(path, () => clientOf(req));
      if (wait > 0) return sendTooManyRequests(res, wait);
    }
    if (part === 'site') return site.handle(req, res);
    if (part === 'studio') return handleStudio(req, res);
    req.url = path.slice(part.length + 1) || '/';
    if (part === 'radio') return void radio.handle(req, res);
    if (!content) return sendText(res, 404, 'The content service is elsewhere.');
    if (/^\/changes(?:\?|$)/.test(req.url) && !admitFeedReader(req, res)) return sendTooManyRequests(res, 60);
    // Content needs the client address to rate limit password guesses.
    if (req.url.startsWith('/staff/')) forwardClient(req, clientOf(req));
    content.handle(req, res, id);
  }

  function sendMetrics(req: IncomingMessage, res: ServerResponse): void {
    const token = bearerToken(req.headers.authorization);
    if (metrics && isSameKey(token, settings.METRICS_TOKEN)) void metrics.write(res);
    else sendText(res, 404, 'Not found');
  }

  const connections = limitSilentConnections(server);
  refuseOtherUpgrades(server);
  radio.attach(server, '/radio', connections.onRequest);

  return {
    server,
    async close() {
      isClosing = true;
      const closed = once(server, 'close');
      await connections.stopListening();
      await site.close();
      await radio.close();
      server.closeIdleConnections();
      const timer = setTimeout(() => server.closeAllConnections(), closeTimeoutMs);
      await closed;
      clearTimeout(timer);
      bodies.close();
      await housekeeping.close();
      // The parts are closed last, because pages that were still being served read from them.
      await parts.close();
    },
  };
}

function partOf(path: string): Part {
  if (/^\/content(?:[/?]|$)/.test(path)) return 'content';
  if (/^\/studio(?:[/?]|$)/.test(path)) return 'studio';
  return /^\/radio(?:[/?]|$)/.test(path) ? 'radio' : 'site';
}
