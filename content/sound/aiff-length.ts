import type { FileHandle } from 'node:fs/promises';
import type { SoundFacts } from './facts.ts';
import { createPartLimit } from './part-limit.ts';

/** Reads the chunk `COMM` of an AIFF file. */
export async function aiffFacts(file: FileHandle): Promise<SoundFacts | undefined> {
  const { size } = await file.stat();
  const head = Buffer.alloc(26);
  const countPart = createPartLimit();
  for (let at = 12; at + head.length <= size; ) {
    countPart();
    await file.read(head, 0, head.length, at);
    if (head.toString('latin1', 0, 4) === 'COMM') {
      const [channels, samples, rate] = [head.readUInt16BE(8), head.readUInt32BE(10), readExtended(head, 16)];
      return rate > 0 && samples > 0
        ? { format: 'aiff', seconds: samples / rate, rate, channels }
        : undefined;
    }
    const length = head.readUInt32BE(4);
    at += 8 + length + (length % 2);
  }
  return undefined;
}

/** Reads a floating-point number of 80 bits. */
function readExtended(bytes: Buffer, at: number): number {
  const exponent = bytes.readUInt16BE(at) & 0x7fff;
  return bytes.readUInt32BE(at + 2) * 2 ** (exponent - 16_383 - 31);
}
