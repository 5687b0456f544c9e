import type { FileHandle } from 'node:fs/promises';
import type { SoundFacts } from './facts.ts';
import { createPartLimit } from './part-limit.ts';

const maxIndexBytes = 64 * 1024 * 1024;

type Track = { kind: string; seconds: number; rate: number; channels: number };
type Box = { type: string; start: number; end: number };

/** The tracks of an mp4 file; none when its index cannot be read. */
export async function mp4Tracks(file: FileHandle): Promise<Track[]> {
  const moov = await readIndex(file);
  if (!moov) return [];
  return boxes(moov, { start: 0, end: moov.length }).flatMap((box) =>
    box.type === 'trak' ? (trackOf(moov, box) ?? []) : [],
  );
}

/** Facts of a file that contains sound and no video. */
export async function soundTrackFacts(file: FileHandle): Promise<SoundFacts | undefined> {
  const tracks = await mp4Tracks(file);
  const sound = tracks.find(({ kind }) => kind === 'soun');
  if (!sound || sound.seconds === 0 || tracks.some(({ kind }) => kind === 'vide')) return undefined;
  const { seconds, rate, channels } = sound;
  return { format: 'm4a', seconds, rate, channels };
}

/** The content of the box `moov`, which may come after all the sound. */
async function readIndex(file: FileHandle): Promise<Buffer | undefined> {
  const { size } = await file.stat();
  const head = Buffer.alloc(16);
  const countPart = createPartLimit();
  for (let at = 0; at + 8 <= size; ) {
    countPart();
    await file.read(head, 0, head.length, at);
    const isLong = head.readUInt32BE(0) === 1;
    const length = isLong ? Number(head.readBigUInt64BE(8)) : head.readUInt32BE(0) || size - at;
    const headLength = isLong ? 16 : 8;
    if (length < headLength) return undefined;
    if (head.toString('latin1', 4, 8) === 'moov') {
      if (length > maxIndexBytes || at + length > size) return undefined;
      const moov = Buffer.alloc(length - headLength);
      await file.read(moov, 0, moov.length, at + headLength);
      return moov;
    }
    at += length;
  }
  return undefined;
}

function boxes(bytes: Buffer, { start, end }: { start: number; end: number }): Box[] {
  const found: Box[] = [];
  const countPart = createPartLimit();
  for (let at = start; at + 8 <= end; ) {
    countPart();
    const length = bytes.readUInt32BE(at);
    if (length < 8 || at + length > end) break;
    found.push({ type: bytes.toString('latin1', at + 4, at + 8), start: at + 8, end: at + length });
    at += length;
  }
  return found;
}

function inside(bytes: Buffer, box: Box, ...path: string[]): Box | undefined {
  let found: Box | undefined = box;
  for (const type of path) found = found && boxes(bytes, found).find((one) => one.type === type);
  return found;
}

function trackOf(bytes: Buffer, trak: Box): Track | undefined {
  const [mdhd, hdlr] = ['mdhd', 'hdlr'].map((type) => inside(bytes, trak, 'mdia', type));
  const stsd = inside(bytes, trak, 'mdia', 'minf', 'stbl', 'stsd');
  if (!mdhd || !hdlr || mdhd.end - mdhd.start < 20 || hdlr.end - hdlr.start < 12) return undefined;
  const isLong = bytes.readUInt8(mdhd.start) === 1 && mdhd.end - mdhd.start >= 32;
  const scale = bytes.readUInt32BE(mdhd.start + (isLong ? 20 : 12));
  const duration = isLong
    ? Number(bytes.readBigUInt64BE(mdhd.start + 24))
    : bytes.readUInt32BE(mdhd.start + 16);
  const hasEntry = stsd && stsd.end - stsd.start >= 44;
  return {
    kind: bytes.toString('latin1', hdlr.start + 8, hdlr.start + 12),
    seconds: scale > 0 ? duration / scale : 0,
    // The entry's rate has 16 bits, and is 0 where that is too little.
    rate: (hasEntry && bytes.readUInt16BE(stsd.start + 40)) || scale,
    channels: hasEntry ? (aacChannels(bytes, stsd) ?? bytes.readUInt16BE(stsd.start + 32)) : 0,
  };
}

/** The channels in the decoder's configuration, since the entry of an AAC track always says two. */
function aacChannels(bytes: Buffer, { start, end }: Box): number | undefined {
  const entry = bytes.subarray(start, end);
  let at = entry.indexOf('esds') + 8;
  if (at < 8) return undefined;
  // Nested descriptors, with the number of bytes before the next one: 3 contains 4, which contains 5.
  for (const [tag, before] of [
    [3, 3],
    [4, 13],
    [5, 0],
  ] as const) {
    if (entry[at++] !== tag) return undefined;
    while ((entry[at++] ?? 0) & 0x80);
    at += before;
  }
  return ((entry[at + 1] ?? 0) >>> 3) & 15 || undefined;
}
