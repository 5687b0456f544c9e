import { createMp3Encoder } from 'wasm-media-encoders';
import { FRAME_SAMPLES, Mp3Repacker, SectionTooDense } from './mp3-repack.ts';

export type Sound = { left: Float32Array; right: Float32Array };

type Encoder = Awaited<ReturnType<typeof createMp3Encoder>>;
const idle: Encoder[] = [];

const RUN_IN = 2;
const RUN_OUT = 3;
const FRAMES_AT_ONCE = 16;

/**
 * Encodes a loop of whole frames. The end of the loop is encoded before it and its start after it, so that it repeats
 * without a seam. Yields frames as they are made; a section too dense for a bitrate throws before its first frame is
 * yielded.
 */
export async function* encodeLoop(sound: Sound): AsyncGenerator<Uint8Array> {
  for (const kbps of [112, 96, 80, 64]) {
    try {
      yield* encodeAt(sound, kbps, sound.left.length / FRAME_SAMPLES);
      return;
    } catch (error) {
      if (!(error instanceof SectionTooDense)) throw error;
    }
  }
}

async function* encodeAt(sound: Sound, kbps: number, frames: number): AsyncGenerator<Uint8Array> {
  const encoder = idle.pop() ?? (await createMp3Encoder());
  try {
    encoder.configure({ sampleRate: 48000, outputSampleRate: 48000, channels: 2, bitrate: kbps as 112 });
    const repacker = new Mp3Repacker(kbps, RUN_IN);
    let left = frames;
    for (let at = -RUN_IN; at < frames + RUN_OUT && left > 0; at += FRAMES_AT_ONCE) {
      const many = Math.min(FRAMES_AT_ONCE, frames + RUN_OUT - at);
      const encoded = encoder.encode([around(sound.left, at, many), around(sound.right, at, many)]);
      for (const frame of repacker.push(encoded)) if (left-- > 0) yield frame;
    }
    for (const frame of repacker.finish()) if (left-- > 0) yield frame;
  } finally {
    idle.push(encoder);
  }
}

function around(samples: Float32Array, fromFrame: number, frames: number): Float32Array {
  const part = new Float32Array(frames * FRAME_SAMPLES);
  const from = fromFrame * FRAME_SAMPLES + samples.length;
  for (let at = 0; at < part.length; at++) part[at] = samples[(from + at) % samples.length] ?? 0;
  return part;
}
