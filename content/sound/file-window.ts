import type { FileHandle } from 'node:fs/promises';

const blockBytes = 256 * 1024;

/** Reads `count` bytes from a position on; fewer at the end of the file. */
export type FileWindow = (at: number, count: number) => Promise<Buffer>;

/** Reads a large file a block at a time. */
export function createWindow(file: FileHandle): FileWindow {
  const block = Buffer.alloc(blockBytes);
  let [start, length] = [0, 0];
  return async (at, count) => {
    if (at < start || at + count > start + length) {
      start = at;
      length = (await file.read(block, 0, blockBytes, at)).bytesRead;
    }
    return block.subarray(at - start, Math.min(at - start + count, length));
  };
}
