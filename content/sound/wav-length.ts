import type { FileHandle } from 'node:fs/promises';

const unknownSize = 0xffff_ffff;

/** Seconds of a RIFF or RF64 file. A size that says nothing, as recorders leave behind when cut off, means all the rest. */
export async function wavSeconds(file: FileHandle): Promise<number | undefined> {
  const { size } = await file.stat();
  const head = Buffer.alloc(32);
  let bytesPerSecond = 0;
  for (let at = 12; at + 8 <= size; ) {
    const { bytesRead } = await file.read(head, 0, head.length, at);
    if (bytesRead < 8) return undefined;
    const name = head.toString('latin1', 0, 4);
    const length = head.readUInt32LE(4);
    if (name === 'fmt ') bytesPerSecond = head.readUInt32LE(16);
    if (name === 'data') {
      const rest = size - at - 8;
      const sound = length === 0 || length === unknownSize ? rest : Math.min(length, rest);
      return bytesPerSecond > 0 ? sound / bytesPerSecond : undefined;
    }
    at += 8 + length + (length % 2);
  }
  return undefined;
}
