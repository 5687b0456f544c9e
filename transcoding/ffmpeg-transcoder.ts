import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { once } from 'node:events';
import { FrameReader } from './frames/frame-reader.ts';
import { lowerPriority } from './low-priority.ts';
import type { SoundFormat } from './sound-format.ts';
import type { Deliver, Transcoder } from './transcoder.ts';
import { UnsuitableSound } from './unsuitable-sound.ts';

/**
 * Output options of ffmpeg: the first audio stream, in stereo. Mono goes to both channels at full level; by default ffmpeg
 * would lower it by 3 dB.
 */
const TWO_SIDES = [
  ...['-map', '0:a:0', '-map_metadata', '-1'],
  ...['-af', 'aformat=channel_layouts=mono|stereo,aeval=val(0)|val(1):c=stereo'],
];

/** Output options for samples: 32-bit floats, 48 kHz, stereo. */
export const SAMPLES = [...TWO_SIDES, '-ar', '48000', '-f', 'f32le', 'pipe:1'];

/** Output options for the station's format without tags. */
export const STATION_SOUND = [
  ...TWO_SIDES,
  ...['-c:a', 'libmp3lame', '-b:a', '128k', '-ar', '48000', '-ac', '2', '-reservoir', '0'],
  ...['-write_xing', '0', '-id3v2_version', '0', '-flush_packets', '1', '-f', 'mp3', 'pipe:1'],
];

const DEMUXERS: Record<SoundFormat, string> = {
  ...{ mp3: 'mp3', aac: 'aac', flac: 'flac', wav: 'wav', aiff: 'aiff' },
  ...{ 'ogg-vorbis': 'ogg', 'ogg-opus': 'ogg', 'ogg-flac': 'ogg' },
};

/** ffmpeg as a child process: sound is written to its standard input, frames are read from its standard output. */
export function openFfmpegTranscoder(command: string, format: SoundFormat, deliver: Deliver): Transcoder {
  return openFfmpeg(
    command,
    ['-probesize', '32768', '-analyzeduration', '0', '-f', DEMUXERS[format]],
    deliver,
  );
}

/** The same for samples: 32-bit floats at 48 kHz, two interleaved channels. */
export function openFfmpegEncoder(command: string, deliver: Deliver, niceness: number): Transcoder {
  return openFfmpeg(command, ['-f', 'f32le', '-ar', '48000', '-ac', '2'], deliver, niceness);
}

function openFfmpeg(command: string, format: string[], deliver: Deliver, niceness = 0): Transcoder {
  const input = [...format, '-i', 'pipe:0'];
  const child = spawn(command, ['-hide_banner', '-v', 'error', ...input, ...STATION_SOUND]);
  if (niceness) lowerPriority(child.pid, niceness);
  const finished = receiveFrames(child, deliver);
  finished.catch(() => {});
  // Ignores the error of writing to an ended child, since `finished` rejects with the reason.
  child.stdin.on('error', () => {});

  return {
    async write(bytes) {
      if (child.stdin.destroyed) return finished;
      if (child.stdin.write(bytes)) return;
      const drained = new AbortController();
      const drain = once(child.stdin, 'drain', { signal: drained.signal }).catch(() => finished);
      await Promise.race([drain, finished]);
      drained.abort();
    },
    async end() {
      child.stdin.end();
      await finished;
    },
    close: () => void child.kill('SIGKILL'),
  };
}

/** Delivers ffmpeg's frames until the last; rejects with the reason when ffmpeg fails. */
export async function receiveFrames(child: ChildProcessWithoutNullStreams, deliver: Deliver): Promise<void> {
  const ended = once(child, 'close');
  ended.catch(() => {});
  let stderr = '';
  child.stderr.setEncoding('utf8').on('data', (text) => {
    stderr = (stderr + text).slice(-2_000);
  });
  const reader = new FrameReader();
  for await (const data of child.stdout) {
    const frames = reader.push(data).map(({ bytes }) => bytes);
    if (frames.length > 0) await deliver(frames);
  }
  const [code] = await ended;
  if (code !== 0) throw new UnsuitableSound(`ffmpeg could not decode it: ${lastLine(stderr)}`);
}

export function lastLine(text: string): string {
  return text.trim().split('\n').at(-1) ?? '';
}
