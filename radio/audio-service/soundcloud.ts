import type { ResolvedTrack } from '@longwave/contract/audio.ts';
import * as z from 'zod';
import { Refusal } from './refusal.ts';
import { createSoundCloudToken } from './soundcloud-token.ts';
import type { TrackSource } from './track-source.ts';

export type SoundCloudSettings = { clientId: string; clientSecret: string; apiUrl: string; tokenUrl: string };

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

const PAGE = /^https?:\/\/(?:www\.|m\.|on\.)?soundcloud\.com\/\S+$/;
const URN = /^soundcloud:tracks:\d+$/;
/** SoundCloud's signed addresses live about this long, where they do not say. */
const USUAL_LIFE_MS = 5 * 60_000;

/** Tracks on SoundCloud. Its token stays here: a browser only ever gets a signed address of the sound. */
export function createSoundCloud(settings: SoundCloudSettings, now: () => number = Date.now): TrackSource {
  const { apiUrl } = settings;
  const token = createSoundCloudToken({ ...settings, now });

  /** Redirects are not followed by `fetch`, which would not send the token along. */
  async function once(address: string, method: string, accessToken: string): Promise<Response> {
    return await fetch(address, {
      method,
      redirect: 'manual',
      headers: { Authorization: `OAuth ${accessToken}`, Accept: 'application/json; charset=utf-8' },
      signal: AbortSignal.timeout(10_000),
    });
  }

  async function call(address: string, method = 'GET'): Promise<Response> {
    if (new URL(address).origin !== new URL(apiUrl).origin) {
      throw new Refusal(502, 'SoundCloud sent us elsewhere.', undefined, address);
    }
    const accessToken = await token.get();
    const response = await once(address, method, accessToken);
    if (response.status !== 401) return response;
    token.drop(accessToken);
    return await once(address, method, await token.get());
  }

  async function read<T>(path: string, schema: z.ZodType<T>): Promise<T> {
    let response = await call(apiUrl + path);
    const elsewhere = response.headers.get('location');
    if (response.status >= 300 && response.status < 400 && elsewhere) {
      response = await call(new URL(elsewhere, apiUrl).href);
    }
    if (!response.ok) throw refusalOf(response.status);
    const answer = schema.safeParse(await response.json().catch(() => undefined));
    if (!answer.success)
      throw new Refusal(502, 'SoundCloud answered something unexpected.', undefined, answer.error);
    return answer.data;
  }

  /** The signed address behind one of the stream addresses, and when it ends; null when it has ended already. */
  async function locate(address: string): Promise<{ url: string; expiresAt: number } | null> {
    const response = await call(address, 'HEAD');
    const url = response.headers.get('location');
    if (response.status < 300 || response.status >= 400 || !url) throw refusalOf(response.status);
    const expires = Number(new URL(url).searchParams.get('expires'));
    const expiresAt = expires > 0 ? expires * 1000 : now() + USUAL_LIFE_MS;
    return expiresAt > now() ? { url, expiresAt } : null;
  }

  return {
    async resolve(url) {
      if (!PAGE.test(url)) return undefined;
      return toTrack(await read(`/resolve?url=${encodeURIComponent(url)}`, track));
    },

    async stream(id) {
      if (!URN.test(id)) return undefined;
      const path = `/tracks/${encodeURIComponent(id)}/streams`;
      // An address may come from a cache and be over: then, once, a fresh one is asked for.
      for (const _try of [1, 2]) {
        const found = await read(path, streams);
        const whole = found.hls_aac_160_url ?? found.hls_aac_96_url;
        const address = whole ?? found.preview_mp3_128_url;
        if (!address) throw new Refusal(403, 'This track cannot be played here, only on SoundCloud.');
        const located = await locate(address);
        if (located)
          return { ...located, kind: whole ? 'hls' : 'file', access: whole ? 'playable' : 'preview' };
      }
      throw new Refusal(502, 'SoundCloud gave only addresses that are over.');
    },
  };
}

/** SoundCloud's waveforms are pictures of another shape than ours, so none is named. */
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

/** SoundCloud's answers, in terms of our own: only what the listener can do something about keeps its number. */
function refusalOf(status: number): Refusal {
  if (status === 404) return new Refusal(404, 'There is no such track on SoundCloud.');
  if (status === 403) return new Refusal(403, 'This track cannot be played here, only on SoundCloud.');
  if (status === 429) return new Refusal(503, 'SoundCloud is asked too often at the moment.');
  return new Refusal(502, 'SoundCloud cannot be reached at the moment.', undefined, `answered ${status}`);
}
