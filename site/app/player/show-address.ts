import { type ResolvedTrack, recordingUrl, type StreamAddress } from '@longwave/contract/audio.ts';
import { picturePath } from '@longwave/contract/picture-path.ts';
import type { BrowserSettings } from '../browser-settings.ts';
import { createAskedAhead } from './asked-ahead.ts';
import { createAudioService } from './audio-service.ts';
import { createAudioSession } from './audio-session.ts';
import { type PlayableShow, soundPlayer } from './sound-player.ts';

type Found = { track: ResolvedTrack; address: StreamAddress };

/** Where the sound and the picture of a show are: asked of the audio service, within its session. */
export function createShowAddresses({ contentHost, audioHost }: BrowserSettings) {
  const session = createAudioSession({
    contentUrl: contentHost,
    storage: () => localStorage,
    now: Date.now,
  });
  const service = createAudioService({ audioUrl: audioHost, session });
  void session.start();

  const ahead = createAskedAhead<Found>(Date.now);

  async function find({ recording }: PlayableShow, signal: AbortSignal): Promise<Found> {
    const asked = recording?.kind === 'file' ? recordingUrl(recording.name) : (recording?.url ?? '');
    const track = await service.resolve(asked, signal);
    return { track, address: track.stream ?? (await service.stream(track.stream_url, signal)) };
  }

  /** Other hosts count what is asked of them, so only our own service is asked before the press. */
  function askAhead(show: PlayableShow): void {
    if (show.recording?.kind !== 'file') return;
    ahead.ask(show.id, () => find(show, new AbortController().signal));
  }

  async function addressOf(show: PlayableShow, signal: AbortSignal): Promise<StreamAddress> {
    const asked = ahead.take(show.id)?.catch(() => find(show, signal));
    const { track, address } = await (asked ?? find(show, signal));
    if (signal.aborted) return address;
    const { title, id, stream_url } = track;
    const artwork_url = track.artwork_url ?? imageOf(show);
    soundPlayer.setState({
      track: { title, artwork_url, id, stream_url },
      soundCloudId: id,
      soundStreamUrl: stream_url,
      waveformUrl: track.waveform_url && atService(track.waveform_url),
      wholeAt: [track.access, address.access].includes('preview') ? track.permalink_url : null,
    });
    return { ...address, url: atService(address.url) };
  }

  /** Paths of the audio service start at its own host. */
  function atService(address: string): string {
    if (!address.startsWith('/') || address.startsWith(`${audioHost}/`)) return address;
    return `${audioHost}${address}`;
  }

  function imageOf(show: PlayableShow): string {
    return `${contentHost}${picturePath(show.picture.name, 480, 'jpg')}`;
  }

  return { addressOf, askAhead, imageOf };
}
