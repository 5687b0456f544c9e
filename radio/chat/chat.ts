import type { IncomingMessage, ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';
import { answerJson, answerProblem } from '../answer.ts';
import type { Log } from '../log.ts';
import { isStaff } from '../staff.ts';
import { readChatFiles } from './files.ts';
import { isFromAnotherSite } from './from-another-site.ts';
import { looksLikeStaff } from './look-alike.ts';
import { muting, posting } from './message.ts';
import { createRoom } from './room.ts';
import type { AskBrand } from './station-brand.ts';
import { openChatStore } from './store.ts';

type ChatSettings = {
  file: string;
  staffKey: string;
  clientOf: (req: IncomingMessage) => string;
  askBrand: AskBrand;
  siteUrl: string;
  /** What visitors put before the path of a font of the station. */
  contentUrl: string;
  log: Log;
};

const LARGEST_BODY = 8 * 1024;
const LISTENERS_AT_MOST = 10_000;
const SIGN_OF_LIFE_MS = 15_000;

/** The station's own chat room under `/chat/`: its page, an event stream of what is said, and posting. */
export async function createChat(settings: ChatSettings) {
  const { file, staffKey, clientOf, askBrand, siteUrl, contentUrl, log } = settings;
  const store = openChatStore(file);
  const room = createRoom(store, log);
  const answerFile = await readChatFiles(askBrand, contentUrl);
  const streams = new Set<ServerResponse>();
  const signOfLife = setInterval(room.tellWhoIsHere, SIGN_OF_LIFE_MS).unref();

  function listen(req: IncomingMessage, res: ServerResponse) {
    if (streams.size >= LISTENERS_AT_MOST) return answerProblem(res, 503, 'The room is full.');
    const seen = Number(req.headers['last-event-id']) || 0;
    res.writeHead(200, {
      'Content-Type': 'text/event-stream',
      'Cache-Control': 'no-store',
      'X-Accel-Buffering': 'no',
      'Access-Control-Allow-Origin': '*',
    });
    const send = (event: string, data: unknown, id?: number) =>
      void res.write(`event: ${event}\n${id ? `id: ${id}\n` : ''}data: ${JSON.stringify(data)}\n\n`);
    res.write('retry: 2000\n\n');
    for (const message of store.since(seen)) send('message', message, message.id);
    const leave = room.enter((event) => send(event.event, event.data, 'id' in event ? event.id : undefined));
    send('here', { count: room.count() });
    streams.add(res);
    res.once('close', () => {
      leave();
      streams.delete(res);
    });
  }

  async function post(req: IncomingMessage, res: ServerResponse) {
    const { client, nick, text } = posting.parse(await body(req));
    const isOfStaff = isStaff(req, staffKey);
    if (req.headers.authorization && !isOfStaff)
      return answerProblem(res, 403, 'That is not the key of staff.');
    if (!isOfStaff && (store.isStaffName(nick) || looksLikeStaff(nick, (await askBrand()).name)))
      return answerProblem(res, 400, 'That name is for staff. Please choose another.');
    const said = room.say(nick, text, store.author(client, clientOf(req)), isOfStaff);
    if ('id' in said) return answerJson(res, 201, said);
    answerProblem(res, said.status, said.error, said.wait ? { 'Retry-After': String(said.wait) } : {});
  }

  async function moderate(req: IncomingMessage, res: ServerResponse, pathname: string) {
    if (!isStaff(req, staffKey)) return answerProblem(res, 403, 'Only staff may do this.');
    const [, id] = /^\/chat\/messages\/(\d{1,15})$/.exec(pathname) ?? [];
    let done = false;
    if (req.method === 'DELETE' && id) done = room.remove(Number(id));
    else if (req.method === 'POST' && pathname === '/chat/mute') {
      const { message, minutes } = muting.parse(await body(req));
      done = room.mute(message, minutes);
    }
    if (!done) return answerProblem(res, 404, 'There is no such message.');
    answerJson(res, 200, { ok: true });
  }

  async function answer(req: IncomingMessage, res: ServerResponse, pathname: string) {
    const reading = req.method === 'GET' || req.method === 'HEAD';
    if (reading && pathname === '/chat/messages') return listen(req, res);
    if (reading) return answerFile(req, res, pathname);
    if (isFromAnotherSite(req, siteUrl))
      return answerProblem(res, 403, 'Messages are written in the room itself, not from other sites.');
    if (req.method === 'POST' && pathname === '/chat/messages') return post(req, res);
    return moderate(req, res, pathname);
  }

  return {
    count: room.count,
    handle(req: IncomingMessage, res: ServerResponse, pathname: string) {
      answer(req, res, pathname).catch((error) => {
        if (res.headersSent) return res.destroy();
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
    close() {
      clearInterval(signOfLife);
      for (const res of streams) res.destroy();
      store.close();
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
