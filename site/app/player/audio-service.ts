import {
  type AudioStream,
  audioStream,
  type ResolvedTrack,
  resolvedTrack,
} from '@longwave/contract/audio.ts';
import { HttpError, type HttpRequest, requestJson } from '../http.ts';
import type { Session } from './audio-session.ts';
import { SoundFailure } from './engine/sound-failure.ts';

/** the audio service, which resolves recordings to short-lived stream URLs. */

type AudioServiceParts = {
  audioUrl: string;
  session: Pick<Session, 'token' | 'refresh'>;
  send?: HttpRequest['send'];
};

export function createAudioService({ audioUrl, session, send }: AudioServiceParts) {
  async function fetchAuthorised(path: string, signal: AbortSignal): Promise<unknown> {
    const headers = { Authorization: `OAuth ${await orNetworkFailure(session.token())}` };
    return requestJson(`${audioUrl}${path}`, { headers, signal, ...(send && { send }) });
  }

  /** after a 401, refreshes the session and tries once more. */
  async function fetchJson(path: string, signal: AbortSignal): Promise<unknown> {
    try {
      return await fetchAuthorised(path, signal).catch(async (error: unknown) => {
        if (statusOf(error) !== 401) throw error;
        await orNetworkFailure(session.refresh());
        return fetchAuthorised(path, signal);
      });
    } catch (error) {
      if (error instanceof SoundFailure || signal.aborted) throw error;
      throw failureOf(path, error);
    }
  }

  return {
    async resolve(url: string, signal: AbortSignal): Promise<ResolvedTrack> {
      const track = resolvedTrack.safeParse(
        await fetchJson(`/resolve.json?url=${encodeURIComponent(url)}`, signal),
      );
      if (!track.success) throw new SoundFailure('unavailable', track.error);
      if (track.data.access === 'blocked') throw new SoundFailure('unavailable', `${url} is blocked`);
      return track.data;
    },
    async stream(path: string, signal: AbortSignal): Promise<AudioStream> {
      const stream = audioStream.safeParse(await fetchJson(path, signal));
      if (!stream.success) throw new SoundFailure('unavailable', stream.error);
      return stream.data;
    },
  };
}

/** Reports a failed session request as a network failure, because it says nothing about the recording. */
function orNetworkFailure<T>(session: Promise<T>): Promise<T> {
  return session.catch((error: unknown) => {
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
