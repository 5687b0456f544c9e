import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { playerMetadata } from '@longwave/contract/player-metadata.ts';
import { Server as SocketServer } from 'socket.io';
import { expect, onTestFinished, test, vi } from 'vitest';
import { readRadioSettings } from '../settings.ts';
import { markedFrames, marksIn } from '../testing/marked-recordings.ts';
import { startRadio } from '../testing/test-radio.ts';

/** A local server in place of a service on the internet. */
async function startStandIn(answer: RequestListener, prepare: (server: Server) => void = () => {}) {
  const server = createServer(answer);
  prepare(server);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  onTestFinished(async () => {
    server.closeAllConnections();
    await new Promise((done) => server.close(done));
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

function startWithHost(kind: string, url: string, station: string, key = '') {
  const env = { RADIO_HOST: kind, RADIO_HOST_URL: url, RADIO_HOST_STATION: station, RADIO_HOST_KEY: key };
  return startRadio({ settings: { externalHost: readRadioSettings(env).externalHost } });
}

async function liveNow(url: string) {
  const { result } = (await (await fetch(`${url}/live.json`)).json()) as { result: unknown };
  return playerMetadata.parse(result);
}

const event = {
  ...{ id: 'ev1', stationId: 'external', title: 'External Show', startDateUtc: '2026-11-16T10:00:00Z' },
  ...{ endDateUtc: '2026-11-16T12:00:00Z', duration: 120, timezone: 'Europe/London', isRecurring: true },
  media: { type: 'live' },
};
const playlist = {
  status: 'defaultPlaylist',
  content: { name: 'Overnight', numberOfSongs: 12, duration: 3600 },
  metadata: { title: 'Ebb' },
};

test('Radio Cult: metadata comes from schedule/live first, then from its socket', async () => {
  const seen = { key: '', socketKey: '', stationId: '' };
  let push: SocketServer | undefined;
  const url = await startStandIn(
    (req, res) => {
      seen.key = String(req.headers['x-api-key']);
      const known = req.url === '/api/station/external/schedule/live';
      res.writeHead(known ? 200 : 404, { 'content-type': 'application/json' });
      res.end(
        JSON.stringify({
          success: known,
          result: { status: 'schedule', content: event, metadata: { title: 'A' } },
        }),
      );
    },
    (server) => {
      push = new SocketServer(server, { transports: ['websocket'] });
      push.on('connection', ({ handshake }) => {
        seen.socketKey = handshake.auth['x-api-key'];
        seen.stationId = String(handshake.query.stationId);
      });
    },
  );
  const radio = await startWithHost('radiocult', url, 'external', 'pk_external');
  await vi.waitFor(async () =>
    expect((await liveNow(radio.url)).content).toMatchObject({ title: 'External Show' }),
  );
  await vi.waitFor(() =>
    expect(seen).toEqual({ key: 'pk_external', socketKey: 'pk_external', stationId: 'external' }),
  );
  push?.emit('player-metadata', playlist);
  await vi.waitFor(async () => expect(await liveNow(radio.url)).toEqual(playlist));
  push?.emit('player-metadata', { status: 'offAir', content: 'Off Air', metadata: { title: '' } });
  await vi.waitFor(async () => expect((await liveNow(radio.url)).status).toBe('offAir'));
  push?.emit('player-metadata', { status: 'odd' });
  await vi.waitFor(() =>
    expect(radio.logged.map(({ event }) => event)).toContain('unknown metadata from Radio Cult'),
  );
  push?.disconnectSockets(true);
});

test('with an external host /stream redirects to its stream', async () => {
  const { url } = await startWithHost('azuracast', 'http://127.0.0.1:9', 'external');
  const response = await fetch(`${url}/stream`, { redirect: 'manual' });
  expect(response.status).toBe(302);
  expect(response.headers.get('location')).toBe('http://127.0.0.1:9/listen/external/radio.mp3');
  const unknown = await fetch(`${url}/live.json`);
  expect(unknown.status).toBe(503);
});

test('an http stream is relayed where the site is on https, with redirects and titles', async () => {
  const { externalHost } = readRadioSettings({
    RADIO_HOST: 'icecast',
    RADIO_HOST_URL: 'http://127.0.0.1:9',
    RADIO_HOST_STATION: '/external.mp3',
    SITE_URL: 'https://external.example',
  });
  expect(externalHost?.isProxied).toBe(true);
  let open = 0;
  const url = await startStandIn((req, res) => {
    if (req.url === '/external.mp3') return res.writeHead(302, { location: '/elsewhere' }).end();
    if (req.url !== '/elsewhere') return res.writeHead(404).end('{}');
    open++;
    res.once('close', () => open--);
    const asked = req.headers['icy-metadata'] === '1';
    res.writeHead(200, {
      'content-type': 'audio/mpeg',
      'icy-name': 'External Radio',
      ...(asked && { 'icy-metaint': '8064' }),
    });
    res.write(markedFrames('external', 0, 50));
  });
  const settings = externalHost && { ...externalHost, url, stream: `${url}/external.mp3` };
  const radio = await startRadio({ settings: { externalHost: settings } });
  const response = await fetch(`${radio.url}/stream`, { headers: { 'Icy-MetaData': '1' } });
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('audio/mpeg');
  expect(response.headers.get('icy-metaint')).toBe('8064');
  const reader = response.body?.getReader();
  expect(marksIn((await reader?.read())?.value ?? Buffer.alloc(0))).toContain('external#0');
  expect(radio.radio.stats().listeners).toBe(1);
  await reader?.cancel();
  await vi.waitFor(() => expect(open).toBe(0));
  await vi.waitFor(() => expect(radio.radio.stats().listeners).toBe(0));
});

test('a stream that cannot be relayed gets 502 and is logged', async () => {
  const { externalHost } = readRadioSettings({
    RADIO_HOST: 'icecast',
    RADIO_HOST_URL: 'http://127.0.0.1:9',
    RADIO_HOST_STATION: '/external.mp3',
    RADIO_HOST_PROXY: 'on',
  });
  const radio = await startRadio({ settings: { externalHost } });
  const response = await fetch(`${radio.url}/stream`);
  expect(response.status).toBe(502);
  expect(await response.json()).toEqual({ error: 'The stream cannot be reached at the moment.' });
  expect(radio.logged).toContainEqual(
    expect.objectContaining({ event: 'stream cannot be relayed', stream: 'http://127.0.0.1:9/external.mp3' }),
  );
});

test('a redirect of the relayed stream to no web address gets 502, and the station goes on', async () => {
  let location = '';
  const stream = await startStandIn((_, res) => res.writeHead(302, { location }).end());
  const { externalHost } = readRadioSettings({
    RADIO_HOST: 'icecast',
    RADIO_HOST_URL: stream,
    RADIO_HOST_STATION: '/external.mp3',
    RADIO_HOST_PROXY: 'on',
  });
  const radio = await startRadio({ settings: { externalHost } });
  for (location of ['http://', 'http://x:99999/', 'ftp://127.0.0.1/external.mp3'])
    expect([location, (await fetch(`${radio.url}/stream`)).status]).toEqual([location, 502]);
});

test('AzuraCast: its events say whether the station is online, live or offline', async () => {
  const np = (change: object) => ({
    station: { name: 'External Radio', timezone: 'Europe/London' },
    is_online: true,
    live: { is_live: false, streamer_name: '', broadcast_start: null },
    now_playing: {
      ...{ played_at: 1_794_000_000, duration: 200, elapsed: 3, playlist: 'Overnight' },
      song: {
        text: 'Hull - Foghorn',
        artist: 'Hull',
        title: 'Foghorn',
        album: '',
        art: 'https://external.example/art.jpg',
      },
    },
    ...change,
  });
  const write: ((data: unknown) => void)[] = [];
  let asked = '';
  const url = await startStandIn((req, res) => {
    const path = decodeURIComponent(req.url ?? '');
    if (path === '/api/nowplaying/external') return res.end(JSON.stringify(np({})));
    if (path === '/api/station/external/schedule') return res.end('[]');
    asked = path;
    res.writeHead(200, { 'content-type': 'text/event-stream' });
    res.write('data: {}\n\n.\n\n');
    write.push((data) => res.write(`data: ${JSON.stringify(data)}\n\n`));
  });
  const radio = await startWithHost('azuracast', url, 'external');
  await vi.waitFor(async () =>
    expect(await liveNow(radio.url)).toMatchObject({
      status: 'defaultPlaylist',
      content: { name: 'Overnight' },
      metadata: { title: 'Foghorn', artist: 'Hull' },
    }),
  );
  await vi.waitFor(() => expect(write).toHaveLength(1));
  expect(asked).toBe('/api/live/nowplaying/sse?cf_connect={"subs":{"station:external":{"recover":true}}}');

  const live = { is_live: true, streamer_name: 'DJ Marsh', broadcast_start: 1_794_000_100 };
  const subs = { 'station:external': { publications: [{ data: { np: np({ live }) } }] } };
  write[0]?.({ connect: { time: 1, subs } });
  await vi.waitFor(async () =>
    expect(await liveNow(radio.url)).toMatchObject({ status: 'schedule', content: { title: 'DJ Marsh' } }),
  );
  write[0]?.({
    channel: 'station:external',
    pub: { data: { np: np({ is_online: false }), current_time: 2 } },
  });
  await vi.waitFor(async () => expect((await liveNow(radio.url)).status).toBe('offAir'));
});

test('missing settings of a chosen host are named in the message', () => {
  expect(() => readRadioSettings({ RADIO_HOST: 'icecast' })).toThrow(
    /RADIO_HOST_URL.*\n.*RADIO_HOST_STATION/,
  );
});
