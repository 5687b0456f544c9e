import { timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';
import { answerJson, answerProblem } from '../answer.ts';
import type { Log } from '../log.ts';
import { readChatFiles } from './files.ts';
import { muting, posting } from './message.ts';
import { createRoom, type RoomEvent } from './room.ts';
import type { AskBrand } from './station-brand.ts';
import { openStoreInThread, StoreBusy } from './store-in-thread.ts';

type ChatSettings = {
  file: string;
  staffKey: string;
  clientOf: (req: IncomingMessage) => string;
  askBrand: AskBrand;
  /** What visitors put before the path of a font of the station. */
  contentUrl: string;
  log: Log;
};

const LARGEST_BODY = 8 * 1024;
const LISTENERS_AT_MOST = 10_000;
const SIGN_OF_LIFE_MS = 15_000;

/** The station's own chat room under `/chat/`: its page, an event stream of what is said, and posting. */
export async function createChat({ file, staffKey, clientOf, askBrand, contentUrl, log }: ChatSettings) {
  const store = openStoreInThread(file, log);
  const room = createRoom(store, log);
  const answerFile = await readChatFiles(askBrand, contentUrl);
  const streams = new Set<ServerResponse>();
  const signOfLife = setInterval(room.tellWhoIsHere, SIGN_OF_LIFE_MS).unref();

  async function listen(req: IncomingMessage, res: ServerResponse) {
    if (streams.size >= LISTENERS_AT_MOST) return answerProblem(res, 503, 'The room is full.');
    res.writeHead(200, {
      'Content-Type': 'text/event-stream',
      'Cache-Control': 'no-store',
      'X-Accel-Buffering': 'no',
      'Access-Control-Allow-Origin': '*',
    });
    if (req.method === 'HEAD') return void res.end();
    const send = ({ event, data, id }: RoomEvent) =>
      void res.write(`event: ${event}\n${id ? `id: ${id}\n` : ''}data: ${JSON.stringify(data)}\n\n`);
    // What is said while the earlier messages are read comes behind them.
    const meanwhile: RoomEvent[] = [];
    let tell = (event: RoomEvent) => void meanwhile.push(event);
    const leave = room.enter((event) => tell(event));
    streams.add(res);
    res.once('close', () => {
      leave();
      streams.delete(res);
    });
    res.write('retry: 2000\n\n');
    const seen = Number(req.headers['last-event-id']) || 0;
    const missed = await store.since(seen).catch(() => []);
    for (const message of missed) send({ event: 'message', id: message.id, data: message });
    const last = missed.at(-1)?.id ?? seen;
    for (const event of meanwhile) if (!event.id || event.id > last) send(event);
    tell = send;
    send({ event: 'here', data: { count: room.count() } });
  }

  async function post(req: IncomingMessage, res: ServerResponse) {
    const { client, nick, text } = posting.parse(await body(req));
    const said = await room.say(nick, text, await store.author(client, clientOf(req)));
    if ('id' in said) return answerJson(res, 201, said);
    answerProblem(res, said.status, said.error, said.wait ? { 'Retry-After': String(said.wait) } : {});
  }

  async function moderate(req: IncomingMessage, res: ServerResponse, pathname: string) {
    if (!isStaff(req, staffKey)) return answerProblem(res, 403, 'Only staff may do this.');
    const [, id] = /^\/chat\/messages\/(\d{1,15})$/.exec(pathname) ?? [];
    let done = false;
    if (req.method === 'DELETE' && id) done = await room.remove(Number(id));
    else if (req.method === 'POST' && pathname === '/chat/mute') {
      const { message, minutes } = muting.parse(await body(req));
      done = await room.mute(message, minutes);
    }
    if (!done) return answerProblem(res, 404, 'There is no such message.');
    answerJson(res, 200, { ok: true });
  }

  async function answer(req: IncomingMessage, res: ServerResponse, pathname: string) {
    const reading = req.method === 'GET' || req.method === 'HEAD';
    if (reading && pathname === '/chat/messages') return listen(req, res);
    if (reading) return answerFile(req, res, pathname);
    if (req.method === 'POST' && pathname === '/chat/messages') return post(req, res);
    return moderate(req, res, pathname);
  }

  function answerBusy(res: ServerResponse, { message }: StoreBusy) {
    log(`Chat: a message could not be kept or read: ${message}`);
    answerProblem(res, 503, 'The chat room is busy. Please try again.', { 'Retry-After': '5' });
  }

  return {
    count: room.count,
    handle(req: IncomingMessage, res: ServerResponse, pathname: string) {
      answer(req, res, pathname).catch((error) => {
        if (res.headersSent) return res.destroy();
        if (error instanceof StoreBusy) return answerBusy(res, error);
        const sentence = sentenceOf(error);
        if (!sentence)
          log(`Chat: ${req.method} ${pathname} failed: ${error instanceof Error ? error.stack : error}`);
        answerProblem(
          res,
          sentence ? 400 : 500,
          sentence ?? 'The chat room has a problem. Please try again.',
        );
      });
    },
    async close() {
      clearInterval(signOfLife);
      for (const res of streams) res.destroy();
      await store.close().catch(() => undefined);
    },
  };
}

class BadBody extends Error {}

async function body(req: IncomingMessage): Promise<unknown> {
  let size = 0;
  req.on('data', (data: Buffer) => {
    size += data.length;
    if (size > LARGEST_BODY) req.destroy(new BadBody('That is too long.'));
  });
  try {
    return await json(req);
  } catch (error) {
    throw error instanceof BadBody ? error : new BadBody('The message could not be read.');
  }
}

function sentenceOf(error: unknown): string | undefined {
  if (error instanceof BadBody) return error.message;
  const issues = (error as { issues?: { message: string; path: PropertyKey[] }[] }).issues;
  const first = issues?.[0];
  if (!first) return undefined;
  return /^Invalid|^Expected/.test(first.message) ? `"${first.path.join('.')}" is missing.` : first.message;
}

function isStaff(req: IncomingMessage, staffKey: string): boolean {
  const given = Buffer.from(String(req.headers.authorization ?? '').replace(/^Bearer /, ''));
  const wanted = Buffer.from(staffKey);
  return wanted.length > 0 && given.length === wanted.length && timingSafeEqual(given, wanted);
}
