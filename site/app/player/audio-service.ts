import {
  type ResolvedTrack,
  resolvedTrack,
  type StreamAddress,
  streamAddress,
} from '@longwave/contract/audio.ts';
import type { Session } from './audio-session.ts';
import { SoundFailure } from './engine/sound-failure.ts';

/** the audio service, which knows recordings and gives short-lived addresses of their sound. */

type AudioServiceParts = {
  audioUrl: string;
  session: Pick<Session, 'token' | 'refresh'>;
  fetch: (address: string, init: RequestInit) => Promise<Response>;
};

export function createAudioService({ audioUrl, session, fetch }: AudioServiceParts) {
  async function ask(path: string, token: string, signal: AbortSignal): Promise<Response> {
    const headers = { Accept: 'application/json', Authorization: `OAuth ${token}` };
    return fetch(`${audioUrl}${path}`, { headers, signal });
  }

  /** a 401 means one refresh and one more try. */
  async function read(path: string, signal: AbortSignal): Promise<unknown> {
    try {
      let response = await ask(path, await session.token(), signal);
      if (response.status === 401) {
        await session.refresh();
        response = await ask(path, await session.token(), signal);
      }
      if (response.ok) return await response.json();
      throw new SoundFailure(
        response.status === 401 ? 'unauthorised' : 'unavailable',
        `${path}: ${response.status}`,
      );
    } catch (error) {
      if (error instanceof SoundFailure || signal.aborted) throw error;
      throw new SoundFailure('network', error);
    }
  }

  return {
    async resolve(url: string, signal: AbortSignal): Promise<ResolvedTrack> {
      const track = resolvedTrack.safeParse(
        await read(`/resolve.json?url=${encodeURIComponent(url)}`, signal),
      );
      if (!track.success) throw new SoundFailure('unavailable', track.error);
      if (track.data.access === 'blocked') throw new SoundFailure('unavailable', `${url} is blocked`);
      return track.data;
    },
    async stream(path: string, signal: AbortSignal): Promise<StreamAddress> {
      const address = streamAddress.safeParse(await read(path, signal));
      if (!address.success) throw new SoundFailure('unavailable', address.error);
      return address.data;
    },
  };
}
