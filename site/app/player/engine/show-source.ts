import type { AudioStream } from '@longwave/contract/audio.ts';
import { setElementSource } from './element-source.ts';
import { attachHls } from './hls-source.ts';
import type { Abilities, Source } from './source.ts';

const allAbilities: Abilities = { seek: true, volume: true, speed: true };

/** The source of a recording. Its stream URL expires within minutes, so it is fetched again with each load. */
export function showSource(key: string, fetchStream: (signal: AbortSignal) => Promise<AudioStream>): Source {
  return {
    key,
    can: allAbilities,
    async attach(element, signal) {
      const stream = await fetchStream(signal);
      if (signal.aborted) return;
      if (stream.kind === 'hls') await attachHls(element, stream.url, signal);
      else setElementSource(element, stream.url, signal);
    },
  };
}
