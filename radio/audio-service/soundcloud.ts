import type { ResolvedTrack } from '@longwave/contract/audio.ts';
import * as z from 'zod';
import { RequestProblem } from './request-problem.ts';
import type { SoundCloudSettings } from './settings.ts';
import { createSoundCloudToken } from './soundcloud-token.ts';
import type { TrackSource } from './track-source.ts';

const access = z.enum(['playable', 'preview', 'blocked']).catch('playable');
const track = z.object({
  urn: z.string(),
  title: z.string(),
  duration: z.number(),
  artwork_url: z.string().nullish(),
  permalink_url: z.string(),
  access,
  user: z.object({ username: z.string() }),
});
const streams = z.object({
  hls_aac_160_url: z.string().optional(),
  hls_aac_96_url: z.string().optional(),
  preview_mp3_128_url: z.string().optional(),
});

const TRACK_PAGE = /^https?:\/\/(?:www\.|m\.|on\.)?soundcloud\.com\/\S+$/;
const TRACK_URN = /^soundcloud:tracks:\d+$/;
/** Lifetime of signed URLs from SoundCloud that do not say when they expire. */
const DEFAULT_LIFETIME_MS = 5 * 60_000;

/** Tracks on SoundCloud. The token stays on the server; a browser gets only a signed URL of the sound. */
export function createSoundCloud(settings: SoundCloudSettings, now: () => number = Date.now): TrackSource {
  const { apiUrl } = settings;
  const token = createSoundCloudToken({ ...settings, now });

  /** `fetch` must not follow redirects, since it would not send the token along. */
  async function requestOnce(url: string, method: string, accessToken: string): Promise<Response> {
    return await fetch(url, {
      method,
      redirect: 'manual',
      headers: { Authorization: `OAuth ${accessToken}`, Accept: 'application/json; charset=utf-8' },
      signal: AbortSignal.timeout(10_000),
    });
  }

  async function request(url: string, method = 'GET'): Promise<Response> {
    if (new URL(url).origin !== new URL(apiUrl).origin) {
      throw new RequestProblem(502, 'SoundCloud sent us elsewhere.', undefined, url);
    }
    const accessToken = await token.get();
    const response = await requestOnce(url, method, accessToken);
    if (response.status !== 401) return response;
    token.discard(accessToken);
    return await requestOnce(url, method, await token.get());
  }

  async function fetchJson<T>(path: string, schema: z.ZodType<T>): Promise<T> {
    let response = await request(apiUrl + path);
    const location = response.headers.get('location');
    if (response.status >= 300 && response.status < 400 && location) {
      response = await request(new URL(location, apiUrl).href);
    }
    if (!response.ok) throw problemOf(response.status);
    const parsed = schema.safeParse(await response.json().catch(() => undefined));
    if (!parsed.success)
      throw new RequestProblem(502, 'SoundCloud answered something unexpected.', undefined, parsed.error);
    return parsed.data;
  }

  /** The signed URL that a stream URL redirects to, and when it expires; null if it has already expired. */
  async function findSignedUrl(streamUrl: string): Promise<{ url: string; expiresAt: number } | null> {
    const response = await request(streamUrl, 'HEAD');
    const url = response.headers.get('location');
    if (response.status < 300 || response.status >= 400 || !url) throw problemOf(response.status);
    const expires = Number(new URL(url).searchParams.get('expires'));
    const expiresAt = expires > 0 ? expires * 1000 : now() + DEFAULT_LIFETIME_MS;
    return expiresAt > now() ? { url, expiresAt } : null;
  }

  return {
    async resolve(url) {
      if (!TRACK_PAGE.test(url)) return undefined;
      return toTrack(await fetchJson(`/resolve?url=${encodeURIComponent(url)}`, track));
    },

    async stream(id) {
      if (!TRACK_URN.test(id)) return undefined;
      const path = `/tracks/${encodeURIComponent(id)}/streams`;
      // A cached URL may have expired: a fresh one is requested once.
      for (const _try of [1, 2]) {
        const found = await fetchJson(path, streams);
        const whole = found.hls_aac_160_url ?? found.hls_aac_96_url;
        const url = whole ?? found.preview_mp3_128_url;
        if (!url) throw new RequestProblem(403, 'This track cannot be played here, only on SoundCloud.');
        const located = await findSignedUrl(url);
        if (located)
          return { ...located, kind: whole ? 'hls' : 'file', access: whole ? 'playable' : 'preview' };
      }
      throw new RequestProblem(502, 'SoundCloud gave only addresses that are over.');
    },
  };
}

/** Leaves out SoundCloud's waveform, which is a picture; the player expects numbers. */
function toTrack({ artwork_url, urn, ...rest }: z.infer<typeof track>): ResolvedTrack {
  return {
    ...rest,
    id: urn,
    urn,
    artwork_url: artwork_url?.replace('-large.', '-t500x500.') ?? null,
    waveform_url: null,
    stream_url: `/tracks/${encodeURIComponent(urn)}/streams`,
  };
}

/** Maps SoundCloud's status to a response; errors that the listener can do nothing about become 502 or 503. */
function problemOf(status: number): RequestProblem {
  if (status === 404) return new RequestProblem(404, 'There is no such track on SoundCloud.');
  if (status === 403) return new RequestProblem(403, 'This track cannot be played here, only on SoundCloud.');
  if (status === 429) return new RequestProblem(503, 'SoundCloud is asked too often at the moment.');
  return new RequestProblem(
    502,
    'SoundCloud cannot be reached at the moment.',
    undefined,
    `answered ${status}`,
  );
}
