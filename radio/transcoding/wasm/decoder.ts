import { FrameReader } from '../../frames/frame-reader.ts';
import type { SoundFormat } from '../sound-format.ts';
import { UnsuitableSound } from '../unsuitable-sound.ts';
import { createOggDecoder } from './ogg-decoder.ts';
import { createWavDecoder } from './wav-decoder.ts';

/** A piece of decoded sound: each channel as samples between -1 and 1. */
export type Pcm = { channelData: Float32Array[]; sampleRate: number };

export type Decoder = {
  decode(bytes: Uint8Array): Promise<Pcm[]>;
  /** What is still inside when nothing more comes. */
  flush(): Promise<Pcm[]>;
  free(): void;
};

export async function createDecoder(format: SoundFormat): Promise<Decoder> {
  switch (format) {
    case 'mp3':
      return createMp3Decoder();
    case 'flac':
      return createFlacDecoder();
    case 'wav':
      return createWavDecoder();
    case 'aac':
      throw new UnsuitableSound('AAC can be decoded only where the station has ffmpeg.');
    default:
      return createOggDecoder();
  }
}

async function createMp3Decoder(): Promise<Decoder> {
  const { MPEGDecoder } = await import('mpg123-decoder');
  const decoder = new MPEGDecoder({ enableGapless: false });
  await decoder.ready;
  const reader = new FrameReader();
  return {
    async decode(bytes) {
      const frames = reader.push(Buffer.from(bytes)).map((frame) => frame.bytes);
      return frames.length > 0 ? [decoder.decode(Buffer.concat(frames))] : [];
    },
    flush: async () => [],
    free: () => decoder.free(),
  };
}

/** FLAC by itself or in Ogg. */
export async function createFlacDecoder(): Promise<Decoder> {
  const { FLACDecoder } = await import('@wasm-audio-decoders/flac');
  const decoder = new FLACDecoder();
  await decoder.ready;
  return {
    decode: async (bytes) => [await decoder.decode(bytes)],
    flush: async () => [await decoder.flush()],
    free: () => decoder.free(),
  };
}
