import type { FileHandle } from 'node:fs/promises';

const infoBytes = 34;

/** Seconds by the first block of a FLAC file; undefined when whoever wrote it did not know. */
export async function flacSeconds(file: FileHandle): Promise<number | undefined> {
  const head = Buffer.alloc(26);
  const { bytesRead } = await file.read(head, 0, head.length, 0);
  const isInfo = (head.readUInt8(4) & 0x7f) === 0 && head.readUIntBE(5, 3) === infoBytes;
  if (bytesRead < head.length || !isInfo) return undefined;
  const rate = head.readUIntBE(18, 3) >>> 4;
  const samples = (head.readUInt8(21) & 15) * 2 ** 32 + head.readUInt32BE(22);
  return rate > 0 && samples > 0 ? samples / rate : undefined;
}
