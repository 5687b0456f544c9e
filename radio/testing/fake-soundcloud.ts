import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A SoundCloud API for tests that follows SoundCloud's documentation and what its maintainers say. */
export async function startFakeSoundCloud() {
  const seen: string[] = [];
  const state = {
    seen,
    /** How long tokens live, in seconds. */
    life: 3600,
    tokens: new Set<string>(),
    refreshTokens: new Set<string>(),
    /** `expires` of the next signed URLs, in seconds from now; 300 when the list is empty. */
    expiries: [] as number[],
    streams: { hls_aac_160_url: '/streams/aac_160k', preview_mp3_128_url: '/streams/preview' } as Record<
      string,
      string
    >,
    tokenStatus: 200,
    trackStatus: 200,
  };
  let count = 0;

  function giveToken(res: ServerResponse) {
    count += 1;
    const [access, refresh] = [`access-${count}`, `refresh-${count}`];
    state.tokens.add(access);
    state.refreshTokens.add(refresh);
    json(res, 200, {
      access_token: access,
      token_type: 'Bearer',
      expires_in: state.life,
      refresh_token: refresh,
      scope: '',
    });
  }

  async function sendToken(req: IncomingMessage, res: ServerResponse) {
    let body = '';
    for await (const part of req) body += part;
    const form = new URLSearchParams(body);
    seen.push(`token ${form.get('grant_type')}`);
    if (state.tokenStatus === 429) return json(res, 429, { error: 'rate_limit_exceeded' });
    const basic = `Basic ${Buffer.from('our-id:our-secret').toString('base64')}`;
    if (req.headers.authorization !== basic) return json(res, 401, { error: 'invalid_client' });
    if (form.get('grant_type') === 'client_credentials') return giveToken(res);
    if (state.refreshTokens.delete(form.get('refresh_token') ?? '')) return giveToken(res);
    json(res, 400, { error: 'invalid_grant' });
  }

  const server = createServer((req, res) => {
    const { pathname, searchParams } = new URL(req.url ?? '/', 'http://soundcloud');
    if (pathname === '/oauth/token') return void sendToken(req, res);
    seen.push(`${req.method} ${pathname}`);
    const token = /^OAuth (.+)$/.exec(req.headers.authorization ?? '')?.[1] ?? '';
    if (!state.tokens.has(token)) return problem(res, 401, 'Unauthorized');
    if (state.trackStatus !== 200) return problem(res, state.trackStatus, 'No');
    if (pathname === '/resolve') {
      if (!searchParams.get('url')?.endsWith('/test-radio/test-track')) return problem(res, 404, 'Not Found');
      return void res.writeHead(302, { Location: `${url}/tracks/soundcloud%3Atracks%3A123` }).end();
    }
    if (pathname === '/tracks/soundcloud%3Atracks%3A123') return json(res, 200, trackAnswer);
    if (pathname === '/tracks/soundcloud%3Atracks%3A123/streams') {
      const addresses = Object.entries(state.streams).map(([name, path]) => [name, url + path]);
      return json(res, 200, Object.fromEntries(addresses));
    }
    if (pathname.startsWith('/streams/')) {
      const expires = Math.floor(Date.now() / 1000) + (state.expiries.shift() ?? 300);
      const signed = `https://playback.example/${pathname.slice(9)}/playlist.m3u8?expires=${expires}&Signature=x`;
      return void res.writeHead(302, { Location: signed }).end();
    }
    problem(res, 404, 'Not Found');
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const url = `http://localhost:${(server.address() as AddressInfo).port}`;
  const settings = {
    clientId: 'our-id',
    clientSecret: 'our-secret',
    apiUrl: url,
    tokenUrl: `${url}/oauth/token`,
  };
  return {
    ...state,
    state,
    settings,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

const trackAnswer = {
  id: 123,
  urn: 'soundcloud:tracks:123',
  kind: 'track',
  title: 'Filler A',
  duration: 3_600_000,
  artwork_url: 'https://i1.sndcdn.com/artworks-abc-large.jpg',
  permalink_url: 'https://soundcloud.com/test-radio/test-track',
  waveform_url: 'https://w1.sndcdn.com/abc_m.png',
  stream_url: 'https://api.soundcloud.com/tracks/soundcloud:tracks:123/stream',
  access: 'playable',
  streamable: true,
  user: { username: 'Test Radio', permalink_url: 'https://soundcloud.com/test-radio', avatar_url: '' },
};

function json(res: ServerResponse, status: number, body: unknown) {
  res.writeHead(status, { 'Content-Type': 'application/json; charset=utf-8' }).end(JSON.stringify(body));
}

function problem(res: ServerResponse, status: number, message: string) {
  json(res, status, {
    code: status,
    message,
    link: '',
    status: `${status} - ${message}`,
    errors: [],
    error: null,
  });
}
