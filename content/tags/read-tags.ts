import { type FileHandle, open } from 'node:fs/promises';
import { containerOf, readHead } from '../sound/sound-facts.ts';
import { type Chapter, chapterIn, pictureInBlock, pictureInFrame } from './embedded.ts';
import { readId3, readId3Frames } from './id3-tags.ts';
import { readMp4Tags, readMp4Values } from './mp4-tags.ts';
import { maxTagBytes, type ReadAt, type Tags } from './tags.ts';
import { findFlacBlock, readFlacTags, readOggTags } from './vorbis-tags.ts';

/** The tags of a sound file; empty if they cannot be read. */
export async function readTags(path: string): Promise<Tags> {
  return readFrom(path, {}, async (container, read, size) => {
    if (container === 'flac') return await readFlacTags(read);
    if (container === 'ogg') return await readOggTags(read);
    return container === 'mp4' ? await readMp4Tags(read, size) : await readId3(read);
  });
}

/** The picture inside a sound file; undefined if there is none that can be read. */
export async function readCover(path: string): Promise<Buffer | undefined> {
  return readFrom(path, undefined, async (container, read, size) => {
    if (container === 'flac') return pictureInBlock(await findFlacBlock(read, 6));
    if (container === 'mp4')
      return (await readMp4Values(read, size)).find(({ type }) => type === 'covr')?.bytes;
    const frame = (await readId3Frames(read)).find(({ id }) => id === 'APIC');
    return container === 'mp3' && frame ? pictureInFrame(frame.bytes) : undefined;
  });
}

/** Chapters as podcast editors write them into mp3 files, the earliest first. */
export async function readChapters(path: string): Promise<Chapter[]> {
  return readFrom(path, [], async (container, read) => {
    if (container !== 'mp3') return [];
    const frames = (await readId3Frames(read)).filter(({ id }) => id === 'CHAP');
    return frames.flatMap(({ bytes }) => chapterIn(bytes) ?? []).sort((a, b) => a.seconds - b.seconds);
  });
}

type Container = ReturnType<typeof containerOf>;

async function readFrom<T>(
  path: string,
  nothing: T,
  work: (container: Container, read: ReadAt, size: number) => Promise<T>,
): Promise<T> {
  try {
    await using file = await open(path);
    const read: ReadAt = (at, count) => readAt(file, at, count);
    return await work(containerOf(await readHead(file)), read, (await file.stat()).size);
  } catch {
    return nothing;
  }
}

async function readAt(file: FileHandle, at: number, count: number): Promise<Buffer> {
  const bytes = Buffer.alloc(Math.max(0, Math.min(count, maxTagBytes)));
  const { bytesRead } = await file.read(bytes, 0, bytes.length, at);
  return bytes.subarray(0, bytesRead);
}
