import { CHUNK_MS } from '../frames/frame.ts';
import type { AirChunk } from '../stream/broadcaster.ts';

const BRIEF_CHUNKS = Math.ceil(5_000 / CHUNK_MS);

/** Whether to say what a chunk is: silence of some seconds, while a slow disk is waited for, is not being off air. */
export function createSilenceWatch() {
  let lastSound: number | undefined;
  return ({ number, onAir }: Pick<AirChunk, 'number' | 'onAir'>): boolean => {
    if (onAir.live || onAir.track) lastSound = number;
    return lastSound === undefined || number === lastSound || number - lastSound > BRIEF_CHUNKS;
  };
}
