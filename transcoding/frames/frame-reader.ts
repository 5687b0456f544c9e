import { type FrameFormat, readFrameHeader } from './frame.ts';
import { id3TagLength } from './id3.ts';

const MAX_FRAME_BYTES = 1441;
const ID3_HEADER = 10;

export interface Frame {
  format: FrameFormat;
  bytes: Buffer;
}

/** Splits a byte stream into mp3 frames, skipping ID3 tags, info frames of encoders and anything else. */
export class FrameReader {
  #pending: Buffer = Buffer.alloc(0);
  #skip = 0;
  #synced = false;
  /** Bytes since the last frame; they keep growing if the data is not mp3. */
  strayBytes = 0;

  push(data: Buffer): Frame[] {
    let bytes = this.#pending.length ? Buffer.concat([this.#pending, data]) : data;
    const frames: Frame[] = [];
    let at = 0;
    while (true) {
      if (this.#skip) {
        const skipped = Math.min(this.#skip, bytes.length - at);
        this.#skip -= skipped;
        at += skipped;
      }
      if (bytes.length - at < ID3_HEADER) break;
      const tag = id3TagLength(bytes, at);
      if (tag) {
        this.#skip = tag;
        continue;
      }
      const format = readFrameHeader(bytes, at);
      if (!format) {
        this.#synced = false;
        this.strayBytes++;
        at++;
        continue;
      }
      // The first frame counts only when a second header follows it, because the header's pattern also occurs inside sound.
      const needed = format.bytes + (this.#synced ? 0 : 4);
      if (bytes.length - at < needed) break;
      if (!this.#synced && !readFrameHeader(bytes, at + format.bytes)) {
        this.strayBytes++;
        at++;
        continue;
      }
      this.#synced = true;
      this.strayBytes = 0;
      const frame = bytes.subarray(at, at + format.bytes);
      if (!isInfoFrame(frame)) frames.push({ format, bytes: frame });
      at += format.bytes;
    }
    bytes = bytes.subarray(at);
    this.#pending = Buffer.from(bytes.subarray(Math.max(0, bytes.length - MAX_FRAME_BYTES - 4)));
    return frames;
  }
}

/** Whether a frame is a Xing or Info frame: facts from the encoder in a silent frame at the start of a file. */
export function isInfoFrame(frame: Buffer): boolean {
  // The word follows the side information, whose length differs between mono and stereo, MPEG 1 and 2.
  return [13, 21, 36].some((offset) => {
    const word = frame.toString('latin1', offset, offset + 4);
    return word === 'Xing' || word === 'Info';
  });
}
