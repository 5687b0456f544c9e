import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { addressOf } from '../address.ts';
import type { Log } from '../log.ts';
import type { Transcoding } from '../transcoding/transcoding.ts';
import { icecastStatus, type StatusFacts } from './icecast-status.ts';
import type { LiveFeed } from './live-feed.ts';
import { takeRawConnections } from './raw-connections.ts';
import { receive } from './receive.ts';
import {
  admitSources,
  openRawSource,
  openSource,
  rawAnswer,
  type SourceConnection,
  writeAnswer,
} from './source-connection.ts';
import {
  isAuthorised,
  isEncoder,
  nameOf,
  type SourceAnswer,
  type SourceRequest,
  sentence,
} from './source-request.ts';
import { fieldsOf, songOf } from './title-update.ts';
import { typeRefusal } from './wanted-sound.ts';

type Door = {
  settings: { mount: string; password: string; stalledAfterMs: number };
  feed: LiveFeed;
  transcoding: Transcoding;
  /** What can be said of the station to a client that asks as it would ask Icecast. */
  facts: () => Pick<StatusFacts, 'station' | 'title' | 'listeners'> & { siteUrl: string };
  log: Log;
};

/** libshout, which Mixxx and many others send with, asks these two before it goes live, and gives up unless it is answered as by Icecast. */
const PROBES = { encryption: 'OPTIONS * ', commands: '/admin/!POKE' };
const TITLES = '/admin/metadata';
const STATUS = '/status-json.xsl';
const UPDATED =
  '<?xml version="1.0"?>\n<iceresponse><message>Metadata update successful</message><return>1</return></iceresponse>\n';

/** Where BUTT, Mixxx or ffmpeg go live: PUT or SOURCE at the mount, as at an Icecast server. */
export function createSourceDoor({ settings, feed, transcoding, facts, log }: Door) {
  const { mount, password, stalledAfterMs } = settings;
  const since = new Date();
  const open = new Set<SourceConnection>();
  let basePath = '';
  let rawConnections: { close(): void } | undefined;

  /** Clients know no prefix, or take the mount's for that of everything. */
  const isOurs = (path: string, ours: string) => path === ours || path === basePath + ours;
  const isMount = (path: string) => isOurs(path, mount);
  const sendsSound = ({ method }: SourceRequest) => method === 'PUT' || method === 'SOURCE';

  function isSource(req: IncomingMessage): boolean {
    // Asked of every request of the station: nearly all are answered by this line.
    if (req.method === 'GET' && !req.url?.includes(TITLES) && !req.url?.includes(STATUS)) return false;
    const { pathname } = addressOf(req);
    if (!sendsSound(req)) return isOurs(pathname, TITLES) || isOurs(pathname, STATUS);
    return (
      req.method === 'SOURCE' || isMount(pathname) || (isEncoder(req) && !pathname.startsWith('/content/'))
    );
  }

  /** Whoever does not know the password learns nothing else. */
  function refusal(request: SourceRequest, askedMount: string): SourceAnswer | undefined {
    if (!password)
      return sentence(403, 'Going live is switched off: the station has set no SOURCE_PASSWORD.');
    if (!request.headers.authorization) return sentence(401, 'The source password is missing.');
    if (!isAuthorised(request, password)) return sentence(401, 'The source password is wrong.');
    if (isMount(askedMount)) return undefined;
    return sentence(404, `There is no mount ${askedMount.slice(0, 100)} here. Use ${basePath}${mount}`);
  }

  async function soundRefusal(request: SourceRequest): Promise<SourceAnswer | undefined> {
    const refused = refusal(request, (request.url ?? '').split('?')[0] ?? '');
    if (refused) return refused;
    const reason = await typeRefusal(request.headers['content-type'] ?? '', transcoding);
    return reason ? sentence(415, reason) : undefined;
  }

  async function goLive(request: SourceRequest, connection: SourceConnection): Promise<void> {
    const refused = await soundRefusal(request);
    const source = refused ? undefined : feed.begin(nameOf(request));
    if (!source) {
      const answer = refused ?? sentence(409, 'Another source is live. Try again when it has ended.');
      // Many ask without a password first, to learn that one is wanted.
      if (request.headers.authorization) log(`A source was refused: ${answer.body.trim()}`);
      return connection.finish(answer);
    }
    open.add(connection);
    log(`A source is live${source.show.name && `: ${source.show.name}`}`);
    const answer = await receive(connection, source, transcoding, stalledAfterMs);
    open.delete(connection);
    connection.finish(answer);
    log(`The source has ended: ${answer.body.trim()}`);
  }

  function updateTitle(request: SourceRequest): SourceAnswer {
    const fields = fieldsOf(request);
    const refused = refusal(request, fields.get('mount') ?? mount);
    if (refused) return refused;
    if (fields.get('mode') !== 'updinfo') return sentence(400, 'Only mode=updinfo is known here.');
    const source = feed.sending();
    if (!source) return sentence(404, 'No source is live.');
    source.show.song = songOf(fields);
    return { status: 200, type: 'text/xml', body: UPDATED };
  }

  function status({ headers }: SourceRequest): SourceAnswer {
    const { siteUrl, ...known } = facts();
    const address = `${siteUrl || `http://${headers.host ?? 'localhost'}`}${basePath}/stream`;
    const body = JSON.stringify(icecastStatus({ ...known, address, since }));
    return { status: 200, type: 'application/json', body };
  }

  function handleRaw(request: SourceRequest, socket: Socket) {
    socket.on('error', () => socket.destroy());
    if (sendsSound(request)) return void goLive(request, openRawSource(request, socket));
    socket.resume();
    if (request.method === 'OPTIONS') socket.end();
    else if (request.url === PROBES.commands) socket.end(rawAnswer(sentence(400, 'Unrecognised command')));
    else socket.end(rawAnswer(updateTitle(request)));
  }

  return {
    isSource,
    /** The mount is known with and without the prefix under which the radio host is reached. */
    attach(server: Server, prefix: string, heard: (socket: Socket) => void = () => {}) {
      basePath = prefix;
      admitSources(server, isSource);
      const addresses = [TITLES, basePath + TITLES, PROBES.commands].map((address) => `GET ${address}`);
      const starts = ['SOURCE ', PROBES.encryption, ...addresses];
      rawConnections = takeRawConnections(server, starts, (request, socket) => {
        heard(socket);
        handleRaw(request, socket);
      });
    },
    handle(req: IncomingMessage, res: ServerResponse) {
      if (sendsSound(req)) void goLive(req, openSource(req, res));
      else writeAnswer(res, isOurs(addressOf(req).pathname, STATUS) ? status(req) : updateTitle(req));
    },
    close() {
      rawConnections?.close();
      for (const connection of open) connection.body.destroy();
    },
  };
}
