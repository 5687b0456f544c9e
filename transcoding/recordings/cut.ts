import type { Stereo } from './decode-file.ts';
import { checkLength } from './longest-sound.ts';

/** Sound between two positions, in seconds. Sound after the end is not decoded. */
export async function* cut(
  pieces: AsyncIterable<Stereo>,
  start: number,
  end: number,
): AsyncGenerator<Stereo> {
  let at = 0;
  for await (const { left, right, sampleRate } of pieces) {
    const from = Math.max(0, Math.round((start - at) * sampleRate));
    const to = Math.min(left.length, Math.round((end - at) * sampleRate));
    at += left.length / sampleRate;
    checkLength(at);
    if (to > from) yield { left: left.subarray(from, to), right: right.subarray(from, to), sampleRate };
    if (at >= end) return;
  }
}
