import { UnsuitableSound } from '../unsuitable-sound.ts';
import { createChunkedDecoder } from './chunked-decoder.ts';
import type { Decoder } from './decoder.ts';
import type { PcmFormat } from './pcm-samples.ts';

/** Names in AIFF-C for sound that is not compressed. */
const COMPRESSIONS: Record<string, Partial<PcmFormat>> = {
  NONE: {},
  twos: {},
  sowt: { isBigEndian: false },
  fl32: { isFloat: true },
  FL32: { isFloat: true },
};

/** Decodes AIFF and AIFF-C without compression: 8 to 32 bits, or float. */
export function createAiffDecoder(): Decoder {
  return createChunkedDecoder({
    ...{ name: 'AIFF', signature: 'FORM', isBigEndian: true },
    ...{ formatChunk: 'COMM', readFormat, soundChunk: 'SSND', soundOffset: 8 },
  });
}

function readFormat(chunk: Buffer): PcmFormat {
  const compression = chunk.length >= 22 ? chunk.toString('latin1', 18, 22) : 'NONE';
  const variant = COMPRESSIONS[compression];
  const sampleBytes = Math.ceil(chunk.readUInt16BE(6) / 8);
  if (!variant || sampleBytes < 1 || sampleBytes > 4)
    throw new UnsuitableSound('The AIFF is compressed in a way that only ffmpeg reads.');
  // AIFF stores the sample rate as an 80-bit extended float.
  const exponent = chunk.readUInt16BE(8) & 0x7fff;
  const sampleRate = chunk.readUInt32BE(10) * 2 ** (exponent - 16_383 - 31);
  return {
    ...{ channels: chunk.readUInt16BE(0), sampleRate, sampleBytes },
    ...{ isFloat: false, isBigEndian: true, isUnsigned: false, ...variant },
  };
}
