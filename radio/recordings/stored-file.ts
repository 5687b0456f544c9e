import { open, stat } from 'node:fs/promises';
import { FRAME_BYTES, isAirFormat, readFrameHeader } from '../frames/frame.ts';

/** A recording as a file. Handles are opened for each read, so that thousands may be known at once. */
export type StoredFile = {
  path: string;
  size: number;
  changed: number;
  firstFrame: number;
  isAirFormat: boolean;
};

const SEARCHED = 64 * 1024;

/** Undefined when there is no such file. */
export async function findFile(path: string): Promise<StoredFile | undefined> {
  const facts = await stat(path).catch(() => undefined);
  if (!facts?.isFile()) return undefined;
  const file = { path, size: facts.size, changed: facts.mtimeMs, firstFrame: 0, isAirFormat: false };
  const tag = tagLength(await readBytes(path, 0, 10));
  const head = await readBytes(path, tag, SEARCHED);
  for (let at = 0; at < head.length; at++) {
    const format = readFrameHeader(head, at);
    const next = format && at + format.bytes;
    if (format && next !== undefined && (next >= head.length || readFrameHeader(head, next))) {
      return { ...file, firstFrame: tag + at, isAirFormat: isAirFormat(format) };
    }
  }
  throw new Error(`${path} is not an mp3 file`);
}

function tagLength(bytes: Buffer): number {
  if (bytes.toString('latin1', 0, 3) !== 'ID3' || bytes.length < 10) return 0;
  return 10 + bytes.subarray(6, 10).reduce((sum, byte) => sum * 128 + (byte & 0x7f), 0);
}

export function framesIn(file: StoredFile): number {
  return file.isAirFormat ? Math.floor((file.size - file.firstFrame) / FRAME_BYTES) : 0;
}

export async function readBytes(path: string, start: number, length: number): Promise<Buffer> {
  await using handle = await open(path);
  const bytes = Buffer.alloc(length);
  const { bytesRead } = await handle.read(bytes, 0, length, start);
  return bytes.subarray(0, bytesRead);
}
