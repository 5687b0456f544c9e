import { UnsuitableSound } from '../unsuitable-sound.ts';
import { createChunkedDecoder } from './chunked-decoder.ts';
import type { Decoder } from './decoder.ts';
import type { PcmFormat } from './pcm-samples.ts';

const FLOAT = 3;
const EXTENSIBLE = 0xfffe;

/** Decodes WAV: PCM of 8, 16, 24 or 32 bits, or 32-bit float. */
export function createWavDecoder(): Decoder {
  return createChunkedDecoder({
    ...{ name: 'WAV', signature: 'RIFF', isBigEndian: false },
    ...{ formatChunk: 'fmt ', readFormat, soundChunk: 'data', soundOffset: 0 },
  });
}

function readFormat(chunk: Buffer): PcmFormat {
  const given = chunk.readUInt16LE(0);
  const kind = given === EXTENSIBLE ? chunk.readUInt16LE(24) : given;
  const sampleBytes = chunk.readUInt16LE(14) / 8;
  const isFloat = kind === FLOAT && sampleBytes === 4;
  if (!isFloat && !(kind === 1 && [1, 2, 3, 4].includes(sampleBytes))) {
    throw new UnsuitableSound('The WAV is neither PCM nor 32-bit float.');
  }
  return {
    ...{ channels: chunk.readUInt16LE(2), sampleRate: chunk.readUInt32LE(4), sampleBytes, isFloat },
    ...{ isBigEndian: false, isUnsigned: sampleBytes === 1 },
  };
}
