import { UnsuitableSound } from '../unsuitable-sound.ts';
import type { Decoder } from './decoder.ts';
import { type PcmFormat, readSamples } from './pcm-samples.ts';

/** A file format of named chunks: one chunk describes the format of the sound, another contains the sound. */
type ChunkedFile = {
  /** First bytes of the file; without them, the first chunk begins at byte 0. */
  signature: string;
  formatChunk: string;
  readFormat(chunk: Buffer): PcmFormat;
  soundChunk: string;
  /** Bytes of the sound chunk before the first sample. */
  soundOffset: number;
  isBigEndian: boolean;
  /** Name of the format in messages. */
  name: string;
};

/** Longest chunk before the sound; a chunk may contain a picture. */
const MAX_CHUNK_BYTES = 32 * 1024 * 1024;

/** Decodes uncompressed sound in WAV and AIFF. Chunks after the sound are ignored if its length is known. */
export function createChunkedDecoder(file: ChunkedFile): Decoder {
  let pending: Buffer = Buffer.alloc(0);
  let format: PcmFormat | undefined;
  /** Bytes of sound that are still to come; undefined before the sound begins. */
  let left: number | undefined;

  const lengthAt = (at: number) => (file.isBigEndian ? pending.readUInt32BE(at) : pending.readUInt32LE(at));

  function readHeader(): void {
    let at = pending.toString('latin1', 0, 4) === file.signature ? 12 : 0;
    while (at + 8 + file.soundOffset <= pending.length) {
      const name = pending.toString('latin1', at, at + 4);
      const length = lengthAt(at + 4);
      if (name === file.soundChunk) {
        at += 8 + file.soundOffset;
        left = lengthOfSound(length);
        break;
      }
      if (length > MAX_CHUNK_BYTES) throw new UnsuitableSound(`The ${file.name} is damaged.`);
      if (at + 8 + length > pending.length) break;
      if (name === file.formatChunk) format = file.readFormat(pending.subarray(at + 8, at + 8 + length));
      at += 8 + length + (length % 2);
    }
    pending = pending.subarray(Math.min(at, pending.length));
  }

  /** The length of the sound in bytes, or infinity: encoders that stream do not know it yet, and files beyond 4 GB cannot store it. */
  function lengthOfSound(length: number): number {
    const isKnown = length > file.soundOffset && length < 0xffff_ff00 && length !== 0x7fff_ffff;
    return isKnown ? length - file.soundOffset : Number.POSITIVE_INFINITY;
  }

  return {
    async decode(bytes) {
      pending = pending.length ? Buffer.concat([pending, bytes]) : Buffer.from(bytes);
      if (left === undefined) readHeader();
      if (left === undefined) return [];
      if (!format) throw new UnsuitableSound(`The ${file.name} does not say how its sound is stored.`);
      const size = format.channels * format.sampleBytes;
      const whole = Math.floor(Math.min(pending.length, left) / size) * size;
      const pcm = readSamples(pending.subarray(0, whole), format);
      left -= whole;
      pending = left < size ? Buffer.alloc(0) : pending.subarray(whole);
      return whole > 0 ? [pcm] : [];
    },
    flush: async () => [],
    free: () => {},
  };
}
