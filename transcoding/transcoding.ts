import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Log } from '@longwave/server-kit/log.ts';
import { openFfmpegTranscoder } from './ffmpeg-transcoder.ts';
import type { SoundFormat } from './sound-format.ts';
import type { Deliver, Transcoder } from './transcoder.ts';
import { openWasmTranscoder } from './wasm/wasm-transcoder.ts';

export type TranscodingSettings = { engine: 'auto' | 'ffmpeg' | 'wasm'; ffmpeg: string };

const run = promisify(execFile);

/** Transcodes to the station's format: with ffmpeg if it is installed, otherwise with WebAssembly. */
export function createTranscoding({ engine, ffmpeg }: TranscodingSettings, log: Log) {
  let found: Promise<boolean> | undefined;

  /** Looks for ffmpeg once, when it is first needed. */
  function hasFfmpeg(): Promise<boolean> {
    found ??= engine === 'wasm' ? Promise.resolve(false) : findFfmpeg();
    return found;
  }

  async function findFfmpeg(): Promise<boolean> {
    const usable = await canEncodeMp3(ffmpeg);
    if (!usable && engine === 'ffmpeg')
      log.warn('ffmpeg cannot be run, or cannot make mp3; going on without it', { ffmpeg });
    return usable;
  }

  return {
    hasFfmpeg,
    ffmpeg,
    /** Whether sound of a format can be decoded here. */
    canDecode: async (format: SoundFormat) => format !== 'aac' || (await hasFfmpeg()),
    async open(format: SoundFormat, deliver: Deliver): Promise<Transcoder> {
      return (await hasFfmpeg())
        ? openFfmpegTranscoder(ffmpeg, format, deliver)
        : openWasmTranscoder(format, deliver);
    },
  };
}

export type Transcoding = ReturnType<typeof createTranscoding>;

/** Whether ffmpeg can encode mp3. Some builds lack the encoder, and exit with 0 even so. */
async function canEncodeMp3(ffmpeg: string): Promise<boolean> {
  const asked = run(ffmpeg, ['-hide_banner', '-h', 'encoder=libmp3lame'], { timeout: 10_000 });
  return await asked.then(({ stdout }) => stdout.includes('Encoder libmp3lame')).catch(() => false);
}
