import type { FileHandle } from 'node:fs/promises';
import type { SoundFacts } from './facts.ts';
import { createPartLimit } from './part-limit.ts';

const unknownSize = 0xffff_ffff;

/** Reads a RIFF or RF64 file. If its size is missing, as when a recorder was cut off, all the rest is sound. */
export async function wavFacts(file: FileHandle): Promise<SoundFacts | undefined> {
  const { size } = await file.stat();
  const head = Buffer.alloc(32);
  const countPart = createPartLimit();
  let [bytesPerSecond, rate, channels] = [0, 0, 0];
  for (let at = 12; at + 8 <= size; ) {
    countPart();
    const { bytesRead } = await file.read(head, 0, head.length, at);
    if (bytesRead < 8) return undefined;
    const name = head.toString('latin1', 0, 4);
    const length = head.readUInt32LE(4);
    if (name === 'fmt ')
      [channels, rate, bytesPerSecond] = [
        head.readUInt16LE(10),
        head.readUInt32LE(12),
        head.readUInt32LE(16),
      ];
    if (name === 'data') {
      const rest = size - at - 8;
      const sound = length === 0 || length === unknownSize ? rest : Math.min(length, rest);
      const seconds = sound / bytesPerSecond;
      return bytesPerSecond > 0 && seconds > 0 ? { format: 'wav', seconds, rate, channels } : undefined;
    }
    at += 8 + length + (length % 2);
  }
  return undefined;
}
