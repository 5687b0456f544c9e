import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { KeyGuessLimit } from '@longwave/server-kit/key-guess-limit.ts';
import type { Log } from '@longwave/server-kit/log.ts';
import type { Transcoding } from '@longwave/transcoding/transcoding.ts';
import { parseRequestUrl } from '../http/request-url.ts';
import { contentTypeProblem } from './accepted-formats.ts';
import { icecastStatus, type StatusFacts } from './icecast-status.ts';
import type { LiveSources } from './live-sources.ts';
import { takeRawConnections } from './raw-connections.ts';
import { receiveSource } from './receive-source.ts';
import {
  acceptSources,
  openRawSource,
  openSource,
  rawResponse,
  type SourceConnection,
  sendResponse,
} from './source-connection.ts';
import {
  broadcastName,
  hasSourcePassword,
  isEncoderRequest,
  type SourceRequest,
  type SourceResponse,
  textResponse,
} from './source-request.ts';
import { parseTitleFields, songTitle } from './title-update.ts';

type SourceHandlerOptions = {
  settings: { mount: string; password: string; stalledAfterMs: number };
  sources: LiveSources;
  transcoding: Transcoding;
  /** Facts for `/status-json.xsl`. */
  facts: () => Pick<StatusFacts, 'station' | 'title' | 'listeners'> & { siteUrl: string };
  keyGuessLimit: KeyGuessLimit;
  /** Returns the client address, also behind a proxy. */
  clientAddressOf: (req: Pick<IncomingMessage, 'headers' | 'socket'>) => string;
  log: Log;
};

/** libshout (Mixxx and many others) sends these two requests before it goes live, and gives up unless the response is like Icecast's. */
const PROBES = { encryption: 'OPTIONS * ', commands: '/admin/!POKE' };
const TITLE_PATH = '/admin/metadata';
const STATUS_PATH = '/status-json.xsl';
const TITLE_UPDATED =
  '<?xml version="1.0"?>\n<iceresponse><message>Metadata update successful</message><return>1</return></iceresponse>\n';

/** Handles live sources such as BUTT, Mixxx or ffmpeg, which send PUT or SOURCE to the mount, as to an Icecast server. */
export function createSourceHandler({
  settings,
  sources,
  transcoding,
  facts,
  keyGuessLimit,
  clientAddressOf,
  log,
}: SourceHandlerOptions) {
  const { mount, password, stalledAfterMs } = settings;
  const since = new Date();
  const open = new Set<SourceConnection>();
  let basePath = '';
  let rawConnections: { close(): void } | undefined;

  /** Clients use these paths with and without the prefix. */
  const isOurs = (path: string, ours: string) => path === ours || path === basePath + ours;
  const isMount = (path: string) => isOurs(path, mount);
  const sendsSound = ({ method }: SourceRequest) => method === 'PUT' || method === 'SOURCE';

  function isSourceRequest(req: IncomingMessage): boolean {
    // This runs for every request of the station, and nearly all end here.
    if (req.method === 'GET' && !req.url?.includes(TITLE_PATH) && !req.url?.includes(STATUS_PATH))
      return false;
    const { pathname } = parseRequestUrl(req);
    if (!sendsSound(req)) return isOurs(pathname, TITLE_PATH) || isOurs(pathname, STATUS_PATH);
    return (
      req.method === 'SOURCE' ||
      isMount(pathname) ||
      (isEncoderRequest(req) && !pathname.startsWith('/content/'))
    );
  }

  /** Checks the password first: without it a client learns nothing else. */
  function accessProblem(
    request: SourceRequest,
    socket: Socket,
    requestedMount: string,
  ): SourceResponse | undefined {
    const { headers } = request;
    if (!password)
      return textResponse(403, 'Going live is switched off: the station has set no SOURCE_PASSWORD.');
    if (!headers.authorization) return textResponse(401, 'The source password is missing.');
    const client = clientAddressOf({ headers, socket });
    const wait = keyGuessLimit.secondsToWait(client, headers.authorization);
    if (wait > 0)
      return { ...textResponse(429, `Too many passwords. Try again in ${wait} s.`), retryAfter: wait };
    if (!hasSourcePassword(request, password)) {
      keyGuessLimit.wasWrong(client, headers.authorization);
      return textResponse(401, 'The source password is wrong.');
    }
    if (isMount(requestedMount)) return undefined;
    return textResponse(
      404,
      `There is no mount ${requestedMount.slice(0, 100)} here. Use ${basePath}${mount}`,
    );
  }

  async function soundProblem(request: SourceRequest, socket: Socket): Promise<SourceResponse | undefined> {
    const problem = accessProblem(request, socket, (request.url ?? '').split('?')[0] ?? '');
    if (problem) return problem;
    const reason = await contentTypeProblem(request.headers['content-type'] ?? '', transcoding);
    return reason ? textResponse(415, reason) : undefined;
  }

  async function goLive(request: SourceRequest, socket: Socket, connection: SourceConnection): Promise<void> {
    const problem = await soundProblem(request, socket);
    const source = problem ? undefined : sources.start(broadcastName(request));
    if (!source) {
      const response = problem ?? textResponse(409, 'Another source is live. Try again when it has ended.');
      // Many clients try without a password first; wrong passwords are logged by the rate limit.
      if (request.headers.authorization && ![401, 429].includes(response.status))
        log.warn('live source refused', { reason: response.body.trim() });
      return connection.finish(response);
    }
    open.add(connection);
    log.info('live source started', { name: source.show.name });
    const response = await receiveSource(connection, source, transcoding, stalledAfterMs);
    open.delete(connection);
    connection.finish(response);
    log.info('live source ended', { reason: response.body.trim() });
  }

  function updateTitle(request: SourceRequest, socket: Socket): SourceResponse {
    const fields = parseTitleFields(request);
    const problem = accessProblem(request, socket, fields.get('mount') ?? mount);
    if (problem) return problem;
    if (fields.get('mode') !== 'updinfo') return textResponse(400, 'Only mode=updinfo is known here.');
    const source = sources.current();
    if (!source) return textResponse(404, 'No source is live.');
    source.show.song = songTitle(fields);
    return { status: 200, type: 'text/xml', body: TITLE_UPDATED };
  }

  function status({ headers }: SourceRequest): SourceResponse {
    const { siteUrl, ...known } = facts();
    const streamUrl = `${siteUrl || `http://${headers.host ?? 'localhost'}`}${basePath}/stream`;
    const body = JSON.stringify(icecastStatus({ ...known, streamUrl, since }));
    return { status: 200, type: 'application/json', body };
  }

  function handleRaw(request: SourceRequest, socket: Socket) {
    socket.on('error', () => socket.destroy());
    if (sendsSound(request)) return void goLive(request, socket, openRawSource(request, socket));
    socket.resume();
    if (request.method === 'OPTIONS') socket.end();
    else if (request.url === PROBES.commands)
      socket.end(rawResponse(textResponse(400, 'Unrecognised command')));
    else socket.end(rawResponse(updateTitle(request, socket)));
  }

  return {
    isSourceRequest,
    /** `prefix` is the path under which the radio is mounted. */
    attach(server: Server, prefix: string, onRawConnection: (socket: Socket) => void = () => {}) {
      basePath = prefix;
      acceptSources(server, isSourceRequest);
      const paths = [TITLE_PATH, basePath + TITLE_PATH, PROBES.commands].map((path) => `GET ${path}`);
      const starts = ['SOURCE ', PROBES.encryption, ...paths];
      rawConnections = takeRawConnections(server, starts, (request, socket) => {
        onRawConnection(socket);
        handleRaw(request, socket);
      });
    },
    handle(req: IncomingMessage, res: ServerResponse) {
      if (sendsSound(req)) void goLive(req, req.socket, openSource(req, res));
      else
        sendResponse(
          res,
          isOurs(parseRequestUrl(req).pathname, STATUS_PATH) ? status(req) : updateTitle(req, req.socket),
        );
    },
    close() {
      rawConnections?.close();
      for (const connection of open) connection.body.destroy();
    },
  };
}
