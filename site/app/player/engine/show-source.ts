import type { StreamAddress } from '@longwave/contract/audio.ts';
import { giveAddress } from './element-source.ts';
import { attachHls } from './hls-source.ts';
import type { Abilities, Source } from './source.ts';

const everything: Abilities = { seek: true, volume: true, speed: true };

/** A recording. Its address lives for minutes only, so it is asked for anew with each load. */
export function showSource(key: string, ask: (signal: AbortSignal) => Promise<StreamAddress>): Source {
  return {
    key,
    can: everything,
    async attach(medium, signal) {
      const address = await ask(signal);
      if (signal.aborted) return;
      if (address.kind === 'hls') await attachHls(medium, address.url, signal);
      else giveAddress(medium, address.url, signal);
    },
  };
}
