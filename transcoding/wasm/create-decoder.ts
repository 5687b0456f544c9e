import { FrameReader } from '../frames/frame-reader.ts';
import type { SoundFormat } from '../sound-format.ts';
import { UnsuitableSound } from '../unsuitable-sound.ts';
import { createAiffDecoder } from './aiff-decoder.ts';
import type { Decoder } from './decoder.ts';
import { createFlacDecoder } from './flac-decoder.ts';
import { createOggDecoder } from './ogg-decoder.ts';
import { createWavDecoder } from './wav-decoder.ts';

export async function createDecoder(format: SoundFormat): Promise<Decoder> {
  switch (format) {
    case 'mp3':
      return createMp3Decoder();
    case 'flac':
      return createFlacDecoder();
    case 'wav':
      return createWavDecoder();
    case 'aiff':
      return createAiffDecoder();
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
