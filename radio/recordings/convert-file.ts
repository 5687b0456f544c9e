import { spawn } from 'node:child_process';
import { stat } from 'node:fs/promises';
import { writeFileInPieces } from '@longwave/server-kit/write-file.ts';
import { receiveFrames, STATION_SOUND } from '@longwave/transcoding/ffmpeg-transcoder.ts';
import { FRAME_MS } from '@longwave/transcoding/frames/frame.ts';
import { LOWEST_PRIORITY, lowerPriority } from '@longwave/transcoding/low-priority.ts';
import { detectFormat, SEARCH_BYTES } from '@longwave/transcoding/sound-format.ts';
import type { Deliver } from '@longwave/transcoding/transcoder.ts';
import type { Transcoding } from '@longwave/transcoding/transcoding.ts';
import { UnsuitableSound } from '@longwave/transcoding/unsuitable-sound.ts';
import { openWasmTranscoder } from '@longwave/transcoding/wasm/wasm-transcoder.ts';
import { readBytes } from './stored-file.ts';

type Conversion = {
  from: string;
  to: string;
  transcoding: Transcoding;
  stop: AbortSignal;
  /** Called with the share that is done, from 0 to 1. */
  progress(done: number): void;
};

type Work = Conversion & { deliver: Deliver };

const PIECE_BYTES = 256 * 1024;

export async function convertFile(conversion: Conversion): Promise<{ seconds: number }> {
  const { to, transcoding, stop } = conversion;
  const convert = (await transcoding.hasFfmpeg()) ? byFfmpeg : byWasm;
  let frames = 0;
  await writeFileInPieces(to, async (file) => {
    const deliver = async (some: Buffer[]) => {
      stop.throwIfAborted();
      await file.write(Buffer.concat(some));
      frames += some.length;
    };
    await convert({ ...conversion, deliver });
    if (frames === 0) throw new UnsuitableSound('there is no sound in it');
  });
  return { seconds: (frames * FRAME_MS) / 1000 };
}

async function byFfmpeg({ from, transcoding, stop, progress, deliver }: Work): Promise<void> {
  const args = ['-hide_banner', '-nostdin', '-nostats', '-v', 'info', '-i', from, ...STATION_SOUND];
  const child = spawn(transcoding.ffmpeg, args);
  const kill = () => void child.kill('SIGKILL');
  stop.addEventListener('abort', kill);
  lowerPriority(child.pid, LOWEST_PRIORITY);
  let length = 0;
  let done = 0;
  child.stderr.on('data', (text) => {
    const [, hours, minutes, seconds] = /Duration: (\d+):(\d+):([\d.]+)/.exec(text) ?? [];
    length ||= Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds) || 0;
  });
  try {
    await receiveFrames(child, async (frames) => {
      await deliver(frames);
      done += (frames.length * FRAME_MS) / 1000;
      if (length) progress(Math.min(1, done / length));
    });
  } finally {
    stop.removeEventListener('abort', kill);
    kill();
  }
}

async function byWasm({ from, stop, progress, deliver }: Work): Promise<void> {
  const format = detectFormat(await readBytes(from, 0, 16 * SEARCH_BYTES));
  if (!format || format === 'unknown' || format === 'aac') {
    throw new UnsuitableSound('this can be converted only where the station has ffmpeg');
  }
  const { size } = await stat(from);
  const transcoder = openWasmTranscoder(format, deliver, LOWEST_PRIORITY);
  try {
    for (let at = 0; at < size; at += PIECE_BYTES) {
      stop.throwIfAborted();
      await transcoder.write(await readBytes(from, at, PIECE_BYTES));
      progress(Math.min(1, (at + PIECE_BYTES) / size));
    }
    await transcoder.end();
  } finally {
    transcoder.close();
  }
}
