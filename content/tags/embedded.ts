import { framesIn, frameText } from './id3-tags.ts';

export type Chapter = { seconds: number; title: string };

/** The picture in an ID3 frame `APIC`, which has an encoding, a media type, a kind, a description, and then the picture. */
export function pictureInFrame(bytes: Buffer): Buffer | undefined {
  const isWide = bytes[0] === 1 || bytes[0] === 2;
  const kind = bytes.indexOf(0, 1) + 1;
  if (kind === 0) return undefined;
  let at = kind + 1;
  if (!isWide) at = bytes.indexOf(0, at) + 1;
  else {
    while (at + 1 < bytes.length && bytes.readUInt16BE(at) !== 0) at += 2;
    at += 2;
  }
  return at > kind && at < bytes.length ? bytes.subarray(at) : undefined;
}

/**
 * The picture in a FLAC block, which has a kind, media type and description with their lengths, four numbers, and the picture with
 * its length.
 */
export function pictureInBlock(bytes: Buffer | undefined): Buffer | undefined {
  if (!bytes) return undefined;
  const description = 8 + bytes.readUInt32BE(4);
  const length = description + 4 + bytes.readUInt32BE(description) + 16;
  return bytes.subarray(length + 4, length + 4 + bytes.readUInt32BE(length));
}

/**
 * The chapter in an ID3 frame `CHAP`, which has a name, four times, and frames of which one is its title. Frame sizes below 128
 * are the same in 2.3 and 2.4.
 */
export function chapterIn(bytes: Buffer): Chapter | undefined {
  const times = bytes.indexOf(0) + 1;
  if (times === 0 || times + 16 > bytes.length) return undefined;
  const title = framesIn(bytes.subarray(times + 16), 4).find(({ id }) => id === 'TIT2');
  const text = title && frameText(title.bytes).trim();
  return text ? { seconds: bytes.readUInt32BE(times) / 1000, title: text } : undefined;
}
