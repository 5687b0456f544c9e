import { createMp3Encoder } from 'wasm-media-encoders';
import { FRAME_BYTES } from '../frames/frame.ts';
import { UnsuitableSound } from '../unsuitable-sound.ts';
import type { Pcm } from './decoder.ts';
import { Resampler } from './resampler.ts';

const STATION_RATE = 48_000;

/** Encodes to the station's format: two channels at 48 kHz, mp3 at 128 kbps constant, whole frames. */
export async function createStationEncoder() {
  const encoder = await createMp3Encoder();
  encoder.configure({ sampleRate: STATION_RATE, outputSampleRate: STATION_RATE, channels: 2, bitrate: 128 });
  let rate = STATION_RATE;
  let resamplers: Resampler[] = [];
  let pending: Buffer = Buffer.alloc(0);

  function encode(left: Float32Array, right: Float32Array): Buffer {
    pending = Buffer.concat([pending, encoder.encode([left, right])]);
    return takeWholeFrames();
  }

  function takeWholeFrames(): Buffer {
    const whole = pending.length - (pending.length % FRAME_BYTES);
    const frames = pending.subarray(0, whole);
    pending = pending.subarray(whole);
    return frames;
  }

  /** The sample rate may change between two streams of a chain. */
  function changeRate(newRate: number): Buffer {
    const [left, right] = resamplers.map((resampler) => resampler.flush());
    rate = newRate;
    resamplers = rate === STATION_RATE ? [] : [0, 1].map(() => new Resampler(rate, STATION_RATE));
    return left && right ? encode(left, right) : Buffer.alloc(0);
  }

  return {
    push({ channelData, sampleRate }: Pcm): Buffer {
      const [first, second = first] = channelData;
      if (!first?.length || !second) return Buffer.alloc(0);
      if (channelData.length > 2) {
        throw new UnsuitableSound(
          'Sound of more than two channels can be used only where the station has ffmpeg.',
        );
      }
      const before = sampleRate === rate ? Buffer.alloc(0) : changeRate(sampleRate);
      const [left, right] = resamplers;
      const frames = left && right ? encode(left.push(first), right.push(second)) : encode(first, second);
      return Buffer.concat([before, frames]);
    },
    finish(): Buffer {
      const before = changeRate(STATION_RATE);
      pending = Buffer.concat([pending, encoder.finalize()]);
      return Buffer.concat([before, takeWholeFrames()]);
    },
  };
}
