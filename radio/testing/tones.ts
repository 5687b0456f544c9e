import { execFileSync, spawnSync } from 'node:child_process';
import { MPEGDecoder } from 'mpg123-decoder';
import { createMp3Encoder, createOggEncoder } from 'wasm-media-encoders';

/** A steady tone, encoded as a source might send it, and what is left of it after it went through the station. */

export const hasFfmpeg = spawnSync('ffmpeg', ['-version']).status === 0;

export const TONE = { hertz: 440, level: 0.125 };

/** With ffmpeg, as `args` say. */
export function toneByFfmpeg(args: string, seconds = 5, hertz = TONE.hertz): Buffer {
  const sine = `${TONE.level}*sin(2*PI*${hertz}*t)`;
  // Made with as many channels as are wanted: ffmpeg changes the level where it changes their number.
  const channels = args.includes('-ac 1') ? sine : `${sine}|${sine}`;
  const tone = ['-f', 'lavfi', '-i', `aevalsrc=${channels}:s=48000:d=${seconds}`];
  return execFileSync('ffmpeg', ['-v', 'error', ...tone, ...args.split(' '), 'pipe:1'], { maxBuffer: 1e8 });
}

/** Without ffmpeg: mp3 or Ogg Vorbis. */
export async function tone(
  kind: 'mp3' | 'ogg',
  { sampleRate, channels, seconds = 5 }: { sampleRate: 44_100 | 48_000; channels: 1 | 2; seconds?: number },
): Promise<Buffer> {
  const encoder = kind === 'mp3' ? await createMp3Encoder() : await createOggEncoder();
  encoder.configure({ sampleRate, channels });
  const samples = Float32Array.from(
    { length: sampleRate * seconds },
    (_, at) => TONE.level * Math.sin((2 * Math.PI * TONE.hertz * at) / sampleRate),
  );
  const encoded = Buffer.from(encoder.encode(channels === 1 ? [samples] : [samples, samples]));
  return Buffer.concat([encoded, encoder.finalize()]);
}

/** Frequency and level of each channel of some mp3, away from its edges. */
export async function measured(mp3: Buffer): Promise<{ hertz: number; level: number }[]> {
  const decoder = new MPEGDecoder({ enableGapless: false });
  await decoder.ready;
  const { channelData, sampleRate } = decoder.decode(mp3);
  decoder.free();
  return channelData.map((samples) => {
    const part = samples.subarray(sampleRate / 2, samples.length - sampleRate / 2);
    let crossings = 0;
    let power = 0;
    for (const [at, value] of part.entries()) {
      power += value * value;
      if (at > 0 && value >= 0 !== (part[at - 1] ?? 0) >= 0) crossings++;
    }
    return {
      hertz: (crossings * sampleRate) / part.length / 2,
      level: Math.sqrt((2 * power) / part.length),
    };
  });
}
