import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Problem } from '@longwave/contract/problem.ts';
import { verifyToken } from '@longwave/contract/session-token.ts';
import { answerJson } from '../answer.ts';
import type { Log } from '../log.ts';
import { Refusal } from './refusal.ts';
import type { TrackSource } from './track-source.ts';

type Options = {
  /** Shared with content, which gives out the tokens. */
  secret: string;
  sources: TrackSource[];
  log: Log;
  now?: () => number;
};

const LONGEST_URL = 2_000;

/** `/resolve.json?url=` and `/tracks/{id}/streams`, for holders of a token; false when an address is neither. */
export function createAudioService({ secret, sources, log, now = Date.now }: Options) {
  function handle(
    req: IncomingMessage,
    res: ServerResponse,
    pathname: string,
    query: URLSearchParams,
  ): boolean {
    const asked = /^\/tracks\/([^/]+)\/streams$/.exec(pathname)?.[1];
    if (pathname !== '/resolve.json' && asked === undefined) return false;
    admit(req)
      .then((): Promise<unknown> => (asked === undefined ? resolve(query) : stream(asked)))
      .then((found) => answerJson(res, 200, found))
      .catch((error) => answerFailure(res, error));
    return true;
  }

  async function admit(req: IncomingMessage): Promise<void> {
    const token = /^OAuth (\S+)$/i.exec(req.headers.authorization ?? '')?.[1];
    if (!token) throw new Refusal(401, 'An access token is needed: Authorization: OAuth {token}.');
    const claims = secret && token.length < 1_000 ? await verifyToken(token, secret, now()) : null;
    if (!claims) throw new Refusal(401, 'The access token is not valid, or no longer.');
  }

  async function resolve(query: URLSearchParams) {
    const url = query.get('url')?.trim() ?? '';
    if (!url) throw new Refusal(400, 'Say which track: url is missing.', 'url');
    if (url.length > LONGEST_URL) throw new Refusal(400, 'This url is too long.', 'url');
    for (const source of sources) {
      const track = await source.resolve(url);
      if (track) return track;
    }
    throw new Refusal(404, 'There is no such track.', 'url');
  }

  async function stream(asked: string) {
    const id = decoded(asked);
    if (!id) throw new Refusal(400, 'This is no id of a track.', 'id');
    for (const source of sources) {
      const address = await source.stream(id);
      if (address) return address;
    }
    throw new Refusal(404, 'There is no such track.', 'id');
  }

  function answerFailure(res: ServerResponse, error: unknown) {
    if (!(error instanceof Refusal)) log(`The audio service failed: ${error}`);
    const refusal =
      error instanceof Refusal ? error : new Refusal(502, 'The track cannot be reached at the moment.');
    if (refusal.cause) log(`The audio service: ${refusal.message} (${refusal.cause})`);
    const body: Problem = {
      error: refusal.message,
      ...(refusal.parameter && { parameter: refusal.parameter }),
    };
    answerJson(res, refusal.status, body, refusal.status === 401 ? { 'WWW-Authenticate': 'OAuth' } : {});
  }

  return { handle };
}

function decoded(part: string): string | undefined {
  try {
    return decodeURIComponent(part);
  } catch {
    return undefined;
  }
}
