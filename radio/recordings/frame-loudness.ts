import { readFrameHeader } from '@longwave/transcoding/frames/frame.ts';

/**
 * Estimates the loudness of a frame without decoding it: its side information has a scale for its values (global_gain) and
 * the Huffman tables that encode them, which limit how large they can be. Encoders that amplify single bands make the
 * estimate too high, never too low, so the lower of the two halves is used. Of two channels only the first is read: left,
 * or mid.
 */
function loudnessOfFrame(bytes: Uint8Array, at: number): number {
  const [, second = 0, , fourth = 0] = bytes.subarray(at, at + 4);
  const mpeg1 = ((second >> 3) & 3) === 3;
  const hasChecksum = (second & 1) === 0;
  const channels = fourth >> 6 === 3 ? 1 : 2;
  const lead = mpeg1 ? 9 + (channels === 1 ? 5 : 3) + channels * 4 : 8 + (channels === 1 ? 1 : 2);
  const first = (at + 4 + (hasChecksum ? 2 : 0)) * 8 + lead;
  if (!mpeg1) return loudnessOfPart(bytes, first, 9);
  const halves = [first, first + 59 * channels].map((bit) => loudnessOfPart(bytes, bit, 4));
  return Math.min(...halves);
}

function loudnessOfPart(bytes: Uint8Array, bit: number, scaleBits: number): number {
  const length = bitsAt(bytes, bit, 12);
  const bigValues = bitsAt(bytes, bit + 12, 9);
  if (length === 0 || bigValues === 0) return 0;
  const gain = bitsAt(bytes, bit + 21, 8);
  const shape = bit + 29 + scaleBits;
  const tables = bitsAt(bytes, shape, 1)
    ? [bitsAt(bytes, shape + 4, 5), bitsAt(bytes, shape + 9, 5)]
    : [bitsAt(bytes, shape + 1, 5), bitsAt(bytes, shape + 6, 5), bitsAt(bytes, shape + 11, 5)];
  const largest = Math.max(...tables.map((table) => LARGEST[table] ?? 0));
  return largest ** (4 / 3) * 2 ** ((gain - 210) / 4);
}

/** Approximate largest value that each Huffman table is chosen for. */
const LINEAR_BITS = [1, 2, 3, 4, 6, 8, 10, 13, 4, 5, 6, 7, 8, 9, 11, 13];
const LARGEST = [
  0,
  1,
  2,
  2,
  0,
  3,
  3,
  5,
  5,
  5,
  7,
  7,
  7,
  15,
  0,
  15,
  ...LINEAR_BITS.map((bits) => 15 + 0.7 * 2 ** bits),
];

function bitsAt(bytes: Uint8Array, from: number, count: number): number {
  let value = 0;
  for (let bit = from; bit < from + count; bit++) {
    value = (value << 1) | (((bytes[bit >> 3] ?? 0) >> (7 - (bit & 7))) & 1);
  }
  return value;
}

/** The loudness of every frame of a file from `firstFrame` on; bytes that are not a frame are skipped. */
export function loudnessOfFrames(bytes: Uint8Array, firstFrame: number): number[] {
  const loudness: number[] = [];
  for (let at = firstFrame; at + 40 < bytes.length; ) {
    const format = readFrameHeader(bytes, at);
    if (format) loudness.push(loudnessOfFrame(bytes, at));
    at += format?.bytes ?? 1;
  }
  return loudness;
}
