import type { MediaElementLike } from './media-element.ts';
import type { Abilities, Source } from './source.ts';

/** Sets the `src` of `<audio>`, and removes it on abort so that no more bytes are fetched. */
export function setElementSource(element: MediaElementLike, url: string, signal: AbortSignal): void {
  const audio = element as HTMLAudioElement;
  audio.src = url;
  signal.addEventListener('abort', () => {
    audio.removeAttribute('src');
    audio.load();
  });
}

const volumeOnly: Abilities = { seek: false, volume: true, speed: false };

/** The live stream, which has no beginning and no end; each load is a new request at the live edge. */
export function liveSource(key: string, url: string): Source {
  return {
    key,
    can: volumeOnly,
    attach: (element, signal) => setElementSource(element, url, signal),
  };
}
