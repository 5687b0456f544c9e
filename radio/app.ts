import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { join } from 'node:path';
import type { PlayerMetadata } from '@longwave/contract/player-metadata.ts';
import { createKeyGuessLimit, type KeyGuessLimit } from '@longwave/server-kit/key-guess-limit.ts';
import { createLog, type Log } from '@longwave/server-kit/log.ts';
import { createTranscoding } from '@longwave/transcoding/transcoding.ts';
import { createChat } from './chat/chat.ts';
import { createBrandFetcher } from './chat/fetch-brand.ts';
import { createBuiltInHost, type Filler } from './hosts/built-in-host.ts';
import { parseRequestUrl } from './http/request-url.ts';
import { sendJson, sendProblem } from './http/response.ts';
import { hasStaffKey } from './http/staff-key.ts';
import { openPlayedTracks } from './on-air/played-tracks.ts';
import { createSockets } from './on-air/sockets.ts';
import { trackOfExternalHost } from './on-air/track-on-air.ts';
import { createOnDemand } from './on-demand.ts';
import type { PlayoutLibrary } from './playout/open-recordings.ts';
import { createPlayoutClient } from './playout/playout-client.ts';
import type { RadioSettings } from './settings.ts';

export type Radio = Awaited<ReturnType<typeof createRadio>>;

type Parts = {
  library: PlayoutLibrary;
  filler: Filler;
  log: Log;
  /** Returns the client address, also behind a proxy. */
  clientAddressOf: (req: Pick<IncomingMessage, 'headers' | 'socket'>) => string;
  /** Shared with the other parts of the process that check keys. */
  keyGuessLimit: KeyGuessLimit;
  /** Tests set shorter times. */
  pollContentMs: number;
  recordingTimeoutMs: number;
};

/** Creates the radio part: stream, recordings, metadata and chat. Its paths have no prefix. */
export async function createRadio(settings: RadioSettings, parts: Partial<Parts> = {}) {
  const { log = createLog('radio') } = parts;
  const {
    clientAddressOf = (req) => req.socket.remoteAddress ?? '',
    keyGuessLimit = createKeyGuessLimit(log),
  } = parts;
  const transcoding = createTranscoding(settings.transcoding, log);
  const onDemand = await createOnDemand(settings, transcoding, log);
  const { library = onDemand.library, filler = onDemand.filler } = parts;
  const playoutClient = await createPlayoutClient(
    settings.fetchContent,
    settings.data,
    log,
    parts.pollContentMs,
  );
  const sockets = createSockets(settings);
  const chat = await createChat({
    file: join(settings.data, 'chat.sqlite'),
    staffKey: settings.chatStaffKey,
    clientAddressOf,
    fetchBrand: createBrandFetcher(settings.fetchContent, log),
    siteUrl: settings.siteUrl,
    contentUrl: settings.contentUrl,
    log,
  });
  const tracks = await openPlayedTracks(settings.data, sockets.announceTracks, log);
  await playoutClient.firstPoll;
  const host = settings.externalHost
    ? (await import('./hosts/external-host.ts')).createExternalHost({
        ...settings,
        host: settings.externalHost,
        playoutClient,
        announce: announceExternal,
        log,
      })
    : await createBuiltInHost(
        settings,
        {
          playoutClient,
          library,
          filler,
          transcoding,
          keyGuessLimit,
          clientAddressOf,
          tracks,
          recordingTimeoutMs: parts.recordingTimeoutMs,
        },
        sockets.announce,
        log,
      );

  function announceExternal(metadata: PlayerMetadata) {
    sockets.announce(metadata);
    tracks.add(trackOfExternalHost(metadata, playoutClient.playout(), Date.now()), Date.now());
  }

  function handle(req: IncomingMessage, res: ServerResponse) {
    const { pathname, searchParams } = parseRequestUrl(req);
    if (host.isSourceRequest(req)) return host.handleSource(req, res);
    res.setHeader('X-Content-Type-Options', 'nosniff');
    if (req.method === 'OPTIONS') return sendPreflight(res);
    if (pathname.startsWith('/chat/')) return chat.handle(req, res, pathname);
    if (req.method !== 'GET' && req.method !== 'HEAD') {
      return sendProblem(res, 405, 'This address is for reading.', { Allow: 'GET, HEAD, OPTIONS' });
    }
    if (pathname === '/live.json') return sendLive(res);
    if (pathname === '/tracks.json') return sendJson(res, 200, tracks.tracks());
    if (pathname === '/healthz') return sendJson(res, 200, { ok: true, ...stats() });
    if (pathname === '/conversions.json') return sendConversions(req, res);
    if (onDemand.handle(req, res, pathname, searchParams)) return;
    if (!host.handle(req, res, pathname)) sendProblem(res, 404, 'There is nothing at this address.');
  }

  function sendLive(res: ServerResponse) {
    const result = sockets.latest();
    if (result) return sendJson(res, 200, { success: true, result });
    sendJson(res, 503, { success: false, error: 'What is on air is not known yet.' });
  }

  async function sendConversions(req: IncomingMessage, res: ServerResponse) {
    if (!hasStaffKey(req, settings.staffKey))
      return sendProblem(res, 401, 'This is for staff, with CONTENT_KEY.');
    sendJson(res, 200, await onDemand.conversions());
  }

  function stats() {
    return { ...host.stats(), sockets: sockets.count(), chat: chat.count() };
  }

  return {
    handle,
    /** Whether a request is from a source client, which may leave out the prefix and so arrive at the root of the server. */
    isSourceRequest: host.isSourceRequest,
    /** `onRawConnection` is called for each connection that the server's own parser does not read. */
    attach(server: Server, basePath: string, onRawConnection?: (socket: Socket) => void) {
      sockets.attach(server, basePath);
      host.attach(server, basePath, onRawConnection);
    },
    stats,
    secondsSinceChunk: () => host.secondsSinceChunk?.(),
    async close() {
      playoutClient.close();
      await host.close();
      await tracks.close();
      await onDemand.close();
      sockets.close();
      await chat.close();
    },
  };
}

function sendPreflight(res: ServerResponse) {
  res.writeHead(204, {
    'Access-Control-Allow-Origin': '*',
    'Access-Control-Allow-Methods': 'GET, HEAD, POST, DELETE, OPTIONS',
    'Access-Control-Allow-Headers': 'Authorization, Content-Type, Icy-MetaData, Range',
    'Access-Control-Max-Age': '86400',
  });
  res.end();
}
