import type { FileHandle } from 'node:fs/promises';
import type { SoundFacts } from './facts.ts';

const infoBytes = 34;

/** Reads the first block of a FLAC file; undefined if it does not state the length. */
export async function flacFacts(file: FileHandle): Promise<SoundFacts | undefined> {
  const head = Buffer.alloc(26);
  const { bytesRead } = await file.read(head, 0, head.length, 0);
  const isInfo = (head.readUInt8(4) & 0x7f) === 0 && head.readUIntBE(5, 3) === infoBytes;
  if (bytesRead < head.length || !isInfo) return undefined;
  const rate = head.readUIntBE(18, 3) >>> 4;
  const samples = (head.readUInt8(21) & 15) * 2 ** 32 + head.readUInt32BE(22);
  const channels = ((head.readUInt8(20) >>> 1) & 7) + 1;
  return rate > 0 && samples > 0 ? { format: 'flac', seconds: samples / rate, rate, channels } : undefined;
}
