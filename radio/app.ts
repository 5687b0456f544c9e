import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { answerJson, answerProblem } from './answer.ts';
import { createKeptSound } from './broadcasts/kept-sound.ts';
import { createChat } from './chat/chat.ts';
import { createRewind } from './hls/rewind.ts';
import { createLiveFeed } from './live/live-feed.ts';
import { admitSources } from './live/source-connection.ts';
import { createSourceDoor } from './live/source-door.ts';
import { type Log, logToConsole } from './log.ts';
import { playerMetadataOf } from './on-air/metadata.ts';
import { titleOf } from './on-air/on-air.ts';
import { createSockets } from './on-air/sockets.ts';
import { createGuide } from './playout/guide.ts';
import { createPlayout } from './playout/playout.ts';
import { createShelf, type RecordingLibrary } from './playout/shelf.ts';
import type { Track } from './playout/timeline.ts';
import { createProgramme } from './programme.ts';
import type { RadioSettings } from './settings.ts';
import { createBroadcaster } from './stream/broadcaster.ts';
import { createListeners } from './stream/listeners.ts';
import { answerStream } from './stream/stream.ts';

export type Radio = Awaited<ReturnType<typeof createRadio>>;

type Parts = {
  library: RecordingLibrary;
  filler: (Track & { seconds: number })[];
  log: Log;
  /** Who asks, where a proxy stands between. */
  clientOf: (req: IncomingMessage) => string;
};

export async function createRadio(settings: RadioSettings, parts: Partial<Parts> = {}) {
  const { log = logToConsole, library = { open: async () => undefined }, filler = [] } = parts;
  const guide = await createGuide(settings.fetchContent, settings.data, log);
  const playout = createPlayout(guide, createShelf(library, log), filler);
  const feed = createLiveFeed();
  const sourceDoor = createSourceDoor(settings.source, feed, log);
  const programme = createProgramme(playout, feed);
  const broadcaster = createBroadcaster(programme.chunkAt, log);
  const listeners = createListeners(({ onAir }) => titleOf(onAir, guide.playout().station.name));
  const kept = await createKeptSound(join(settings.data, 'broadcasts'), settings.broadcastsMaxBytes, log);
  const rewind = createRewind(playout, kept, log);
  const chat = await createChat({
    file: join(settings.data, 'chat.sqlite'),
    staffKey: settings.chatStaffKey,
    clientOf: parts.clientOf ?? ((req) => req.socket.remoteAddress ?? ''),
    log,
  });
  const sockets = createSockets(settings);
  const station = { id: settings.stationId, contentUrl: settings.contentUrl, filler };

  broadcaster.onChunk(listeners.send);
  broadcaster.onChunk((chunk) => chunk.onAir.live && kept.keep(chunk));
  broadcaster.onChunk(({ onAir }) => sockets.announce(playerMetadataOf(onAir, guide.playout(), station)));
  await guide.firstAnswer;
  await broadcaster.start();

  const facts = () => ({ ...guide.playout().station, url: settings.siteUrl });

  function handle(req: IncomingMessage, res: ServerResponse) {
    const { pathname } = new URL(req.url ?? '/', 'http://radio');
    if (sourceDoor.isSource(req)) return sourceDoor.handle(req, res);
    if (req.method === 'OPTIONS') return answerPreflight(res);
    if (pathname.startsWith('/chat/')) return chat.handle(req, res, pathname);
    if (req.method !== 'GET' && req.method !== 'HEAD') {
      return answerProblem(res, 405, 'This address is for reading.', { Allow: 'GET, HEAD, OPTIONS' });
    }
    if (pathname === '/stream') return answerStream(req, res, broadcaster, listeners, facts());
    if (pathname === '/live.json') return answerJson(res, 200, { success: true, result: sockets.latest() });
    if (pathname === '/healthz') return answerJson(res, 200, { ok: true, ...stats() });
    if (rewind.handle(req, res, pathname)) return;
    answerProblem(res, 404, 'There is nothing at this address.');
  }

  function stats() {
    return {
      listeners: listeners.count(),
      sockets: sockets.count(),
      source: feed.sending() !== undefined,
      chat: chat.count(),
    };
  }

  return {
    handle,
    /** Source clients know no prefix: their requests may arrive at the root of the host. */
    isSource: sourceDoor.isSource,
    attach(server: Server, basePath: string) {
      sockets.attach(server, basePath);
      sourceDoor.reachedUnder(basePath);
      admitSources(server, sourceDoor.isSource);
    },
    stats,
    async close() {
      sourceDoor.close();
      guide.close();
      broadcaster.close();
      listeners.close();
      sockets.close();
      chat.close();
      await kept.close();
    },
  };
}

function answerPreflight(res: ServerResponse) {
  res.writeHead(204, {
    'Access-Control-Allow-Origin': '*',
    'Access-Control-Allow-Methods': 'GET, HEAD, POST, DELETE, OPTIONS',
    'Access-Control-Allow-Headers': 'Authorization, Content-Type, Icy-MetaData, Range',
    'Access-Control-Max-Age': '86400',
  });
  res.end();
}
