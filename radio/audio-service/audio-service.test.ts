import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { recordingUrl, resolvedTrack, streamAddress } from '@longwave/contract/audio.ts';
import { problem } from '@longwave/contract/problem.ts';
import { signToken } from '@longwave/contract/session-token.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { addressOf } from '../address.ts';
import { answerProblem } from '../answer.ts';
import { refusalOf } from '../recordings/signed-address.ts';
import { startSoundCloud } from '../testing/soundcloud.ts';
import { createAudioService } from './audio-service.ts';
import { createOwnTracks } from './own-tracks.ts';
import { createSoundCloud } from './soundcloud.ts';

const SECRET = 'a secret of the tests';
const facts = {
  name: 'low-water-12',
  title: 'Low Water 12',
  artist: 'Ines Marsh',
  show: 'low-water-12',
  picture: { name: 'show-low-water-12', alt: '', width: 1440, height: 1440, colour: '#112233' },
  seconds: 600,
};

let server: Server;
let base: string;
let content: (path: string) => Promise<Response>;
let soundcloud: Awaited<ReturnType<typeof startSoundCloud>>;
let now: () => number;

beforeEach(async () => {
  now = Date.now;
  soundcloud = await startSoundCloud();
  content = async (path) =>
    path === '/recordings/low-water-12.json'
      ? Response.json(facts)
      : Response.json({ error: 'no' }, { status: 404 });
  const own = createOwnTracks({
    fetchContent: (path) => content(path),
    contentUrl: '/content',
    siteUrl: 'https://estuary.example',
    secret: SECRET,
    now: () => now(),
  });
  const sources = [own, createSoundCloud(soundcloud.settings, () => now())];
  const service = createAudioService({ secret: SECRET, sources, log: () => undefined, now: () => now() });
  server = createServer((req, res) => {
    const { pathname, searchParams } = addressOf(req);
    if (!service.handle(req, res, pathname, searchParams)) answerProblem(res, 404, 'Nothing here.');
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

test('[R-402] a recording of the station resolves to its track', async () => {
  const response = await resolve(recordingUrl('low-water-12'));
  expect(response.status).toBe(200);
  const { stream, ...track } = resolvedTrack.parse(await response.json());
  // The address of its sound comes along, so that a listener waits for one answer only.
  expect(stream).toMatchObject({ kind: 'file', access: 'playable' });
  expect(stream?.url).toMatch(/^\/recordings\/low-water-12\.mp3\?expires=\d+&signature=/);
  expect(track).toEqual({
    id: 'low-water-12',
    urn: 'longwave:recordings:low-water-12',
    title: 'Low Water 12',
    duration: 600_000,
    artwork_url: '/content/media/show-low-water-12/480.jpg',
    permalink_url: 'https://estuary.example/shows/low-water-12',
    stream_url: '/tracks/low-water-12/streams',
    waveform_url: '/recordings/low-water-12/waveform.json',
    access: 'playable',
    user: { username: 'Ines Marsh' },
  });
});

test('[R-402] its stream is a signed address that outlives the listening', async () => {
  const address = streamAddress.parse(await (await ask('/tracks/low-water-12/streams')).json());
  expect(address.kind).toBe('file');
  expect(address.expiresAt).toBeGreaterThan(Date.now() + 600_000);
  const { pathname, searchParams } = new URL(address.url, base);
  expect(pathname).toBe('/recordings/low-water-12.mp3');
  const options = { secret: SECRET, signedOnly: true };
  expect(await refusalOf('low-water-12', searchParams, { ...options, now: Date.now() })).toBeUndefined();
  expect(await refusalOf('low-water-12', searchParams, { ...options, now: address.expiresAt })).toMatch(
    /no longer/,
  );
});

test('[R-402] [R-401] without a token, or with one that is over or forged, the answer is 401', async () => {
  const over = await signToken({ sid: 'one', exp: Date.now() - 1 }, SECRET);
  const forged = await signToken({ sid: 'one', exp: Date.now() + 60_000 }, 'another secret');
  for (const path of ['/resolve.json?url=%2Frecordings%2Flow-water-12', '/tracks/low-water-12/streams']) {
    expect((await fetch(base + path)).status).toBe(401);
    expect((await fetch(base + path, { headers: { Authorization: 'Bearer x' } })).status).toBe(401);
    for (const token of [over, forged, 'x', 'x.y', `${'a'.repeat(3000)}.b`]) {
      const response = await ask(path, token);
      expect(response.status).toBe(401);
      expect(problem.parse(await response.json()).error).toMatch(/token/);
    }
  }
});

test('[R-402] a missing or endless url is 400 naming it, an unknown one 404', async () => {
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

test('[R-402] when content is down the answer is 503, and says no more than that', async () => {
  content = () => Promise.reject(new Error('connect ECONNREFUSED 10.0.0.1'));
  const response = await resolve('/recordings/low-water-12');
  expect(response.status).toBe(503);
  expect(await response.text()).not.toContain('10.0.0.1');
  content = async () => new Response('<html>', { status: 200 });
  expect((await resolve('/recordings/low-water-12')).status).toBe(503);
});

test('[R-402] a SoundCloud page resolves through its redirect, with one token for all', async () => {
  const page = 'https://soundcloud.com/estuary/low-water';
  const responses = await Promise.all([resolve(page), resolve(page), resolve(page)]);
  for (const response of responses) {
    const track = resolvedTrack.parse(await response.json());
    expect(track.id).toBe('soundcloud:tracks:123');
    expect(track.artwork_url).toBe('https://i1.sndcdn.com/artworks-abc-t500x500.jpg');
    expect(track.stream_url).toBe('/tracks/soundcloud%3Atracks%3A123/streams');
  }
  expect(soundcloud.seen.filter((line) => line.startsWith('token'))).toEqual(['token client_credentials']);
  expect((await resolve('https://soundcloud.com/estuary/gone')).status).toBe(404);
});

test('[R-402] its stream is the signed playlist, and the token stays on the server', async () => {
  const response = await ask('/tracks/soundcloud%3Atracks%3A123/streams');
  const text = await response.text();
  const address = streamAddress.parse(JSON.parse(text));
  expect(address).toMatchObject({ kind: 'hls', access: 'playable' });
  expect(address.url).toMatch(/^https:\/\/playback\.example\/aac_160k\/playlist\.m3u8\?expires=/);
  expect(address.expiresAt).toBeGreaterThan(Date.now());
  expect(text).not.toContain('access-');
  expect(soundcloud.seen).toContain('HEAD /streams/aac_160k');
});

test('[R-402] an address already over is asked for once more, not for ever', async () => {
  soundcloud.expiries.push(-10);
  expect((await ask('/tracks/soundcloud%3Atracks%3A123/streams')).status).toBe(200);
  soundcloud.expiries.push(-10, -10);
  expect((await ask('/tracks/soundcloud%3Atracks%3A123/streams')).status).toBe(502);
});

test('[R-402] a preview is called one; a track only SoundCloud may play is refused', async () => {
  soundcloud.state.streams = { preview_mp3_128_url: '/streams/preview' };
  const preview = streamAddress.parse(await (await ask('/tracks/soundcloud%3Atracks%3A123/streams')).json());
  expect(preview).toMatchObject({ kind: 'file', access: 'preview' });
  soundcloud.state.streams = {};
  expect((await ask('/tracks/soundcloud%3Atracks%3A123/streams')).status).toBe(403);
});

test('[R-402] the SoundCloud token is renewed with its refresh token, which works once', async () => {
  const page = 'https://soundcloud.com/estuary/low-water';
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

test("[R-402] SoundCloud's refusals become ours: 404, 403, and 503 or 502 for what is between us and it", async () => {
  const page = 'https://soundcloud.com/estuary/low-water';
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
