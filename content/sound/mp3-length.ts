import type { FileHandle } from 'node:fs/promises';

const blockBytes = 256 * 1024;
/** Frames that must follow each other before bytes are believed to be sound: two or three happen by chance. */
const believed = 4;

const rates = [44_100, 48_000, 32_000];
const bitratesV1 = [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320];
const bitratesV2 = [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160];

/**
 * Seconds of layer III sound, by walking from frame to frame, so that it is right at a constant bitrate and at a
 * changing one, with and without a header that says so. Undefined when it is something else.
 */
export async function mp3Seconds(file: FileHandle): Promise<number | undefined> {
  const { size } = await file.stat();
  const bytes = createWindow(file);
  let at = await tagLength(bytes);
  let [seconds, inARow, longestRow] = [0, 0, 0];
  while (at + 4 <= size) {
    const frame = readHeader(await bytes(at, 4));
    if (frame) {
      seconds += frame.seconds;
      longestRow = Math.max(longestRow, ++inARow);
      at += frame.bytes;
      continue;
    }
    if (inARow < believed && longestRow < believed && at > 1024 * 1024) return undefined;
    inARow = 0;
    at++;
  }
  return longestRow >= believed ? seconds : undefined;
}

/** Reads a large file a block at a time. */
function createWindow(file: FileHandle) {
  const block = Buffer.alloc(blockBytes);
  let [start, length] = [0, 0];
  return async (at: number, count: number): Promise<Buffer> => {
    if (at < start || at + count > start + length) {
      start = at;
      length = (await file.read(block, 0, blockBytes, at)).bytesRead;
    }
    return block.subarray(at - start, Math.min(at - start + count, length));
  };
}

/** An ID3 tag stands before the sound, and often holds a picture. */
async function tagLength(bytes: (at: number, count: number) => Promise<Buffer>): Promise<number> {
  const head = await bytes(0, 10);
  if (head.length < 10 || head.toString('latin1', 0, 3) !== 'ID3') return 0;
  return 10 + head.subarray(6, 10).reduce((sum, byte) => sum * 128 + (byte & 0x7f), 0);
}

function readHeader(head: Buffer): { bytes: number; seconds: number } | undefined {
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
  };
}
