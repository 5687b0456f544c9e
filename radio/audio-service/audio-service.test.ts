import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { audioStream, recordingUrl, resolvedTrack } from '@longwave/contract/audio.ts';
import { problem } from '@longwave/contract/problem.ts';
import { signToken } from '@longwave/server-kit/session-token.ts';
import { silentLog } from '@longwave/server-kit/testing/test-log.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { parseRequestUrl } from '../http/request-url.ts';
import { sendProblem } from '../http/response.ts';
import { signatureProblem } from '../recordings/signed-path.ts';
import { startFakeSoundCloud } from '../testing/fake-soundcloud.ts';
import { createAudioService } from './audio-service.ts';
import { createSoundCloud } from './soundcloud.ts';
import { createStationTracks } from './station-tracks.ts';

const SECRET = 'a secret of the tests';
const facts = {
  name: 'test-show-12',
  title: 'Test Show 12',
  artist: 'Test Host',
  show: 'test-show-12',
  picture: { name: 'show-test-show-12', alt: '', width: 1440, height: 1440, colour: '#112233' },
  seconds: 600,
};

let server: Server;
let base: string;
let content: (path: string) => Promise<Response>;
let soundcloud: Awaited<ReturnType<typeof startFakeSoundCloud>>;
let now: () => number;

beforeEach(async () => {
  now = Date.now;
  soundcloud = await startFakeSoundCloud();
  content = async (path) =>
    path === '/recordings/test-show-12.json'
      ? Response.json(facts)
      : Response.json({ error: 'no' }, { status: 404 });
  const own = createStationTracks({
    fetchContent: (path) => content(path),
    contentUrl: '/content',
    siteUrl: 'https://radio.example',
    secret: SECRET,
    now: () => now(),
  });
  const sources = [own, createSoundCloud(soundcloud.settings, () => now())];
  const service = createAudioService({ secret: SECRET, sources, log: silentLog, now: () => now() });
  server = createServer((req, res) => {
    const { pathname, searchParams } = parseRequestUrl(req);
    if (!service.handle(req, res, pathname, searchParams)) sendProblem(res, 404, 'Nothing here.');
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  base = `http://localhost:${(server.address() as AddressInfo).port}`;
});

afterEach(() => {
  soundcloud.close();
  server.closeAllConnections();
  server.close();
});

async function ask(path: string, token?: string): Promise<Response> {
  const given = token ?? (await signToken({ sid: 'one', exp: now() + 60_000 }, SECRET));
  return await fetch(base + path, { headers: { Authorization: `OAuth ${given}` } });
}
const resolve = (url: string) => ask(`/resolve.json?url=${encodeURIComponent(url)}`);

test('a recording of the station resolves to its track', async () => {
  const response = await resolve(recordingUrl('test-show-12'));
  expect(response.status).toBe(200);
  const { stream, ...track } = resolvedTrack.parse(await response.json());
  // The response includes the stream, so that playing needs no second request.
  expect(stream).toMatchObject({ kind: 'file', access: 'playable' });
  expect(stream?.url).toMatch(/^\/recordings\/test-show-12\.mp3\?expires=\d+&signature=/);
  expect(track).toEqual({
    id: 'test-show-12',
    urn: 'longwave:recordings:test-show-12',
    title: 'Test Show 12',
    duration: 600_000,
    artwork_url: '/content/media/show-test-show-12/480.jpg',
    permalink_url: 'https://radio.example/shows/test-show-12',
    stream_url: '/tracks/test-show-12/streams',
    waveform_url: '/recordings/test-show-12/waveform.json',
    access: 'playable',
    user: { username: 'Test Host' },
  });
});

test('the stream of a recording is a signed path that is valid for longer than the recording lasts', async () => {
  const address = audioStream.parse(await (await ask('/tracks/test-show-12/streams')).json());
  expect(address.kind).toBe('file');
  expect(address.expiresAt).toBeGreaterThan(Date.now() + 600_000);
  const { pathname, searchParams } = new URL(address.url, base);
  expect(pathname).toBe('/recordings/test-show-12.mp3');
  const options = { secret: SECRET, signedOnly: true };
  expect(
    await signatureProblem('test-show-12', searchParams, { ...options, now: Date.now() }),
  ).toBeUndefined();
  expect(
    await signatureProblem('test-show-12', searchParams, { ...options, now: address.expiresAt }),
  ).toMatch(/no longer/);
});

test('without a token, or with an expired or forged one, the response is 401', async () => {
  const over = await signToken({ sid: 'one', exp: Date.now() - 1 }, SECRET);
  const forged = await signToken({ sid: 'one', exp: Date.now() + 60_000 }, 'another secret');
  for (const path of ['/resolve.json?url=%2Frecordings%2Ftest-show-12', '/tracks/test-show-12/streams']) {
    expect((await fetch(base + path)).status).toBe(401);
    expect((await fetch(base + path, { headers: { Authorization: 'Bearer x' } })).status).toBe(401);
    for (const token of [over, forged, 'x', 'x.y', `${'a'.repeat(3000)}.b`]) {
      const response = await ask(path, token);
      expect(response.status).toBe(401);
      expect(problem.parse(await response.json()).error).toMatch(/token/);
    }
  }
});

test('a missing or overlong url gets 400 and its parameter, an unknown one 404', async () => {
  for (const path of ['/resolve.json', '/resolve.json?url=', `/resolve.json?url=${'a'.repeat(3000)}`]) {
    const response = await ask(path);
    expect(response.status).toBe(400);
    expect(problem.parse(await response.json()).parameter).toBe('url');
  }
  for (const url of [
    '/recordings/unknown',
    '/recordings/..%2fx',
    'https://example.com/x',
    'javascript:alert(1)',
  ]) {
    expect((await resolve(url)).status).toBe(404);
  }
  expect((await ask('/tracks/unknown/streams')).status).toBe(404);
  expect((await ask('/tracks/%E0%A4%A/streams')).status).toBe(400);
});

test('while content is down the response is 503, without the cause', async () => {
  content = () => Promise.reject(new Error('connect ECONNREFUSED 10.0.0.1'));
  const response = await resolve('/recordings/test-show-12');
  expect(response.status).toBe(503);
  expect(await response.text()).not.toContain('10.0.0.1');
  content = async () => new Response('<html>', { status: 200 });
  expect((await resolve('/recordings/test-show-12')).status).toBe(503);
});

test('a SoundCloud page resolves through its redirect, and concurrent requests share one token', async () => {
  const page = 'https://soundcloud.com/test-radio/test-track';
  const responses = await Promise.all([resolve(page), resolve(page), resolve(page)]);
  for (const response of responses) {
    const track = resolvedTrack.parse(await response.json());
    expect(track.id).toBe('soundcloud:tracks:123');
    expect(track.artwork_url).toBe('https://i1.sndcdn.com/artworks-abc-t500x500.jpg');
    expect(track.stream_url).toBe('/tracks/soundcloud%3Atracks%3A123/streams');
  }
  expect(soundcloud.seen.filter((line) => line.startsWith('token'))).toEqual(['token client_credentials']);
  expect((await resolve('https://soundcloud.com/test-radio/gone')).status).toBe(404);
});

test('the stream of a SoundCloud track is the signed playlist, and the token stays on the server', async () => {
  const response = await ask('/tracks/soundcloud%3Atracks%3A123/streams');
  const text = await response.text();
  const address = audioStream.parse(JSON.parse(text));
  expect(address).toMatchObject({ kind: 'hls', access: 'playable' });
  expect(address.url).toMatch(/^https:\/\/playback\.example\/aac_160k\/playlist\.m3u8\?expires=/);
  expect(address.expiresAt).toBeGreaterThan(Date.now());
  expect(text).not.toContain('access-');
  expect(soundcloud.seen).toContain('HEAD /streams/aac_160k');
});

test('a stream URL that has expired already is requested once more, not endlessly', async () => {
  soundcloud.expiries.push(-10);
  expect((await ask('/tracks/soundcloud%3Atracks%3A123/streams')).status).toBe(200);
  soundcloud.expiries.push(-10, -10);
  expect((await ask('/tracks/soundcloud%3Atracks%3A123/streams')).status).toBe(502);
});

test('a track with only a preview is marked as preview; one that only SoundCloud may play is refused', async () => {
  soundcloud.state.streams = { preview_mp3_128_url: '/streams/preview' };
  const preview = audioStream.parse(await (await ask('/tracks/soundcloud%3Atracks%3A123/streams')).json());
  expect(preview).toMatchObject({ kind: 'file', access: 'preview' });
  soundcloud.state.streams = {};
  expect((await ask('/tracks/soundcloud%3Atracks%3A123/streams')).status).toBe(403);
});

test('the SoundCloud token is renewed with its refresh token, which works once', async () => {
  const page = 'https://soundcloud.com/test-radio/test-track';
  await resolve(page);
  now = () => Date.now() + 2 * 3_600_000;
  await Promise.all([resolve(page), resolve(page)]);
  const grants = () =>
    soundcloud.seen.filter((line) => line.startsWith('token')).map((line) => line.slice(6));
  expect(grants()).toEqual(['client_credentials', 'refresh_token']);
  soundcloud.tokens.clear();
  soundcloud.refreshTokens.clear();
  expect((await resolve(page)).status).toBe(200);
  expect(grants()).toEqual(['client_credentials', 'refresh_token', 'refresh_token', 'client_credentials']);
});

test('errors of SoundCloud become 404, 403, 503 or 502', async () => {
  const page = 'https://soundcloud.com/test-radio/test-track';
  for (const [theirs, ours] of [
    [404, 404],
    [403, 403],
    [429, 503],
    [500, 502],
    [401, 502],
  ] as const) {
    soundcloud.state.trackStatus = theirs;
    expect((await resolve(page)).status).toBe(ours);
  }
  soundcloud.state.tokenStatus = 429;
  soundcloud.tokens.clear();
  now = () => Date.now() + 2 * 3_600_000;
  expect((await resolve(page)).status).toBe(503);
  soundcloud.close();
  expect((await resolve(page)).status).toBe(502);
});
