import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Server as SocketServer } from 'socket.io';
import { startIcecast } from '../../testing/icecast.ts';

/** Radio hosts that a station may use instead of its own: Debian's Icecast, and stand-ins for the others. */
export type OtherHost = {
  /** Settings of a station that uses this host. */
  env: Record<string, string>;
  /** How many listeners are connected, where the host can tell. */
  listeners?(): number;
  /** Breaks the connections of all listeners. */
  dropListeners?(): void;
  close(): void;
};

const HOUR = 3_600_000;
const MP3 = { 'Content-Type': 'audio/mpeg', 'icy-name': 'Quay' };

/** Sends silent mp3 at 48 kHz and 128 kbps in real time, after a burst of three seconds, as such servers do. */
function sendStream(res: ServerResponse): void {
  const frame = Buffer.alloc(384);
  frame.set([0xff, 0xfb, 0x94, 0x04]);
  res.writeHead(200, MP3);
  res.write(Buffer.alloc(125 * frame.length, frame));
  const timer = setInterval(() => res.write(Buffer.alloc(21 * frame.length, frame)), 504);
  res.once('close', () => clearInterval(timer));
}

async function standIn(answer: (path: string, res: ServerResponse, req: IncomingMessage) => boolean) {
  const listening = new Set<ServerResponse>();
  const server = createServer((req, res) => {
    const path = decodeURIComponent(req.url ?? '');
    if (/^\/(?:stream|listen\/quay\/radio\.mp3)$/.test(path)) {
      listening.add(res);
      res.once('close', () => listening.delete(res));
      return sendStream(res);
    }
    if (!answer(path, res, req)) res.writeHead(404).end('{}');
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    server,
    url: `http://127.0.0.1:${port}`,
    listeners: () => listening.size,
    dropListeners() {
      for (const res of listening) res.destroy();
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

function json(res: ServerResponse, body: unknown): true {
  res.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  return true;
}

/** An AzuraCast that plays a playlist: it has a track, but no show. */
export async function startAzuraCast(): Promise<OtherHost> {
  const nowPlaying = {
    station: { name: 'Quay', shortcode: 'quay', timezone: 'Europe/London' },
    is_online: true,
    live: { is_live: false, streamer_name: '', broadcast_start: null },
    now_playing: {
      ...{ played_at: Math.floor(Date.now() / 1000), duration: 200, elapsed: 3, playlist: 'Overnight' },
      song: { text: 'Hull - Foghorn', artist: 'Hull', title: 'Foghorn', album: '', art: '' },
    },
  };
  const { url, close, ...audience } = await standIn((path, res) => {
    if (path === '/api/nowplaying/quay') return json(res, nowPlaying);
    if (path === '/api/station/quay/schedule') return json(res, []);
    if (!path.startsWith('/api/live/nowplaying/sse?cf_connect={"subs":{"station:quay":')) return false;
    res.writeHead(200, { 'content-type': 'text/event-stream' });
    const publications = [{ data: { np: nowPlaying } }];
    res.write(`data: ${JSON.stringify({ connect: { subs: { 'station:quay': { publications } } } })}\n\n`);
    return true;
  });
  const env = { RADIO_HOST: 'azuracast', RADIO_HOST_URL: url, RADIO_HOST_STATION: 'quay' };
  return { env, ...audience, close };
}

/** A Radio Cult whose schedule has a show on air, with the track that plays. */
export async function startRadioCult(): Promise<OtherHost> {
  const content = {
    ...{ id: 'ev1', stationId: 'quay', title: 'Quayside', duration: 120, timezone: 'Europe/London' },
    startDateUtc: new Date(Date.now() - HOUR).toISOString(),
    endDateUtc: new Date(Date.now() + HOUR).toISOString(),
    ...{ isRecurring: true, media: { type: 'live' } },
  };
  const result = { status: 'schedule', content, metadata: { title: 'Foghorn', artist: 'Hull' } };
  const { server, url, close, ...audience } = await standIn(
    (path, res) => path === '/api/station/quay/schedule/live' && json(res, { success: true, result }),
  );
  const sockets = new SocketServer(server, { transports: ['websocket'] });
  sockets.on('connection', (socket) => socket.emit('player-metadata', result));
  const address = { RADIO_HOST_URL: url, RADIO_HOST_STREAM: `${url}/stream` };
  const env = { RADIO_HOST: 'radiocult', RADIO_HOST_STATION: 'quay', RADIO_HOST_KEY: 'pk_quay', ...address };
  return {
    env,
    ...audience,
    close() {
      void sockets.close();
      close();
    },
  };
}

/** Debian's icecast2, fed by ffmpeg, with a title. */
export async function startIcecastHost(): Promise<OtherHost> {
  const { url, play, close } = await startIcecast();
  await play('/quay.mp3', 'Hull - Foghorn');
  return { env: { RADIO_HOST: 'icecast', RADIO_HOST_URL: url, RADIO_HOST_STATION: '/quay.mp3' }, close };
}
