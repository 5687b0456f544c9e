import { type AudioStream, type ResolvedTrack, recordingUrl } from '@longwave/contract/audio.ts';
import { picturePath } from '@longwave/contract/picture-path.ts';
import type { BrowserSettings } from '../browser-settings.ts';
import { createAudioService } from './audio-service.ts';
import { createAudioSession } from './audio-session.ts';
import { createPrefetch } from './prefetch.ts';
import { type PlayableShow, soundPlayer } from './sound-player.ts';

type ResolvedStream = { track: ResolvedTrack; stream: AudioStream };

/** Finds the stream and the picture of a show; the audio service resolves streams within a session. */
export function createShowStreams({ contentHost, audioHost }: BrowserSettings) {
  const session = createAudioSession({
    contentUrl: contentHost,
    storage: () => localStorage,
    now: Date.now,
  });
  const service = createAudioService({ audioUrl: audioHost, session });
  void session.start();

  const prefetched = createPrefetch<ResolvedStream>(Date.now);

  async function resolveStream({ recording }: PlayableShow, signal: AbortSignal): Promise<ResolvedStream> {
    const url = recording?.kind === 'file' ? recordingUrl(recording.name) : (recording?.url ?? '');
    const track = await service.resolve(url, signal);
    return { track, stream: track.stream ?? (await service.stream(track.stream_url, signal)) };
  }

  /** Prefetches recordings of our own service only, because other hosts count requests as plays. */
  function prefetchStream(show: PlayableShow): void {
    if (show.recording?.kind !== 'file') return;
    prefetched.start(show.id, () => resolveStream(show, new AbortController().signal));
  }

  async function fetchStream(show: PlayableShow, signal: AbortSignal): Promise<AudioStream> {
    const ready = prefetched.take(show.id)?.catch(() => resolveStream(show, signal));
    const { track, stream } = await (ready ?? resolveStream(show, signal));
    if (signal.aborted) return stream;
    const { title, id, stream_url } = track;
    const artwork_url = track.artwork_url ?? imageUrl(show);
    soundPlayer.setState({
      track: { title, artwork_url, id, stream_url },
      soundCloudId: id,
      soundStreamUrl: stream_url,
      waveformUrl: track.waveform_url && serviceUrl(track.waveform_url),
      fullRecordingUrl: [track.access, stream.access].includes('preview') ? track.permalink_url : null,
    });
    return { ...stream, url: serviceUrl(stream.url) };
  }

  /** Adds the audio service's host to a path, because the service returns only paths for its own streams. */
  function serviceUrl(url: string): string {
    if (!url.startsWith('/') || url.startsWith(`${audioHost}/`)) return url;
    return `${audioHost}${url}`;
  }

  function imageUrl(show: PlayableShow): string {
    return `${contentHost}${picturePath(show.picture, 480, 'jpg')}`;
  }

  return { fetchStream, prefetchStream, imageUrl };
}
