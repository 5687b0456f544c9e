import { recordingUrl, type StreamAddress } from '@longwave/contract/audio.ts';
import { picturePath } from '@longwave/contract/picture-path.ts';
import type { BrowserSettings } from '../browser-settings.ts';
import { createAudioService } from './audio-service.ts';
import { createAudioSession } from './audio-session.ts';
import { type PlayableShow, soundPlayer } from './sound-player.ts';

/** Where the sound and the picture of a show are: asked of the audio service, within its session. */
export function createShowAddresses({ contentHost, audioHost }: BrowserSettings) {
  const session = createAudioSession({
    contentUrl: contentHost,
    storage: () => localStorage,
    now: Date.now,
  });
  const service = createAudioService({ audioUrl: audioHost, session });
  void session.start();

  async function addressOf(show: PlayableShow, signal: AbortSignal): Promise<StreamAddress> {
    const { recording } = show;
    const asked = recording?.kind === 'file' ? recordingUrl(recording.name) : (recording?.url ?? '');
    const track = await service.resolve(asked, signal);
    const { title, id, stream_url } = track;
    const artwork_url = track.artwork_url ?? imageOf(show);
    soundPlayer.setState({
      track: { title, artwork_url, id, stream_url },
      soundCloudId: id,
      soundStreamUrl: stream_url,
      waveformUrl: track.waveform_url && atService(track.waveform_url),
    });
    const address = await service.stream(stream_url, signal);
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

  return { addressOf, imageOf };
}
