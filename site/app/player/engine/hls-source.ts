import type Hls from 'hls.js';
import { setElementSource } from './element-source.ts';
import type { MediaElementLike } from './media-element.ts';
import { SoundFailure } from './sound-failure.ts';

/** Disables cues: for these hls.js would add a text track of `data:,WEBVTT`, which the page's policy refuses. */
const soundOnly = {
  enableID3MetadataCues: false,
  enableEmsgMetadataCues: false,
  enableDateRangeMetadataCues: false,
};

/** Plays an HLS URL; the library is loaded at the first use. Browsers without Media Source play it themselves. */
export async function attachHls(
  element: MediaElementLike,
  url: string,
  signal: AbortSignal,
): Promise<Hls | null> {
  const { default: Library } = await import('hls.js/light');
  if (signal.aborted) return null;
  if (!Library.isSupported()) {
    setElementSource(element, url, signal);
    return null;
  }
  const hls = new Library({ ...soundOnly, backBufferLength: 60, enableWorker: false });
  const audio = element as HTMLAudioElement;
  signal.addEventListener('abort', () => {
    hls.destroy();
    audio.removeAttribute('src');
    audio.load();
  });
  await new Promise<void>((resolve, reject) => {
    hls.once(Library.Events.LEVEL_LOADED, () => resolve());
    hls.on(Library.Events.ERROR, (_event, problem) => {
      if (!problem.fatal) return;
      const code = problem.type === Library.ErrorTypes.NETWORK_ERROR ? 'network' : 'unsupported';
      reject(new SoundFailure(code, problem.error));
      // After the start the promise has settled, so the failure is reported by the element's error event.
      audio.dispatchEvent(new Event('error'));
    });
    signal.addEventListener('abort', () => resolve());
    hls.loadSource(url);
    hls.attachMedia(audio);
  });
  return hls;
}
