import { spawn } from 'node:child_process';
import { mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { constants, setPriority } from 'node:os';
import { dirname } from 'node:path';
import { FRAME_MS } from '../frames/frame.ts';
import { receiveFrames, STATION_SOUND } from '../transcoding/ffmpeg-transcoder.ts';
import { formatOf, SEARCHED_BYTES } from '../transcoding/sound-format.ts';
import type { Deliver } from '../transcoding/transcoder.ts';
import type { Transcoding } from '../transcoding/transcoding.ts';
import { UnsuitableSound } from '../transcoding/unsuitable-sound.ts';
import { openWasmTranscoder } from '../transcoding/wasm/wasm-transcoder.ts';
import { readBytes } from './stored-file.ts';

type Conversion = {
  from: string;
  to: string;
  transcoding: Transcoding;
  stop: AbortSignal;
  /** Told how much is done, from 0 to 1. */
  progress(done: number): void;
};

type Work = Conversion & { deliver: Deliver };

const PIECE = 256 * 1024;
const LOWEST = constants.priority.PRIORITY_LOW;

/** Writes a recording in the station's format beside its place, and moves it there when it is whole. */
export async function convertFile(conversion: Conversion): Promise<{ seconds: number }> {
  const { to, transcoding, stop } = conversion;
  const unfinished = `${to}.${process.pid}.making`;
  await mkdir(dirname(to), { recursive: true });
  let frames = 0;
  try {
    {
      await using handle = await open(unfinished, 'w');
      const deliver = async (some: Buffer[]) => {
        stop.throwIfAborted();
        await handle.write(Buffer.concat(some));
        frames += some.length;
      };
      const convert = (await transcoding.hasFfmpeg()) ? byFfmpeg : byWasm;
      await convert({ ...conversion, deliver });
      await handle.sync();
    }
    if (frames === 0) throw new UnsuitableSound('there is no sound in it');
    await rename(unfinished, to);
    return { seconds: (frames * FRAME_MS) / 1000 };
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}

async function byFfmpeg({ from, transcoding, stop, progress, deliver }: Work): Promise<void> {
  const args = ['-hide_banner', '-nostdin', '-nostats', '-v', 'info', '-i', from, ...STATION_SOUND];
  const child = spawn(transcoding.ffmpeg, args);
  const kill = () => void child.kill('SIGKILL');
  stop.addEventListener('abort', kill);
  lowerPriority(child.pid);
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

function lowerPriority(pid: number | undefined): void {
  try {
    if (pid) setPriority(pid, LOWEST);
  } catch {
    // It has ended already.
  }
}

async function byWasm({ from, stop, progress, deliver }: Work): Promise<void> {
  const format = formatOf(await readBytes(from, 0, 16 * SEARCHED_BYTES));
  if (!format || format === 'unknown' || format === 'aac') {
    throw new UnsuitableSound('this can be converted only where the station has ffmpeg');
  }
  const { size } = await stat(from);
  const transcoder = openWasmTranscoder(format, deliver, LOWEST);
  try {
    for (let at = 0; at < size; at += PIECE) {
      stop.throwIfAborted();
      await transcoder.write(await readBytes(from, at, PIECE));
      progress(Math.min(1, (at + PIECE) / size));
    }
    await transcoder.end();
  } finally {
    transcoder.close();
  }
}
