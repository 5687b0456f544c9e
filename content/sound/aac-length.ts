import type { FileHandle } from 'node:fs/promises';
import type { SoundFacts } from './facts.ts';
import { createWindow } from './file-window.ts';

const rates = [
  96_000, 88_200, 64_000, 48_000, 44_100, 32_000, 24_000, 22_050, 16_000, 12_000, 11_025, 8_000, 7_350,
];
const minFrames = 4;
const headerBytes = 7;
const samplesInBlock = 1024;

/** Measures AAC as encoders stream it (ADTS), by walking from frame to frame. */
export async function aacFacts(file: FileHandle): Promise<SoundFacts | undefined> {
  const { size } = await file.stat();
  const bytes = createWindow(file);
  let [at, frames, seconds, rate, channels] = [0, 0, 0, 0, 0];
  while (at + headerBytes <= size) {
    const head = await bytes(at, headerBytes);
    const length = ((head.readUInt8(3) & 3) << 11) | (head.readUInt16BE(4) >>> 5);
    const frameRate = rates[(head.readUInt8(2) >>> 2) & 15];
    if ((head.readUInt16BE(0) & 0xfff6) !== 0xfff0 || !frameRate || length < headerBytes) break;
    if (frames++ === 0)
      [rate, channels] = [frameRate, ((head.readUInt8(2) & 1) << 2) | (head.readUInt8(3) >>> 6)];
    seconds += (samplesInBlock * ((head.readUInt8(6) & 3) + 1)) / frameRate;
    at += length;
  }
  return frames >= minFrames ? { format: 'aac', seconds, rate, channels } : undefined;
}
