import type { Pcm } from './decoder.ts';

/** Format of uncompressed sound: integers or 32-bit floats, with interleaved channels. */
export type PcmFormat = {
  channels: number;
  sampleRate: number;
  sampleBytes: number;
  isFloat: boolean;
  isBigEndian: boolean;
  /** Unsigned 8-bit samples, as in WAV. */
  isUnsigned: boolean;
};

/** Reads bytes that contain whole samples of every channel. */
export function readSamples(bytes: Buffer, format: PcmFormat): Pcm {
  const { channels, sampleRate, sampleBytes } = format;
  const count = bytes.length / channels / sampleBytes;
  const read = readerOf(bytes, format);
  const channelData = Array.from({ length: channels }, (_, channel) => {
    const samples = new Float32Array(count);
    for (let index = 0, at = channel * sampleBytes; index < count; index++, at += channels * sampleBytes)
      samples[index] = read(at);
    return samples;
  });
  return { channelData, sampleRate };
}

function readerOf(bytes: Buffer, { sampleBytes, isFloat, isBigEndian, isUnsigned }: PcmFormat) {
  const full = 2 ** (sampleBytes * 8 - 1);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (isFloat) return (at: number) => view.getFloat32(at, !isBigEndian);
  if (isUnsigned) return (at: number) => (view.getUint8(at) - full) / full;
  switch (sampleBytes) {
    case 1:
      return (at: number) => view.getInt8(at) / full;
    case 2:
      return (at: number) => view.getInt16(at, !isBigEndian) / full;
    case 4:
      return (at: number) => view.getInt32(at, !isBigEndian) / full;
    default:
      return isBigEndian
        ? (at: number) => bytes.readIntBE(at, sampleBytes) / full
        : (at: number) => bytes.readIntLE(at, sampleBytes) / full;
  }
}
