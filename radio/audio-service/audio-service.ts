import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Problem } from '@longwave/contract/problem.ts';
import type { Log } from '@longwave/server-kit/log.ts';
import { verifyToken } from '@longwave/server-kit/session-token.ts';
import { sendJson } from '../http/response.ts';
import { RequestProblem } from './request-problem.ts';
import type { TrackSource } from './track-source.ts';

type Options = {
  /** Secret shared with content, which signs the tokens. */
  secret: string;
  sources: TrackSource[];
  log: Log;
  now?: () => number;
};

const MAX_URL_LENGTH = 2_000;

/** `/resolve.json?url=` and `/tracks/{id}/streams`, for holders of a token; `handle` is false for other paths. */
export function createAudioService({ secret, sources, log, now = Date.now }: Options) {
  function handle(
    req: IncomingMessage,
    res: ServerResponse,
    pathname: string,
    query: URLSearchParams,
  ): boolean {
    const trackId = /^\/tracks\/([^/]+)\/streams$/.exec(pathname)?.[1];
    if (pathname !== '/resolve.json' && trackId === undefined) return false;
    requireToken(req)
      .then((): Promise<unknown> => (trackId === undefined ? resolve(query) : stream(trackId)))
      .then((found) => sendJson(res, 200, found))
      .catch((error) => sendFailure(res, error));
    return true;
  }

  async function requireToken(req: IncomingMessage): Promise<void> {
    const token = /^OAuth (\S+)$/i.exec(req.headers.authorization ?? '')?.[1];
    if (!token) throw new RequestProblem(401, 'An access token is needed: Authorization: OAuth {token}.');
    const claims = secret && token.length < 1_000 ? await verifyToken(token, secret, now()) : null;
    if (!claims) throw new RequestProblem(401, 'The access token is not valid, or no longer.');
  }

  async function resolve(query: URLSearchParams) {
    const url = query.get('url')?.trim() ?? '';
    if (!url) throw new RequestProblem(400, 'Say which track: url is missing.', 'url');
    if (url.length > MAX_URL_LENGTH) throw new RequestProblem(400, 'This url is too long.', 'url');
    for (const source of sources) {
      const track = await source.resolve(url);
      if (track) return track;
    }
    throw new RequestProblem(404, 'There is no such track.', 'url');
  }

  async function stream(trackId: string) {
    const id = decodePathPart(trackId);
    if (!id) throw new RequestProblem(400, 'This is no id of a track.', 'id');
    for (const source of sources) {
      const address = await source.stream(id);
      if (address) return address;
    }
    throw new RequestProblem(404, 'There is no such track.', 'id');
  }

  function sendFailure(res: ServerResponse, error: unknown) {
    if (!(error instanceof RequestProblem)) log.error('audio service failed', { error });
    const problem =
      error instanceof RequestProblem
        ? error
        : new RequestProblem(502, 'The track cannot be reached at the moment.');
    if (problem.cause)
      log.warn('audio service refused a request', { problem: problem.message, cause: problem.cause });
    const body: Problem = {
      error: problem.message,
      ...(problem.parameter && { parameter: problem.parameter }),
    };
    sendJson(res, problem.status, body, problem.status === 401 ? { 'WWW-Authenticate': 'OAuth' } : {});
  }

  return { handle };
}

function decodePathPart(part: string): string | undefined {
  try {
    return decodeURIComponent(part);
  } catch {
    return undefined;
  }
}
