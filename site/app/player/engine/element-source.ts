import type { Medium } from './medium.ts';
import type { Abilities, Source } from './source.ts';

/** Gives `<audio>` an address, and takes it away at the end so that no more bytes are fetched. */
export function giveAddress(medium: Medium, address: string, signal: AbortSignal): void {
  const element = medium as HTMLAudioElement;
  element.src = address;
  signal.addEventListener('abort', () => {
    element.removeAttribute('src');
    element.load();
  });
}

const onlyVolume: Abilities = { seek: false, volume: true, speed: false };

/** The live stream: it has no beginning and no end, and each load is a new request at the live edge. */
export function liveSource(key: string, address: string): Source {
  return {
    key,
    can: onlyVolume,
    attach: (medium, signal) => giveAddress(medium, address, signal),
  };
}
