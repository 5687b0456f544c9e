import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { addressOf } from '../address.ts';
import { answerProblem } from '../answer.ts';
import type { Log } from '../log.ts';
import { type LiveFeed, type LiveSource, UnsuitableSound, WANTED } from './live-feed.ts';
import { openSource, type SourceConnection } from './source-connection.ts';

type Door = { mount: string; password: string; stalledAfterMs: number };

/** Where BUTT, Mixxx or ffmpeg go live: PUT or SOURCE at the mount, as at an Icecast server. */
export function createSourceDoor({ mount, password, stalledAfterMs }: Door, feed: LiveFeed, log: Log) {
  const open = new Set<SourceConnection>();
  const mounts = new Set([mount]);

  function isSource(req: IncomingMessage): boolean {
    // Asked of every request of the station: nearly all are answered by this line.
    if (req.method === 'GET' && !req.url?.startsWith('/admin/') && !req.url?.startsWith('/radio/admin/'))
      return false;
    const { pathname, searchParams } = addressOf(req);
    if (req.method === 'PUT' || req.method === 'SOURCE') return mounts.has(pathname);
    return pathname === '/admin/metadata' && mounts.has(searchParams.get('mount') ?? mount);
  }

  function refusal(req: IncomingMessage): [number, string] | undefined {
    if (!password) return [403, 'Going live is switched off: the station has set no SOURCE_PASSWORD.'];
    if (!isAuthorised(req.headers.authorization, password)) return [401, 'The source password is wrong.'];
    return undefined;
  }

  async function goLive(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const connection = openSource(req, res);
    const type = req.headers['content-type'] ?? 'audio/mpeg';
    const refused =
      refusal(req) ??
      (/^audio\/(mpeg|mp3)\b/i.test(type) ? undefined : [415, `This source sends ${type}. ${WANTED}`]);
    if (refused) return connection.finish(refused[0] as number, refused[1] as string);
    const source = feed.begin(nameOf(req));
    if (!source) return connection.finish(409, 'Another source is live. Try again when it has ended.');
    open.add(connection);
    log(`A source is live${source.show.name && `: ${source.show.name}`}`);
    const [status, sentence] = await receive(connection, source, stalledAfterMs);
    source.end();
    open.delete(connection);
    connection.finish(status, sentence);
    log(`The source has ended: ${sentence}`);
  }

  function updateTitle(req: IncomingMessage, res: ServerResponse) {
    const refused = refusal(req);
    if (refused)
      return answerProblem(res, refused[0], refused[1], { 'WWW-Authenticate': 'Basic realm="source"' });
    const { searchParams } = addressOf(req);
    if (searchParams.get('mode') !== 'updinfo')
      return answerProblem(res, 400, 'Only mode=updinfo is known here.');
    const source = feed.sending();
    if (!source) return answerProblem(res, 404, 'No source is live.');
    const parts = [searchParams.get('artist'), searchParams.get('title')].filter(Boolean);
    source.show.song = (searchParams.get('song') ?? parts.join(' - ')).slice(0, 300);
    res.writeHead(200, { 'Content-Type': 'text/xml' });
    res.end(
      '<?xml version="1.0"?>\n<iceresponse><message>Metadata update successful</message><return>1</return></iceresponse>\n',
    );
  }

  return {
    isSource,
    /** The mount is known with and without the prefix under which the radio host is reached. */
    reachedUnder: (basePath: string) => void mounts.add(basePath + mount),
    handle(req: IncomingMessage, res: ServerResponse) {
      if (req.method === 'PUT' || req.method === 'SOURCE') void goLive(req, res);
      else updateTitle(req, res);
    },
    close() {
      for (const connection of open) connection.body.destroy();
    },
  };
}

/** Reads the source to its end; says how it ended. */
async function receive(
  { body, proceed }: SourceConnection,
  source: LiveSource,
  stalledAfter: number,
): Promise<[number, string]> {
  let stalled = false;
  const giveUp = () => {
    stalled = true;
    body.destroy();
  };
  proceed();
  try {
    let patience = setTimeout(giveUp, stalledAfter);
    for await (const data of body) {
      clearTimeout(patience);
      await source.push(data);
      patience = setTimeout(giveUp, stalledAfter);
    }
    clearTimeout(patience);
  } catch (error) {
    if (error instanceof UnsuitableSound) return [415, error.message];
    if (!stalled) return [500, 'The connection broke.'];
  }
  return stalled ? [408, 'Nothing arrived for too long.'] : [200, 'Thank you.'];
}

function nameOf(req: IncomingMessage): string {
  const name = String(req.headers['ice-name'] ?? '').trim();
  return Buffer.from(name, 'latin1').toString('utf8').slice(0, 200);
}

function isAuthorised(header: string | undefined, password: string): boolean {
  const credentials = Buffer.from(header?.replace(/^Basic\s+/i, '') ?? '', 'base64').toString('utf8');
  const given = credentials.slice(credentials.indexOf(':') + 1);
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return credentials.includes(':') && timingSafeEqual(digest(given), digest(password));
}
