import { type FrameFormat, readFrameHeader } from './frame.ts';

const LARGEST_FRAME = 1441;
const ID3_HEADER = 10;

export interface Frame {
  format: FrameFormat;
  bytes: Buffer;
}

/** Cuts a byte stream into mp3 frames, passing over ID3 tags, encoder info frames and anything that is no frame. */
export class FrameReader {
  #pending: Buffer = Buffer.alloc(0);
  #skip = 0;
  #synced = false;
  /** Bytes seen since the last frame; a source that only grows this is not sending mp3. */
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
      const tag = id3Length(bytes, at);
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
      // Two headers in a row are needed before the first frame is believed: the pattern also occurs inside sound.
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
    this.#pending = Buffer.from(bytes.subarray(Math.max(0, bytes.length - LARGEST_FRAME - 4)));
    return frames;
  }
}

function id3Length(bytes: Buffer, at: number): number {
  if (bytes.toString('latin1', at, at + 3) !== 'ID3') return 0;
  const size = bytes.subarray(at + 6, at + 10).reduce((sum, byte) => sum * 128 + (byte & 0x7f), 0);
  return ID3_HEADER + size;
}

/** An encoder's notes in the shape of a silent frame, before the first that is heard. */
export function isInfoFrame(frame: Buffer): boolean {
  // It stands behind the side information, whose length differs between mono and stereo, MPEG 1 and 2.
  return [13, 21, 36].some((offset) => {
    const word = frame.toString('latin1', offset, offset + 4);
    return word === 'Xing' || word === 'Info';
  });
}
