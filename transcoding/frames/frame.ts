/**
 * Everything on air is mp3 at 48 kHz and 128 kbps constant: each frame is 384 bytes and lasts exactly 24 ms, so any instant
 * is a frame number, and any frame number is a byte offset.
 */
export const FRAME_BYTES = 384;
export const FRAME_MS = 24;
export const CHUNK_FRAMES = 21;
export const CHUNK_BYTES = CHUNK_FRAMES * FRAME_BYTES;
export const CHUNK_MS = CHUNK_FRAMES * FRAME_MS;

export const SILENT_FRAME = silentFrame();

export function silence(frames: number): Buffer {
  return Buffer.alloc(frames * FRAME_BYTES, SILENT_FRAME);
}

function silentFrame(): Buffer {
  const frame = Buffer.alloc(FRAME_BYTES);
  frame.set([0xff, 0xfb, 0x94, 0x04]);
  return frame;
}

export interface FrameFormat {
  sampleRate: number;
  kilobits: number;
  channels: 1 | 2;
  bytes: number;
}

const LAYER_3_KILOBITS = {
  mpeg1: [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  mpeg2: [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
};
const SAMPLE_RATES = [44_100, 48_000, 32_000];

/** Reads the four header bytes at `offset`; undefined if no layer III frame starts there. */
export function readFrameHeader(bytes: Uint8Array, offset: number): FrameFormat | undefined {
  const [first = 0, second = 0, third = 0, fourth = 0] = bytes.subarray(offset, offset + 4);
  if (first !== 0xff || (second & 0xe0) !== 0xe0) return undefined;
  const version = (second >> 3) & 3;
  const layerBits = (second >> 1) & 3;
  if (version === 1 || layerBits !== 1) return undefined;
  const mpeg1 = version === 3;
  const kilobits = (mpeg1 ? LAYER_3_KILOBITS.mpeg1 : LAYER_3_KILOBITS.mpeg2)[third >> 4];
  const baseRate = SAMPLE_RATES[(third >> 2) & 3];
  if (!kilobits || !baseRate) return undefined;
  const sampleRate = baseRate / (mpeg1 ? 1 : version === 2 ? 2 : 4);
  const padding = (third >> 1) & 1;
  const bytesPerFrame = Math.floor(((mpeg1 ? 144 : 72) * kilobits * 1000) / sampleRate) + padding;
  return { sampleRate, kilobits, channels: fourth >> 6 === 3 ? 1 : 2, bytes: bytesPerFrame };
}

/** Whether a frame has the station's format. Players break when the number of channels changes within a stream, so mono does not fit. */
export function isAirFormat({ sampleRate, kilobits, channels, bytes }: FrameFormat): boolean {
  return sampleRate === 48_000 && kilobits === 128 && channels === 2 && bytes === FRAME_BYTES;
}
