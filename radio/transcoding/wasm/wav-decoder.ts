import { UnsuitableSound } from '../unsuitable-sound.ts';
import type { Decoder, Pcm } from './decoder.ts';

type WavFormat = { channels: number; sampleRate: number; sampleBytes: number; isFloat: boolean };

const FLOAT = 3;
const EXTENSIBLE = 0xfffe;

/** PCM of 8, 16, 24 or 32 bits, or float, behind its header. */
export function createWavDecoder(): Decoder {
  let pending: Buffer = Buffer.alloc(0);
  let format: WavFormat | undefined;
  let inSound = false;

  function readHeader() {
    let at = pending.toString('latin1', 0, 4) === 'RIFF' ? 12 : 0;
    while (at + 8 <= pending.length) {
      const name = pending.toString('latin1', at, at + 4);
      const length = pending.readUInt32LE(at + 4);
      if (name === 'data') inSound = true;
      else if (at + 8 + length > pending.length) break;
      if (name === 'fmt ') format = readFormat(pending.subarray(at + 8, at + 8 + length));
      at += inSound ? 8 : 8 + length + (length % 2);
      if (inSound) break;
    }
    pending = pending.subarray(at);
  }

  return {
    async decode(bytes) {
      pending = Buffer.concat([pending, bytes]);
      if (!inSound) readHeader();
      if (!inSound) return [];
      if (!format) throw new UnsuitableSound('The WAV does not say how its sound is kept.');
      const size = format.channels * format.sampleBytes;
      const whole = Math.floor(pending.length / size) * size;
      const pcm = samplesOf(pending.subarray(0, whole), format);
      pending = pending.subarray(whole);
      return [pcm];
    },
    flush: async () => [],
    free: () => {},
  };
}

function readFormat(chunk: Buffer): WavFormat {
  const given = chunk.readUInt16LE(0);
  const kind = given === EXTENSIBLE ? chunk.readUInt16LE(24) : given;
  const sampleBytes = chunk.readUInt16LE(14) / 8;
  const isFloat = kind === FLOAT && sampleBytes === 4;
  if (!isFloat && !(kind === 1 && [1, 2, 3, 4].includes(sampleBytes))) {
    throw new UnsuitableSound('The WAV is neither PCM nor 32-bit float.');
  }
  return { channels: chunk.readUInt16LE(2), sampleRate: chunk.readUInt32LE(4), sampleBytes, isFloat };
}

function samplesOf(bytes: Buffer, { channels, sampleRate, sampleBytes, isFloat }: WavFormat): Pcm {
  const count = bytes.length / channels / sampleBytes;
  const full = 2 ** (sampleBytes * 8 - 1);
  const read = (at: number) => {
    if (isFloat) return bytes.readFloatLE(at);
    if (sampleBytes === 1) return (bytes.readUInt8(at) - full) / full;
    return bytes.readIntLE(at, sampleBytes) / full;
  };
  const channelData = Array.from({ length: channels }, (_, channel) =>
    Float32Array.from({ length: count }, (_, index) => read((index * channels + channel) * sampleBytes)),
  );
  return { channelData, sampleRate };
}
