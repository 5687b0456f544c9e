import { CHUNK_MS } from '@longwave/transcoding/frames/frame.ts';
import type { AirChunk } from '../stream/broadcaster.ts';

const IGNORED_CHUNKS = Math.ceil(5_000 / CHUNK_MS);

/** Whether a chunk is to be announced: silence of a few seconds, as when a disk is slow, does not count as off air. */
export function createSilenceFilter() {
  let lastSound: number | undefined;
  return ({ number, onAir }: Pick<AirChunk, 'number' | 'onAir'>): boolean => {
    if (onAir.live || onAir.track) lastSound = number;
    return lastSound === undefined || number === lastSound || number - lastSound > IGNORED_CHUNKS;
  };
}
