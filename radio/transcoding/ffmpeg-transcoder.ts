import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { once } from 'node:events';
import { FrameReader } from '../frames/frame-reader.ts';
import type { SoundFormat } from './sound-format.ts';
import type { Deliver, Transcoder } from './transcoder.ts';
import { UnsuitableSound } from './unsuitable-sound.ts';

/** What ffmpeg makes of anything it can read: the station's sound and nothing around it. */
export const STATION_SOUND = [
  ...['-map', '0:a:0', '-map_metadata', '-1'],
  // Mono goes to both sides at full level; by itself ffmpeg would lower it by 3 dB.
  ...['-af', 'aformat=channel_layouts=mono|stereo,aeval=val(0)|val(1):c=stereo'],
  ...['-c:a', 'libmp3lame', '-b:a', '128k', '-ar', '48000', '-ac', '2', '-reservoir', '0'],
  ...['-write_xing', '0', '-id3v2_version', '0', '-flush_packets', '1', '-f', 'mp3', 'pipe:1'],
];

const DEMUXERS: Record<SoundFormat, string> = {
  ...{ mp3: 'mp3', aac: 'aac', flac: 'flac', wav: 'wav' },
  ...{ 'ogg-vorbis': 'ogg', 'ogg-opus': 'ogg', 'ogg-flac': 'ogg' },
};

/** ffmpeg as a child process: sound goes into its standard input, frames come out of its standard output. */
export function openFfmpegTranscoder(command: string, format: SoundFormat, deliver: Deliver): Transcoder {
  const quick = ['-probesize', '32768', '-analyzeduration', '0'];
  const input = [...quick, '-f', DEMUXERS[format], '-i', 'pipe:0'];
  const child = spawn(command, ['-hide_banner', '-v', 'error', ...input, ...STATION_SOUND]);
  const finished = receiveFrames(child, deliver);
  finished.catch(() => {});
  // Writing to a child that has ended fails here; why it has ended is told by `finished`.
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

/** Passes on the frames that come out, until the last; an error tells why ffmpeg gave up. */
export async function receiveFrames(child: ChildProcessWithoutNullStreams, deliver: Deliver): Promise<void> {
  const ended = once(child, 'close');
  ended.catch(() => {});
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text) => {
    said = (said + text).slice(-2_000);
  });
  const reader = new FrameReader();
  for await (const data of child.stdout) {
    const frames = reader.push(data).map(({ bytes }) => bytes);
    if (frames.length > 0) await deliver(frames);
  }
  const [code] = await ended;
  if (code !== 0) throw new UnsuitableSound(`ffmpeg could not decode it: ${lastLine(said)}`);
}

function lastLine(text: string): string {
  return text.trim().split('\n').at(-1) ?? '';
}
