import { type LoggedEvent, logTo } from '@longwave/server-kit/testing/test-log.ts';
import { expect, test } from 'vitest';
import { FRAME_BYTES, FRAME_MS, isAirFormat, readFrameHeader } from './frames/frame.ts';
import { detectFormat, type SoundFormat } from './sound-format.ts';
import { hasFfmpeg, measureTone, TONE, tone, toneByFfmpeg } from './testing/tones.ts';
import { createTranscoding, type TranscodingSettings } from './transcoding.ts';

const SECONDS = 3;
const ENGINES = ['ffmpeg', 'wasm'] as const;
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

/** Transcodes in pieces of uneven size, as they arrive from a network. */
async function transcoded(bytes: Buffer, engine: TranscodingSettings['engine']): Promise<Buffer> {
  const logged: LoggedEvent[] = [];
  const frames: Buffer[] = [];
  const format = detectFormat(bytes);
  if (!format || format === 'unknown') throw new Error(`The sound is ${format}`);
  const transcoding = createTranscoding({ engine, ffmpeg: 'ffmpeg' }, logTo(logged));
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
  const channels = await measureTone(sound);
  expect(channels).toHaveLength(2);
  for (const { hertz, level } of channels) {
    expect(Math.abs(hertz - TONE.hertz)).toBeLessThan(2);
    // LAME makes everything 5 % quieter, so that nothing clips; the mp3 has been encoded by it twice.
    expect(level / TONE.level).toBeGreaterThan(0.88);
    expect(level / TONE.level).toBeLessThan(1.02);
  }
}

for (const engine of ENGINES) {
  for (const [name, format, args] of SOUNDS) {
    if (engine === 'wasm' && format === 'aac') continue;
    test.skipIf(!hasFfmpeg)(
      `${name} becomes the station's sound by ${engine} (skipped without ffmpeg)`,
      async () => {
        const bytes = toneByFfmpeg(args, SECONDS);
        expect(detectFormat(bytes)).toBe(format);
        await expectStationSound(await transcoded(bytes, engine));
      },
    );
  }

  test.skipIf(!hasFfmpeg)(
    `chained Ogg streams are transcoded as one sound by ${engine} (skipped without ffmpeg)`,
    async () => {
      const first = toneByFfmpeg('-ar 44100 -ac 2 -c:a libvorbis -f ogg', 3);
      const second = toneByFfmpeg('-ar 48000 -ac 1 -c:a libvorbis -f ogg', 3);
      await expectStationSound(await transcoded(Buffer.concat([first, second, first]), engine), 9);
    },
  );
}

test("mp3 and Ogg Vorbis become the station's sound on a machine without ffmpeg", async () => {
  for (const kind of ['mp3', 'ogg'] as const) {
    const bytes = await tone(kind, { sampleRate: 44_100, channels: 1, seconds: SECONDS });
    await expectStationSound(await transcoded(bytes, 'wasm'));
  }
});

test('a missing ffmpeg is logged once, and WebAssembly is used', async () => {
  const logged: LoggedEvent[] = [];
  const settings: TranscodingSettings = { engine: 'ffmpeg', ffmpeg: '/nowhere/ffmpeg' };
  const transcoding = createTranscoding(settings, logTo(logged));
  expect(await transcoding.canDecode('mp3')).toBe(true);
  expect(await transcoding.canDecode('aac')).toBe(false);
  expect(logged).toEqual([
    { event: 'ffmpeg cannot be run, or cannot make mp3; going on without it', ffmpeg: '/nowhere/ffmpeg' },
  ]);
});

test('data that is no sound is detected', () => {
  expect(detectFormat(Buffer.from('too short'))).toBeUndefined();
  expect(detectFormat(Buffer.alloc(70_000, 'no sound at all '))).toBe('unknown');
});
