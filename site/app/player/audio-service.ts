import {
  type ResolvedTrack,
  resolvedTrack,
  type StreamAddress,
  streamAddress,
} from '@longwave/contract/audio.ts';
import { HttpError, type HttpRequest, requestJson } from '../http.ts';
import type { Session } from './audio-session.ts';
import { SoundFailure } from './engine/sound-failure.ts';

/** the audio service, which knows recordings and gives short-lived addresses of their sound. */

type AudioServiceParts = {
  audioUrl: string;
  session: Pick<Session, 'token' | 'refresh'>;
  send?: HttpRequest['send'];
};

export function createAudioService({ audioUrl, session, send }: AudioServiceParts) {
  async function ask(path: string, signal: AbortSignal): Promise<unknown> {
    const headers = { Authorization: `OAuth ${await withoutSession(session.token())}` };
    return requestJson(`${audioUrl}${path}`, { headers, signal, ...(send && { send }) });
  }

  /** a 401 means one refresh and one more try. */
  async function read(path: string, signal: AbortSignal): Promise<unknown> {
    try {
      return await ask(path, signal).catch(async (error: unknown) => {
        if (statusOf(error) !== 401) throw error;
        await withoutSession(session.refresh());
        return ask(path, signal);
      });
    } catch (error) {
      if (error instanceof SoundFailure || signal.aborted) throw error;
      throw failureOf(path, error);
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

/** Without a session nothing is known about the recording itself: to the listener it is the network. */
function withoutSession<T>(asked: Promise<T>): Promise<T> {
  return asked.catch((error: unknown) => {
    throw new SoundFailure('network', error);
  });
}

function statusOf(error: unknown): number | undefined {
  return error instanceof HttpError ? error.status : undefined;
}

function failureOf(path: string, error: unknown): SoundFailure {
  const status = statusOf(error);
  if (status === undefined) return new SoundFailure('network', error);
  return new SoundFailure(status === 401 ? 'unauthorised' : 'unavailable', `${path}: ${status}`);
}
