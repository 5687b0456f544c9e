import type { FileHandle } from 'node:fs/promises';
import { BadSound } from './bad-sound.ts';
import type { SoundFacts } from './facts.ts';
import { createWindow, type FileWindow } from './file-window.ts';

/** Frames that must follow each other before bytes count as sound: two or three occur by chance. */
const minFramesInARow = 4;
/** Bytes that may be skipped before the first sound, without the tag. */
const maxSkippedBefore = 1024 * 1024;
/** Bytes that may be skipped in the whole file, such as tags after the sound and damaged parts. */
const maxSkipped = 32 * 1024 * 1024;
const searchedBytes = 64 * 1024;

const rates = [44_100, 48_000, 32_000];
const bitratesV1 = [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320];
const bitratesV2 = [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160];

/**
 * Measures layer III sound by walking from frame to frame, which is right for constant and variable bitrates, with and without a
 * header that states the length. Undefined if it is something else.
 */
export async function mp3Facts(file: FileHandle): Promise<SoundFacts | undefined> {
  const { size } = await file.stat();
  const bytes = createWindow(file);
  let at = await tagLength(bytes);
  let [seconds, inARow, longestRow, rate, channels, skipped] = [0, 0, 0, 0, 0, 0];
  while (at + 4 <= size) {
    const frame = readHeader(await bytes(at, 4));
    if (frame) {
      seconds += frame.seconds;
      longestRow = Math.max(longestRow, ++inARow);
      if (inARow === minFramesInARow) [rate, channels] = [frame.rate, frame.channels];
      at += frame.bytes;
      continue;
    }
    if (longestRow < minFramesInARow && skipped > maxSkippedBefore) return undefined;
    if (skipped > maxSkipped)
      throw new BadSound(
        `More than ${maxSkipped / 1024 ** 2} MB of it are no sound. Save it again with another program`,
      );
    inARow = 0;
    const next = await findHeader(bytes, at + 1, size);
    skipped += next - at;
    at = next;
  }
  return longestRow >= minFramesInARow ? { format: 'mp3', seconds, rate, channels } : undefined;
}

/** The length of the ID3 tag before the sound, which often contains a picture. */
async function tagLength(bytes: FileWindow): Promise<number> {
  const head = await bytes(0, 10);
  if (head.length < 10 || head.toString('latin1', 0, 3) !== 'ID3') return 0;
  return 10 + head.subarray(6, 10).reduce((sum, byte) => sum * 128 + (byte & 0x7f), 0);
}

/** The position of the next bytes that could begin a frame, or the end of what was searched. */
async function findHeader(bytes: FileWindow, from: number, size: number): Promise<number> {
  const block = await bytes(from, Math.min(searchedBytes, size - from));
  for (let at = block.indexOf(0xff); at >= 0; at = block.indexOf(0xff, at + 1))
    if (at + 1 === block.length || (block.readUInt8(at + 1) & 0xe0) === 0xe0) return from + at;
  return from + Math.max(1, block.length);
}

type Frame = { bytes: number; seconds: number; rate: number; channels: number };

function readHeader(head: Buffer): Frame | undefined {
  if (head.length < 4) return undefined;
  const word = head.readUInt32BE(0);
  const version = (word >>> 19) & 3; // 0: 2.5, 2: 2, 3: 1
  const rate = rates[(word >>> 10) & 3];
  const isLayer3 = ((word >>> 17) & 3) === 1;
  if (word >>> 21 !== 0x7ff || version === 1 || !isLayer3 || !rate) return undefined;
  const kbps = (version === 3 ? bitratesV1 : bitratesV2)[(word >>> 12) & 15];
  if (!kbps) return undefined;
  const hertz = version === 3 ? rate : version === 2 ? rate / 2 : rate / 4;
  const samples = version === 3 ? 1152 : 576;
  const padding = (word >>> 9) & 1;
  return {
    bytes: Math.floor(((samples / 8) * kbps * 1000) / hertz) + padding,
    seconds: samples / hertz,
    rate: hertz,
    channels: ((word >>> 6) & 3) === 3 ? 1 : 2,
  };
}
