import type Hls from 'hls.js';
import { giveAddress } from './element-source.ts';
import type { Medium } from './medium.ts';
import { SoundFailure } from './sound-failure.ts';

/** For cues hls.js would add a text track of `data:,WEBVTT`, which the page's policy refuses; sound needs none. */
const soundOnly = {
  enableID3MetadataCues: false,
  enableEmsgMetadataCues: false,
  enableDateRangeMetadataCues: false,
};

/** Plays an HLS address; the library comes with the first one. Browsers without Media Source play it themselves. */
export async function attachHls(
  medium: Medium,
  address: string,
  signal: AbortSignal,
  startPosition = -1,
): Promise<Hls | null> {
  const { default: Library } = await import('hls.js/light');
  if (signal.aborted) return null;
  if (!Library.isSupported()) {
    giveAddress(medium, address, signal);
    return null;
  }
  const hls = new Library({ ...soundOnly, backBufferLength: 60, enableWorker: false, startPosition });
  const element = medium as HTMLAudioElement;
  signal.addEventListener('abort', () => {
    hls.destroy();
    element.removeAttribute('src');
    element.load();
  });
  await new Promise<void>((resolve, reject) => {
    hls.once(Library.Events.LEVEL_LOADED, () => resolve());
    hls.on(Library.Events.ERROR, (_event, problem) => {
      if (!problem.fatal) return;
      const code = problem.type === Library.ErrorTypes.NETWORK_ERROR ? 'network' : 'unsupported';
      reject(new SoundFailure(code, problem.error));
      // After the start there is nobody to reject to: the element says that it failed.
      element.dispatchEvent(new Event('error'));
    });
    signal.addEventListener('abort', () => resolve());
    hls.loadSource(address);
    hls.attachMedia(element);
  });
  return hls;
}
