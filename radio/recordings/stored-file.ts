import { type FileHandle, open, stat } from 'node:fs/promises';
import { FRAME_BYTES, isAirFormat, readFrameHeader } from '@longwave/transcoding/frames/frame.ts';
import { isInfoFrame } from '@longwave/transcoding/frames/frame-reader.ts';
import { id3TagLength } from '@longwave/transcoding/frames/id3.ts';

/** A recording as a file. A handle is opened for each read, so that thousands of files may be known at once. */
export type StoredFile = {
  path: string;
  size: number;
  changed: number;
  /** Whether it is mp3 of any kind, which every browser plays. */
  isMp3: boolean;
  firstFrame: number;
  /** 0 if its format differs from the stream's. */
  frames: number;
};

const SEARCH_BYTES = 64 * 1024;
/** Frames that are checked, spread over the file: in two hours, one every 15 seconds. */
const SAMPLES = 500;
const MAX_KNOWN = 5_000;

const known = new Map<string, StoredFile>();

/** Undefined if there is no such file. Facts about a file are cached until it changes. */
export async function findFile(path: string): Promise<StoredFile | undefined> {
  const facts = await stat(path).catch(() => undefined);
  if (!facts?.isFile()) return undefined;
  const before = known.get(path);
  if (before?.size === facts.size && before.changed === facts.mtimeMs) return before;
  await using handle = await open(path);
  const sound = await inspectSound(handle, facts.size);
  const file = { path, size: facts.size, changed: facts.mtimeMs, ...sound };
  known.delete(path);
  known.set(path, file);
  const oldest = known.keys().next();
  if (known.size > MAX_KNOWN && oldest.value !== undefined) known.delete(oldest.value);
  return file;
}

async function inspectSound(handle: FileHandle, size: number) {
  const tag = id3TagLength(await bytesAt(handle, 0, 10));
  const head = await bytesAt(handle, tag, SEARCH_BYTES);
  for (let at = 0; at < head.length; at++) {
    const format = readFrameHeader(head, at);
    if (!format || !(at + format.bytes >= head.length || readFrameHeader(head, at + format.bytes))) continue;
    const notes = isInfoFrame(head.subarray(at, at + format.bytes)) ? format.bytes : 0;
    const firstFrame = tag + at + notes;
    return { isMp3: true, firstFrame, frames: await airFrames(handle, firstFrame, size) };
  }
  return { isMp3: false, firstFrame: 0, frames: 0 };
}

/** The number of frames if the file consists of frames of the station's format only, judged by samples; otherwise 0. */
async function airFrames(handle: FileHandle, firstFrame: number, size: number): Promise<number> {
  const end = size - (await endTagLength(handle, size));
  const frames = (end - firstFrame) / FRAME_BYTES;
  if (frames < 1 || !Number.isInteger(frames)) return 0;
  const samples = Math.min(frames, SAMPLES);
  for (let sample = 0; sample < samples; sample++) {
    const frame = samples === 1 ? 0 : Math.round((sample * (frames - 1)) / (samples - 1));
    const format = readFrameHeader(await bytesAt(handle, firstFrame + frame * FRAME_BYTES, 4), 0);
    if (!format || !isAirFormat(format)) return 0;
  }
  return frames;
}

/** The length of the ID3v1 tag at the end of the file. */
async function endTagLength(handle: FileHandle, size: number): Promise<number> {
  const start = size < 128 ? '' : (await bytesAt(handle, size - 128, 3)).toString('latin1');
  return start === 'TAG' ? 128 : 0;
}

async function bytesAt(handle: FileHandle, start: number, length: number): Promise<Buffer> {
  const bytes = Buffer.alloc(length);
  const { bytesRead } = await handle.read(bytes, 0, length, start);
  return bytes.subarray(0, bytesRead);
}

export async function readBytes(path: string, start: number, length: number): Promise<Buffer> {
  await using handle = await open(path);
  return await bytesAt(handle, start, length);
}
