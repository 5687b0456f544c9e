import { FRAME_BYTES, SILENT_FRAME } from '@longwave/transcoding/frames/frame.ts';
import type { PlayoutLibrary } from '../playout/open-recordings.ts';

/** A silent but valid mp3 frame with the recording's name and the frame's number in bytes that decoders ignore. */
function markedFrame(name: string, number: number): Buffer {
  const frame = Buffer.from(SILENT_FRAME);
  frame.write(`${name}#${number};`, 100);
  return frame;
}

export function markedFrames(name: string, from: number, count: number): Buffer {
  return Buffer.concat(Array.from({ length: count }, (_, index) => markedFrame(name, from + index)));
}

/** The marks of all frames in a run of bytes, such as `ebb#12`. */
export function marksIn(bytes: Uint8Array): string[] {
  const buffer = Buffer.from(bytes);
  const count = Math.floor(buffer.length / FRAME_BYTES);
  return Array.from({ length: count }, (_, index) => {
    const text = buffer.toString('utf8', index * FRAME_BYTES + 100, (index + 1) * FRAME_BYTES);
    return text.slice(0, Math.max(0, text.indexOf(';')));
  });
}

export function markedLibrary(lengths: Record<string, number>): PlayoutLibrary {
  return {
    open: async (name) => {
      const frames = lengths[name];
      if (!frames) return undefined;
      return { frames, read: async (from, count) => markedFrames(name, from, count) };
    },
  };
}
