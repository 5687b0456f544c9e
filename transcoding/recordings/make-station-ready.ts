import { targetLoudness } from '@longwave/contract/loudness.ts';
import { openFfmpegEncoder } from '../ffmpeg-transcoder.ts';
import { LOWEST_PRIORITY } from '../low-priority.ts';
import type { Transcoder } from '../transcoder.ts';
import { createStationEncoder } from '../wasm/station-encoder.ts';
import type { Stereo } from './decode-file.ts';
import { Limiter } from './limiter.ts';

/** -1.5 dBFS: peaks between samples, and after encoding, may be half a decibel higher. */
const CEILING = 10 ** (-1.5 / 20);
/** Decibels. Sound that would need more gain stays softer than the target, or its noise would be heard. */
const MAX_GAIN = 20;

type Making = {
  /** LUFS of the sound that is encoded; null leaves the level unchanged. */
  loudness: number | null;
  ffmpeg: string | undefined;
  write(frames: Buffer): Promise<void>;
  onProgress(seconds: number): void;
};

/** Encodes sound in the station's format, at the station's loudness and without exceeding the ceiling. */
export async function makeStationReady(pieces: AsyncIterable<Stereo>, making: Making): Promise<void> {
  const gain = 10 ** (gainFor(making.loudness) / 20);
  const encoder = await openEncoder(making);
  let limiter: Limiter | undefined;
  let rate = 0;
  let seconds = 0;
  const drain = async () => {
    if (limiter) await encoder.push({ ...limiter.flush(), sampleRate: rate });
  };
  try {
    for await (const { left, right, sampleRate } of pieces) {
      if (sampleRate !== rate) {
        await drain();
        rate = sampleRate;
        limiter = new Limiter(rate, gain, CEILING);
      }
      if (limiter) await encoder.push({ ...limiter.push(left, right), sampleRate });
      seconds += left.length / sampleRate;
      making.onProgress(seconds);
    }
    await drain();
    await encoder.end();
  } finally {
    encoder.close();
  }
}

export function gainFor(loudness: number | null): number {
  return loudness === null ? 0 : Math.min(MAX_GAIN, targetLoudness - loudness);
}

type Encoder = { push(sound: Stereo): Promise<void> } & Pick<Transcoder, 'end' | 'close'>;

async function openEncoder({ ffmpeg, write }: Making): Promise<Encoder> {
  if (ffmpeg) {
    const encoder = openFfmpegEncoder(ffmpeg, (frames) => write(Buffer.concat(frames)), LOWEST_PRIORITY);
    return { push: (sound) => encoder.write(interleaved(sound)), end: encoder.end, close: encoder.close };
  }
  const encoder = await createStationEncoder();
  return {
    push: ({ left, right, sampleRate }) => write(encoder.push({ channelData: [left, right], sampleRate })),
    end: () => write(encoder.finish()),
    close: () => undefined,
  };
}

/** Interleaved 32-bit floats for ffmpeg. The sound is at 48 kHz, because ffmpeg has decoded it too. */
function interleaved({ left, right }: Stereo): Uint8Array {
  const samples = new Float32Array(left.length * 2);
  for (let at = 0; at < left.length; at++) {
    samples[at * 2] = left[at] as number;
    samples[at * 2 + 1] = right[at] as number;
  }
  return new Uint8Array(samples.buffer);
}
