import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline, Readable } from 'node:stream';
import { json } from 'node:stream/consumers';
import type { ReadableStream as NodeReadableStream } from 'node:stream/web';
import { isCrossSite } from '@longwave/server-kit/cross-site.ts';
import type { Log } from '@longwave/server-kit/log.ts';
import { createEventStream, eventStreamHeaders } from '@longwave/server-kit/server-sent-events.ts';
import { sendJson, sendProblem } from '../http/response.ts';
import { hasStaffKey } from '../http/staff-key.ts';
import { looksLikeStaff } from './confusable-names.ts';
import type { FetchBrand } from './fetch-brand.ts';
import { muteRequest, newMessage } from './message.ts';
import { readPageFiles } from './page-files.ts';
import { createRoom, type RoomEvent } from './room.ts';
import { openStoreInThread, StoreBusy } from './store-in-thread.ts';

type ChatSettings = {
  file: string;
  staffKey: string;
  clientAddressOf: (req: IncomingMessage) => string;
  fetchBrand: FetchBrand;
  siteUrl: string;
  /** Prefix of font paths, for browsers. */
  contentUrl: string;
  log: Log;
};

const MAX_BODY_BYTES = 8 * 1024;
const MAX_STREAMS = 10_000;
const HEARTBEAT_MS = 15_000;

/** The station's chat room under `/chat/`: its page, its messages as server-sent events, posting and moderation. */
export async function createChat(settings: ChatSettings) {
  const { file, staffKey, clientAddressOf, fetchBrand, siteUrl, contentUrl, log } = settings;
  const store = openStoreInThread(file, log);
  const room = createRoom(store, log);
  const sendFile = await readPageFiles(fetchBrand, contentUrl);
  const streams = new Set<ServerResponse>();
  const ownOrigins = URL.canParse(siteUrl) ? [new URL(siteUrl).origin] : [];
  const heartbeat = setInterval(room.announceCount, HEARTBEAT_MS).unref();

  async function streamMessages(req: IncomingMessage, res: ServerResponse) {
    if (streams.size >= MAX_STREAMS) return sendProblem(res, 503, 'The room is full.');
    res.writeHead(200, { ...eventStreamHeaders, 'Access-Control-Allow-Origin': '*' });
    if (req.method === 'HEAD') return void res.end();
    // Messages that arrive while earlier ones are read are sent after those.
    const meanwhile: RoomEvent[] = [];
    let onEvent = (event: RoomEvent): void => {
      meanwhile.push(event);
    };
    const leave = room.enter((event) => onEvent(event));
    streams.add(res);
    const { body, send } = createEventStream({
      onClose() {
        leave();
        streams.delete(res);
      },
    });
    pipeline(Readable.fromWeb(body as NodeReadableStream), res, () => undefined);
    const seen = Number(req.headers['last-event-id']) || 0;
    const missed = await store.since(seen).catch(() => []);
    for (const message of missed) send({ event: 'message', id: message.id, data: message });
    const last = missed.at(-1)?.id ?? seen;
    for (const event of meanwhile) if (!event.id || event.id > last) send(event);
    onEvent = send;
    send({ event: 'here', data: { count: room.count() } });
  }

  async function post(req: IncomingMessage, res: ServerResponse) {
    const { client, nick, text } = newMessage.parse(await readBody(req));
    const isOfStaff = hasStaffKey(req, staffKey);
    if (req.headers.authorization && !isOfStaff)
      return sendProblem(res, 403, 'That is not the key of staff.');
    if (!isOfStaff && ((await store.isStaffName(nick)) || looksLikeStaff(nick, (await fetchBrand()).name)))
      return sendProblem(res, 400, 'That name is for staff. Please choose another.');
    const posted = await room.post(nick, text, await store.author(client, clientAddressOf(req)), isOfStaff);
    if ('id' in posted) return sendJson(res, 201, posted);
    sendProblem(res, posted.status, posted.error, posted.wait ? { 'Retry-After': String(posted.wait) } : {});
  }

  async function moderate(req: IncomingMessage, res: ServerResponse, pathname: string) {
    if (!hasStaffKey(req, staffKey)) return sendProblem(res, 403, 'Only staff may do this.');
    const [, id] = /^\/chat\/messages\/(\d{1,15})$/.exec(pathname) ?? [];
    let done = false;
    if (req.method === 'DELETE' && id) done = await room.remove(Number(id));
    else if (req.method === 'POST' && pathname === '/chat/mute') {
      const { message, minutes } = muteRequest.parse(await readBody(req));
      done = await room.mute(message, minutes);
    }
    if (!done) return sendProblem(res, 404, 'There is no such message.');
    sendJson(res, 200, { ok: true });
  }

  async function route(req: IncomingMessage, res: ServerResponse, pathname: string) {
    const reading = req.method === 'GET' || req.method === 'HEAD';
    if (reading && pathname === '/chat/messages') return streamMessages(req, res);
    if (reading) return sendFile(req, res, pathname);
    if (isCrossSite((name) => req.headers[name] as string | undefined, ownOrigins))
      return sendProblem(res, 403, 'Messages are written in the room itself, not from other sites.');
    if (req.method === 'POST' && pathname === '/chat/messages') return post(req, res);
    return moderate(req, res, pathname);
  }

  function sendBusy(res: ServerResponse, error: StoreBusy) {
    log.error('chat message not stored or read', { error });
    sendProblem(res, 503, 'The chat room is busy. Please try again.', { 'Retry-After': '5' });
  }

  return {
    count: room.count,
    handle(req: IncomingMessage, res: ServerResponse, pathname: string) {
      route(req, res, pathname).catch((error) => {
        if (res.headersSent) return res.destroy();
        if (error instanceof StoreBusy) return sendBusy(res, error);
        const sentence = validationMessage(error);
        if (!sentence) log.error('chat request failed', { method: req.method, path: pathname, error });
        sendProblem(res, sentence ? 400 : 500, sentence ?? 'The chat room has a problem. Please try again.');
      });
    },
    async close() {
      clearInterval(heartbeat);
      for (const res of streams) res.destroy();
      await store.close().catch(() => undefined);
    },
  };
}

class BadBody extends Error {}

async function readBody(req: IncomingMessage): Promise<unknown> {
  let size = 0;
  req.on('data', (data: Buffer) => {
    size += data.length;
    if (size > MAX_BODY_BYTES) req.destroy(new BadBody('That is too long.'));
  });
  try {
    return await json(req);
  } catch (error) {
    throw error instanceof BadBody ? error : new BadBody('The message could not be read.');
  }
}

function validationMessage(error: unknown): string | undefined {
  if (error instanceof BadBody) return error.message;
  const issues = (error as { issues?: { message: string; path: PropertyKey[] }[] }).issues;
  const first = issues?.[0];
  if (!first) return undefined;
  return /^Invalid|^Expected/.test(first.message) ? `"${first.path.join('.')}" is missing.` : first.message;
}
