import { expect, test } from 'vitest';
import { FRAME_BYTES, FRAME_MS, isAirFormat, readFrameHeader } from '../frames/frame.ts';
import { hasFfmpeg, measured, TONE, tone, toneByFfmpeg } from '../testing/tones.ts';
import { formatOf, type SoundFormat } from './sound-format.ts';
import { createTranscoding, type TranscodingSettings } from './transcoding.ts';

const SECONDS = 3;
const WAYS = ['ffmpeg', 'wasm'] as const;
const SOUNDS: [string, SoundFormat, string][] = [
  ['mp3 at 44.1 kHz', 'mp3', '-ar 44100 -ac 2 -c:a libmp3lame -b:a 128k -f mp3'],
  ['mp3 at 192 kbps', 'mp3', '-ar 48000 -ac 2 -c:a libmp3lame -b:a 192k -f mp3'],
  ['mp3 of varying bitrate', 'mp3', '-ar 48000 -ac 2 -c:a libmp3lame -q:a 4 -f mp3'],
  ['mono mp3 at 22.05 kHz', 'mp3', '-ar 22050 -ac 1 -c:a libmp3lame -b:a 48k -f mp3'],
  ['AAC', 'aac', '-ar 44100 -ac 2 -c:a aac -b:a 128k -f adts'],
  ['Ogg Vorbis', 'ogg-vorbis', '-ar 44100 -ac 2 -c:a libvorbis -f ogg'],
  ['mono Ogg Opus', 'ogg-opus', '-ar 48000 -ac 1 -c:a libopus -f ogg'],
  ['Ogg FLAC at 96 kHz', 'ogg-flac', '-ar 96000 -ac 2 -c:a flac -f ogg'],
  ['FLAC', 'flac', '-ar 44100 -ac 2 -c:a flac -f flac'],
  ['mono WAV of 24 bits', 'wav', '-ar 44100 -ac 1 -c:a pcm_s24le -f wav'],
];

/** In pieces of uneven size, as a network brings them. */
async function transcoded(bytes: Buffer, way: TranscodingSettings['way']): Promise<Buffer> {
  const logged: string[] = [];
  const frames: Buffer[] = [];
  const format = formatOf(bytes);
  if (!format || format === 'unknown') throw new Error(`The sound is ${format}`);
  const transcoding = createTranscoding({ way, ffmpeg: 'ffmpeg' }, (line) => logged.push(line));
  const transcoder = await transcoding.open(format, (some) => void frames.push(...some));
  for (let at = 0, size = 700; at < bytes.length; at += size, size = (size * 7) % 4_001) {
    await transcoder.write(bytes.subarray(at, at + size));
  }
  await transcoder.end();
  expect(logged).toEqual([]);
  return Buffer.concat(frames);
}

async function expectStationSound(sound: Buffer, seconds = SECONDS) {
  for (let at = 0; at < sound.length; at += FRAME_BYTES) {
    const format = readFrameHeader(sound, at);
    expect(format && isAirFormat(format), `frame ${at / FRAME_BYTES}`).toBe(true);
  }
  const milliseconds = (sound.length / FRAME_BYTES) * FRAME_MS;
  expect(Math.abs(milliseconds - seconds * 1000)).toBeLessThan(200);
  const channels = await measured(sound);
  expect(channels).toHaveLength(2);
  for (const { hertz, level } of channels) {
    expect(Math.abs(hertz - TONE.hertz)).toBeLessThan(2);
    // LAME makes everything 5 % quieter, so that nothing clips; mp3 has been through it twice.
    expect(level / TONE.level).toBeGreaterThan(0.88);
    expect(level / TONE.level).toBeLessThan(1.02);
  }
}

for (const way of WAYS) {
  for (const [name, format, args] of SOUNDS) {
    if (way === 'wasm' && format === 'aac') continue;
    test.skipIf(!hasFfmpeg)(
      `${name} becomes the station's sound by ${way} (skipped without ffmpeg)`,
      async () => {
        const bytes = toneByFfmpeg(args, SECONDS);
        expect(formatOf(bytes)).toBe(format);
        await expectStationSound(await transcoded(bytes, way));
      },
    );
  }

  test.skipIf(!hasFfmpeg)(
    `streams in Ogg that follow each other go on as one sound by ${way} (skipped without ffmpeg)`,
    async () => {
      const first = toneByFfmpeg('-ar 44100 -ac 2 -c:a libvorbis -f ogg', 3);
      const second = toneByFfmpeg('-ar 48000 -ac 1 -c:a libvorbis -f ogg', 3);
      await expectStationSound(await transcoded(Buffer.concat([first, second, first]), way), 9);
    },
  );
}

test("mp3 and Ogg Vorbis become the station's sound on a machine without ffmpeg", async () => {
  for (const kind of ['mp3', 'ogg'] as const) {
    const bytes = await tone(kind, { sampleRate: 44_100, channels: 1, seconds: SECONDS });
    await expectStationSound(await transcoded(bytes, 'wasm'));
  }
});

test('where ffmpeg is asked for and missing, this is said once and the rest goes on without it', async () => {
  const logged: string[] = [];
  const settings: TranscodingSettings = { way: 'ffmpeg', ffmpeg: '/nowhere/ffmpeg' };
  const transcoding = createTranscoding(settings, (line) => logged.push(line));
  expect(await transcoding.canDecode('mp3')).toBe(true);
  expect(await transcoding.canDecode('aac')).toBe(false);
  expect(logged).toEqual(['/nowhere/ffmpeg cannot be run, or cannot make mp3; going on without it']);
});

test('what is no sound is told apart', () => {
  expect(formatOf(Buffer.from('too short'))).toBeUndefined();
  expect(formatOf(Buffer.alloc(70_000, 'no sound at all '))).toBe('unknown');
});
