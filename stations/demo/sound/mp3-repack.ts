/**
 * Repacks mp3 frames so that they can be cut and joined: LAME stores part of a frame's data in the frames before it (the
 * bit reservoir). Sections are therefore encoded slightly below their final bitrate, and their data is laid out again in
 * 128 kbps frames that begin with an empty reservoir, so sections can follow each other in any order.
 */
export const FRAME_BYTES = 384;
export const FRAME_SAMPLES = 1152;

const HEAD_BYTES = 4 + 32; // header and side information of a stereo frame
const ROOM = FRAME_BYTES - HEAD_BYTES;
const FARTHEST_BORROW = 511;
const BITRATE_INDEX_128 = 9;

export class Mp3Repacker {
  #source: Uint8Array = new Uint8Array();
  #sourceFrameBytes: number;
  #skip: number;
  /** The source's data without headers, and the position in it at which each frame so far ends. */
  #sourceData: number[] = [];
  #done: Uint8Array[] = [];
  #framesLaid = 0;
  #dataEnd = 0;

  /** `skip` is the number of run-in frames to leave out. */
  constructor(sourceKbps: number, skip: number) {
    this.#sourceFrameBytes = sourceKbps * 3;
    this.#skip = skip;
  }

  /** Takes encoder output and returns the frames that are complete by now. */
  push(encoded: Uint8Array): Uint8Array[] {
    const bytes = new Uint8Array(this.#source.length + encoded.length);
    bytes.set(this.#source);
    bytes.set(encoded, this.#source.length);
    let at = 0;
    for (; at + this.#sourceFrameBytes <= bytes.length; at += this.#sourceFrameBytes) {
      this.#take(bytes.subarray(at, at + this.#sourceFrameBytes));
    }
    this.#source = bytes.slice(at);
    return this.#release(2); // the last two frames may still get data of later ones
  }

  finish(): Uint8Array[] {
    return this.#release(0);
  }

  #take(frame: Uint8Array) {
    if (frame[0] !== 0xff) throw new Error('The encoder gave something that is not a frame');
    const borrowed = ((frame[4] ?? 0) << 1) | ((frame[5] ?? 0) >> 7);
    const start = this.#sourceData.length - borrowed;
    for (let at = HEAD_BYTES; at < frame.length; at++) this.#sourceData.push(frame[at] ?? 0);
    if (this.#skip > 0) this.#skip -= 1;
    else this.#lay(frame, this.#sourceData.slice(start, start + soundBytes(frame)));
    if (this.#sourceData.length > 4096) this.#sourceData.splice(0, this.#sourceData.length - 1024);
  }

  #lay(source: Uint8Array, sound: number[]) {
    const slot = this.#framesLaid * ROOM;
    const start = Math.max(this.#dataEnd, slot - FARTHEST_BORROW, 0);
    if (start + sound.length > slot + ROOM) throw new SectionTooDense();
    const frame = new Uint8Array(FRAME_BYTES);
    frame.set(source.subarray(0, HEAD_BYTES));
    frame[2] = (BITRATE_INDEX_128 << 4) | ((source[2] ?? 0) & 0x0f);
    const borrowed = Math.max(0, slot - start);
    frame[4] = borrowed >> 1;
    frame[5] = ((borrowed & 1) << 7) | ((source[5] ?? 0) & 0x7f);
    this.#done.push(frame);
    this.#framesLaid += 1;
    this.#dataEnd = Math.max(start, 0) + sound.length;
    sound.forEach((byte, at) => {
      this.#write(start + at, byte);
    });
  }

  #write(position: number, byte: number) {
    const frame = this.#done[Math.floor(position / ROOM) - (this.#framesLaid - this.#done.length)];
    if (frame) frame[HEAD_BYTES + (position % ROOM)] = byte;
  }

  #release(keep: number): Uint8Array[] {
    return this.#done.splice(0, Math.max(0, this.#done.length - keep));
  }
}

export class SectionTooDense extends Error {}

function soundBytes(frame: Uint8Array): number {
  let bits = 0;
  for (let part = 0; part < 4; part++) bits += readBits(frame, 32 + 20 + part * 59, 12);
  return Math.ceil(bits / 8);
}

function readBits(bytes: Uint8Array, from: number, count: number): number {
  let value = 0;
  for (let bit = from; bit < from + count; bit++) {
    value = (value << 1) | (((bytes[bit >> 3] ?? 0) >> (7 - (bit & 7))) & 1);
  }
  return value;
}
