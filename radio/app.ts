import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { join } from 'node:path';
import { addressOf } from './address.ts';
import { answerJson, answerProblem } from './answer.ts';
import { createChat } from './chat/chat.ts';
import { createOtherHost } from './hosts/other-host.ts';
import { type Log, logToConsole } from './log.ts';
import { createSockets } from './on-air/sockets.ts';
import { createOnDemand } from './on-demand.ts';
import { createOwnHost, type Filler } from './own-host.ts';
import { createGuide } from './playout/guide.ts';
import type { RecordingLibrary } from './playout/shelf.ts';
import type { RadioSettings } from './settings.ts';
import { isStaff } from './staff.ts';
import { createTranscoding } from './transcoding/transcoding.ts';

export type Radio = Awaited<ReturnType<typeof createRadio>>;

type Parts = {
  library: RecordingLibrary;
  filler: Filler;
  log: Log;
  /** Who asks, where a proxy stands between. */
  clientOf: (req: IncomingMessage) => string;
};

/** Everything that is heard, and the room to talk about it. Paths seen here have no prefix. */
export async function createRadio(settings: RadioSettings, parts: Partial<Parts> = {}) {
  const { log = logToConsole } = parts;
  const transcoding = createTranscoding(settings.transcoding, log);
  const onDemand = await createOnDemand(settings, transcoding, log);
  const { library = onDemand.library, filler = onDemand.filler } = parts;
  const guide = await createGuide(settings.fetchContent, settings.data, log);
  const sockets = createSockets(settings);
  const chat = await createChat({
    file: join(settings.data, 'chat.sqlite'),
    staffKey: settings.chatStaffKey,
    clientOf: parts.clientOf ?? ((req) => req.socket.remoteAddress ?? ''),
    log,
  });
  await guide.firstAnswer;
  const host = settings.otherHost
    ? createOtherHost({ ...settings, host: settings.otherHost, guide, announce: sockets.announce, log })
    : await createOwnHost(settings, { guide, library, filler, transcoding }, sockets.announce, log);

  function handle(req: IncomingMessage, res: ServerResponse) {
    const { pathname, searchParams } = addressOf(req);
    if (host.isSource(req)) return host.answerSource(req, res);
    if (req.method === 'OPTIONS') return answerPreflight(res);
    if (pathname.startsWith('/chat/')) return chat.handle(req, res, pathname);
    if (req.method !== 'GET' && req.method !== 'HEAD') {
      return answerProblem(res, 405, 'This address is for reading.', { Allow: 'GET, HEAD, OPTIONS' });
    }
    if (pathname === '/live.json') return answerLive(res);
    if (pathname === '/healthz') return answerJson(res, 200, { ok: true, ...stats() });
    if (pathname === '/conversions.json') return answerConversions(req, res);
    if (onDemand.handle(req, res, pathname, searchParams)) return;
    if (!host.answer(req, res, pathname)) answerProblem(res, 404, 'There is nothing at this address.');
  }

  function answerLive(res: ServerResponse) {
    const result = sockets.latest();
    if (result) return answerJson(res, 200, { success: true, result });
    answerJson(res, 503, { success: false, error: 'What is on air is not known yet.' });
  }

  async function answerConversions(req: IncomingMessage, res: ServerResponse) {
    if (!isStaff(req, settings.staffKey))
      return answerProblem(res, 401, 'This is for staff, with CONTENT_KEY.');
    answerJson(res, 200, await onDemand.conversions());
  }

  function stats() {
    return { ...host.stats(), sockets: sockets.count(), chat: chat.count() };
  }

  return {
    handle,
    /** Source clients know no prefix: their requests may arrive at the root of the server. */
    isSource: host.isSource,
    /** `heard` is told of connections on which a source client asked past the server's own parser. */
    attach(server: Server, basePath: string, heard?: (socket: Socket) => void) {
      sockets.attach(server, basePath);
      host.attach(server, basePath, heard);
    },
    stats,
    async close() {
      guide.close();
      await host.close();
      await onDemand.close();
      sockets.close();
      chat.close();
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
