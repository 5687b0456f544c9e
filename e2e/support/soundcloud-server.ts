import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';

/** A stand-in for SoundCloud: its API on a local port, and its sound at SoundCloud's real host name. */

export const trackPage = 'https://soundcloud.com/test-radio/low-water';
const sound = 'https://playback.media-streaming.soundcloud.cloud/low-water/aac_160k';
const urn = 'soundcloud:tracks:123';
const track = {
  urn,
  title: 'Low Water',
  duration: 600_000,
  artwork_url: null,
  permalink_url: trackPage,
  access: 'playable',
  user: { username: 'Test Radio' },
};

export async function startSoundCloudApi() {
  const state = { onlyPreview: false };
  const server = createServer((req, res) => {
    const { pathname } = new URL(req.url ?? '/', url);
    if (pathname === '/oauth/token') return json(res, { access_token: 'theirs', expires_in: 3600 });
    if (req.headers.authorization !== 'OAuth theirs') return void res.writeHead(401).end();
    if (pathname === '/resolve') return redirect(res, `${url}/tracks/${encodeURIComponent(urn)}`);
    if (pathname === '/playlist') return redirect(res, `${sound}/playlist.m3u8?expires=${inFiveMinutes()}`);
    if (pathname === '/preview') return redirect(res, `${sound}/preview.mp3?expires=${inFiveMinutes()}`);
    if (pathname.endsWith('/streams'))
      return json(
        res,
        state.onlyPreview
          ? { preview_mp3_128_url: `${url}/preview` }
          : { hls_aac_160_url: `${url}/playlist`, preview_mp3_128_url: `${url}/preview` },
      );
    json(res, track);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    state,
    settings: {
      SOUNDCLOUD_CLIENT_ID: 'our-id',
      SOUNDCLOUD_CLIENT_SECRET: 'our-secret',
      SOUNDCLOUD_API: url,
      SOUNDCLOUD_TOKENS: `${url}/oauth/token`,
    },
    close: () => server.close(),
  };
}

/** 250 frames of 24 ms and 384 bytes each, as in every recording of the station. */
export const segmentBytes = 96_000;
export const segmentSeconds = 6;
const segments = 100;

/** Serves one segment of mp3 again and again, as HLS. Returns the numbers of the requested segments. */
export async function serveSound(page: Page, body: Buffer): Promise<number[]> {
  const asked: number[] = [];
  const playlist = [
    '#EXTM3U',
    '#EXT-X-VERSION:3',
    `#EXT-X-TARGETDURATION:${segmentSeconds}`,
    '#EXT-X-PLAYLIST-TYPE:VOD',
    ...Array.from({ length: segments }, (_, number) => [
      `#EXTINF:${segmentSeconds},`,
      `${number}.mp3`,
    ]).flat(),
    '#EXT-X-ENDLIST',
  ].join('\n');
  const headers = { 'access-control-allow-origin': '*' };
  await page.route(`${sound}/playlist.m3u8*`, (route) =>
    route.fulfill({ headers, contentType: 'application/vnd.apple.mpegurl', body: playlist }),
  );
  await page.route(`${sound}/preview.mp3*`, (route) =>
    route.fulfill({ headers, contentType: 'audio/mpeg', body }),
  );
  await page.route(`${sound}/*.mp3`, (route) => {
    asked.push(Number(/(\d+)\.mp3$/.exec(route.request().url())?.[1]));
    return route.fulfill({ headers, contentType: 'audio/mpeg', body });
  });
  return asked;
}

function inFiveMinutes(): number {
  return Math.floor(Date.now() / 1000) + 300;
}

function redirect(res: ServerResponse, address: string) {
  res.writeHead(302, { Location: address }).end();
}

function json(res: ServerResponse, body: unknown) {
  res.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
}
