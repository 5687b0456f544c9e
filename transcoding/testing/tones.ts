import { execFileSync, spawnSync } from 'node:child_process';
import { MPEGDecoder } from 'mpg123-decoder';
import { createMp3Encoder, createOggEncoder } from 'wasm-media-encoders';

export const hasFfmpeg = spawnSync('ffmpeg', ['-version']).status === 0;

export const TONE = { hertz: 440, level: 0.125 };

const encoded = new Map<string, Buffer>();

/** A tone encoded by ffmpeg with these output options; cached, because several tests use the same. */
export function toneByFfmpeg(args: string, seconds = 5, hertz = TONE.hertz): Buffer {
  const key = `${args} ${seconds} ${hertz}`;
  const known = encoded.get(key) ?? encodeTone(args, seconds, hertz);
  encoded.set(key, known);
  return known;
}

function encodeTone(args: string, seconds: number, hertz: number): Buffer {
  const sine = `${TONE.level}*sin(2*PI*${hertz}*t)`;
  // The tone is made with the requested number of channels, since ffmpeg changes the level when it converts between them.
  const channels = args.includes('-ac 1') ? sine : `${sine}|${sine}`;
  const tone = ['-f', 'lavfi', '-i', `aevalsrc=${channels}:s=48000:d=${seconds}`];
  return execFileSync('ffmpeg', ['-v', 'error', ...tone, ...args.split(' '), 'pipe:1'], { maxBuffer: 1e8 });
}

/** A silent WAV with 16 bits, 44.1 kHz and two channels: quick to make, and it must be converted. */
export function silentWav(seconds: number): Buffer {
  const wav = Buffer.alloc(44 + seconds * 176_400);
  wav.write('RIFF');
  wav.writeUInt32LE(wav.length - 8, 4);
  wav.write('WAVEfmt ', 8);
  wav.writeUInt32LE(16, 16);
  wav.writeUInt16LE(1, 20);
  wav.writeUInt16LE(2, 22);
  wav.writeUInt32LE(44_100, 24);
  wav.writeUInt32LE(176_400, 28);
  wav.writeUInt16LE(4, 32);
  wav.writeUInt16LE(16, 34);
  wav.write('data', 36);
  wav.writeUInt32LE(wav.length - 44, 40);
  return wav;
}

/** A tone as mp3 or Ogg Vorbis, encoded without ffmpeg. */
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

/** Frequency and level of each channel of an mp3, measured without its first and last half second. */
export async function measureTone(mp3: Buffer): Promise<{ hertz: number; level: number }[]> {
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
