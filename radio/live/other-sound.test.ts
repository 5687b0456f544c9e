import { expect, test, vi } from 'vitest';
import { FRAME_BYTES, isAirFormat, readFrameHeader } from '../frames/frame.ts';
import { markedFrames } from '../testing/marked-recordings.ts';
import { startRadio } from '../testing/radio.ts';
import { basic, dial, hears, listen, settings } from '../testing/source.ts';
import { hasFfmpeg, measured, TONE, tone, toneByFfmpeg } from '../testing/tones.ts';

/** Whatever a source sends, listeners hear the station's format from the first frame to the last. */

const WAYS = ['auto', 'wasm'] as const;

/** What was heard while the schedule's marked frames were not. */
async function heardFrom(sound: Buffer, way: (typeof WAYS)[number], type: string) {
  const transcoding = { way, ffmpeg: 'ffmpeg' };
  const { url, port, logged } = await startRadio({ settings: { ...settings, transcoding } });
  const listener = await listen(url);
  const source = dial(port, 'SOURCE /live HTTP/1.0', `Authorization: ${basic()}`, `Content-Type: ${type}`);
  await hears(source, '200 OK');
  source.socket.end(sound);
  await vi.waitFor(() => expect(logged.join()).toContain('The source has ended: Thank you.'), 60_000);
  await vi.waitFor(() => {
    const marks = listener.marks();
    expect(marks.indexOf('')).toBeGreaterThan(0);
    expect(marks.at(-1)).toMatch(/^ebb#/);
  }, 60_000);
  expect(listener.ended).toBe(false);
  for (let at = 0; at + FRAME_BYTES <= listener.bytes.length; at += FRAME_BYTES) {
    const format = readFrameHeader(listener.bytes, at);
    expect(format && isAirFormat(format), `frame ${at / FRAME_BYTES}`).toBe(true);
  }
  const marks = listener.marks();
  return listener.bytes.subarray(marks.indexOf('') * FRAME_BYTES, (marks.lastIndexOf('') + 1) * FRAME_BYTES);
}

for (const way of WAYS) {
  test(`[R-301] a mono source at 44.1 kHz is heard as the station's stereo (TRANSCODER=${way})`, async () => {
    const sound = await tone('mp3', { sampleRate: 44_100, channels: 1, seconds: 6 });
    const channels = await measured(await heardFrom(sound, way, 'audio/mpeg'));
    expect(channels).toHaveLength(2);
    for (const { hertz } of channels) expect(Math.abs(hertz - TONE.hertz)).toBeLessThan(3);
  });

  test.skipIf(!hasFfmpeg)(
    `[R-303] Ogg FLAC is heard, and the title inside it told (TRANSCODER=${way}; skipped without ffmpeg)`,
    async () => {
      const tags = '-metadata artist=Hull -metadata title=Foghorn';
      const sound = toneByFfmpeg(`-ar 44100 -ac 2 ${tags} -c:a flac -f ogg`, 6);
      const titles: string[] = [];
      const transcoding = { way, ffmpeg: 'ffmpeg' };
      const { url, port } = await startRadio({ settings: { ...settings, transcoding } });
      const source = dial(
        port,
        'SOURCE /live HTTP/1.0',
        `Authorization: ${basic()}`,
        'Content-Type: audio/ogg',
      );
      source.socket.write(sound);
      await vi.waitFor(async () => {
        const { result } = (await (await fetch(`${url}/live.json`)).json()) as {
          result: { metadata: { title: string } };
        };
        titles.push(result.metadata.title);
        expect(titles).toContain('Hull - Foghorn');
      }, 30_000);
    },
  );
}

test.skipIf(!hasFfmpeg)('[R-301] AAC is heard where there is ffmpeg (skipped without)', async () => {
  const sound = toneByFfmpeg('-ar 44100 -ac 2 -c:a aac -b:a 128k -f adts', 6);
  const [left] = await measured(await heardFrom(sound, 'auto', 'audio/aac'));
  expect(Math.abs((left?.hertz ?? 0) - TONE.hertz)).toBeLessThan(3);
});

test('[R-301] a source that fits is passed on as it is, and one that stops fitting goes on transcoded', async () => {
  const { url, port } = await startRadio({ settings });
  const listener = await listen(url);
  const source = dial(port, 'SOURCE /live HTTP/1.0', `Authorization: ${basic()}`);
  source.socket.write(markedFrames('fits', 0, 300));
  await vi.waitFor(() => expect(listener.marks()).toContain('fits#0'), 30_000);
  source.socket.write(await tone('mp3', { sampleRate: 44_100, channels: 1, seconds: 4 }));
  await vi.waitFor(() => expect(listener.marks()).toContain('fits#299'), 30_000);
  const passed = listener.marks().filter((mark) => mark.startsWith('fits#'));
  expect(passed).toEqual(Array.from({ length: 300 }, (_, number) => `fits#${number}`));
  await vi.waitFor(
    () => expect(listener.marks().filter((mark) => mark === '').length).toBeGreaterThan(100),
    30_000,
  );
  const from = listener.marks().indexOf('') * FRAME_BYTES;
  for (let at = from; at + FRAME_BYTES <= listener.bytes.length; at += FRAME_BYTES) {
    const format = readFrameHeader(listener.bytes, at);
    expect(format && isAirFormat(format)).toBe(true);
  }
});
