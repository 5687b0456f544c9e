import { CHUNK_MS } from '@longwave/transcoding/frames/frame.ts';
import type { AirChunk } from '../stream/broadcaster.ts';

const IGNORED_CHUNKS = Math.ceil(5_000 / CHUNK_MS);

/** Says whether a chunk is announced: a few seconds of silence, as when a disk is slow, do not count as off air. */
export function createSilenceFilter() {
  let lastSound: number | undefined;
  return ({ number, onAir }: Pick<AirChunk, 'number' | 'onAir'>): boolean => {
    if (onAir.live || onAir.track) lastSound = number;
    return lastSound === undefined || number === lastSound || number - lastSound > IGNORED_CHUNKS;
  };
}
