import type { MadeRecording } from '@longwave/contract/station-module.ts';
import { chance } from './chance.ts';

/** Silence of the right length, until there is music. */
export function recordingFacts(name: string): { frames: number; bytes: number; seconds: number } {
  const frames = chance(`length of ${name}`).between(15_000, 30_000);
  return { frames, bytes: frames * 384, seconds: frames * 0.024 };
}

export function makeRecording(name: string, _mood: { genre?: string }): MadeRecording {
  const { frames } = recordingFacts(name);
  const frame = new Uint8Array(384);
  frame.set([0xff, 0xfb, 0x94, 0xc4]);
  const second = new Uint8Array(384 * 42).map((_, at) => frame[at % 384] ?? 0);
  return {
    frames,
    async *parts() {
      for (let made = 0; made < frames; made += 42)
        yield second.subarray(0, 384 * Math.min(42, frames - made));
    },
    peaks: async () => Array.from({ length: 600 }, () => 0.1),
  };
}
