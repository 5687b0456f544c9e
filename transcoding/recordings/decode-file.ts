import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { open } from 'node:fs/promises';
import { lastLine, SAMPLES } from '../ffmpeg-transcoder.ts';
import { LOWEST_PRIORITY, lowerPriority } from '../low-priority.ts';
import { detectFormat, SEARCH_BYTES } from '../sound-format.ts';
import { UnsuitableSound } from '../unsuitable-sound.ts';
import { createDecoder } from '../wasm/create-decoder.ts';
import type { Pcm } from '../wasm/decoder.ts';

const PIECE_BYTES = 256 * 1024;
const HEAD_BYTES = 16 * SEARCH_BYTES;
const SAMPLE_BYTES = 8;

/** Stereo samples; both channels have the same number of them. */
export type Stereo = { left: Float32Array; right: Float32Array; sampleRate: number };

/** Decodes a file piece by piece: with ffmpeg if its command is given, otherwise with WebAssembly in this thread. */
export async function* decodeFile(path: string, ffmpeg: string | undefined): AsyncGenerator<Stereo> {
  if (ffmpeg) yield* decodeByFfmpeg(path, ffmpeg);
  else for await (const pcm of decodeByWasm(path)) if (pcm.channelData[0]?.length) yield toStereo(pcm);
}

async function* decodeByFfmpeg(path: string, ffmpeg: string): AsyncGenerator<Stereo> {
  const args = ['-hide_banner', '-nostdin', '-v', 'error', '-i', path, ...SAMPLES];
  const child = spawn(ffmpeg, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  lowerPriority(child.pid, LOWEST_PRIORITY);
  const ended = once(child, 'close');
  ended.catch(() => {});
  let stderr = '';
  child.stderr.setEncoding('utf8').on('data', (text) => {
    stderr = (stderr + text).slice(-2_000);
  });
  try {
    let pending: Buffer = Buffer.alloc(0);
    for await (const data of child.stdout) {
      const bytes: Buffer = pending.length ? Buffer.concat([pending, data]) : data;
      const count = Math.floor(bytes.length / SAMPLE_BYTES);
      pending = bytes.subarray(count * SAMPLE_BYTES);
      if (count > 0) yield readStereo(bytes, count);
    }
    const [code] = await ended;
    if (code !== 0) throw new UnsuitableSound(`ffmpeg could not decode it: ${lastLine(stderr)}`);
  } finally {
    child.kill('SIGKILL');
  }
}

function readStereo(bytes: Buffer, count: number): Stereo {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const [left, right] = [new Float32Array(count), new Float32Array(count)];
  for (let index = 0, at = 0; index < count; index++, at += SAMPLE_BYTES) {
    left[index] = view.getFloat32(at, true);
    right[index] = view.getFloat32(at + 4, true);
  }
  return { left, right, sampleRate: 48_000 };
}

async function* decodeByWasm(path: string): AsyncGenerator<Pcm> {
  await using file = await open(path);
  const read = async (length: number) => {
    const bytes = Buffer.alloc(length);
    const { bytesRead } = await file.read(bytes, 0, length, null);
    return bytes.subarray(0, bytesRead);
  };
  const head = await read(HEAD_BYTES);
  const format = detectFormat(head);
  if (!format || format === 'unknown' || format === 'aac')
    throw new UnsuitableSound(
      'This machine has no ffmpeg, and this format cannot be read without it. Install ffmpeg, or make it an mp3, wav or flac file and upload that.',
    );
  const decoder = await createDecoder(format);
  try {
    for (let bytes = head; bytes.length > 0; bytes = await read(PIECE_BYTES))
      yield* await decoder.decode(bytes);
    yield* await decoder.flush();
  } finally {
    decoder.free();
  }
}

function toStereo({ channelData, sampleRate }: Pcm): Stereo {
  const [left, right = left] = channelData;
  if (!left || !right || channelData.length > 2)
    throw new UnsuitableSound(
      'It has more than two channels, which cannot be read without ffmpeg. Make it stereo and upload that.',
    );
  return { left, right, sampleRate };
}
