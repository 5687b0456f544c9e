import { FRAME_BYTES, isAirFormat, readFrameHeader } from '@longwave/transcoding/frames/frame.ts';
import { hasFfmpeg, measureTone, TONE, tone, toneByFfmpeg } from '@longwave/transcoding/testing/tones.ts';
import { expect, test, vi } from 'vitest';
import { markedFrames } from '../testing/marked-recordings.ts';
import { basicAuth, connectSource, listen, sourceSettings, waitForText } from '../testing/source-client.ts';
import { startRadio } from '../testing/test-radio.ts';

/** Whatever a source sends, listeners hear the station's format from the first frame to the last. */

const ENGINES = ['auto', 'wasm'] as const;

/** What was heard of the source, without the marked frames of the schedule. */
async function heardFrom(sound: Buffer, engine: (typeof ENGINES)[number], type: string) {
  const transcoding = { engine, ffmpeg: 'ffmpeg' };
  const { url, port, logged } = await startRadio({ settings: { ...sourceSettings, transcoding } });
  const listener = await listen(url);
  const source = connectSource(
    port,
    'SOURCE /live HTTP/1.0',
    `Authorization: ${basicAuth()}`,
    `Content-Type: ${type}`,
  );
  await waitForText(source, '200 OK');
  source.socket.end(sound);
  await vi.waitFor(() => expect(logged).toContainEqual({ event: 'live source ended', reason: 'Thank you.' }));
  await vi.waitFor(() => {
    const marks = listener.marks();
    expect(marks.indexOf('')).toBeGreaterThan(0);
    expect(marks.at(-1)).toMatch(/^ebb#/);
  });
  expect(listener.ended).toBe(false);
  for (let at = 0; at + FRAME_BYTES <= listener.bytes.length; at += FRAME_BYTES) {
    const format = readFrameHeader(listener.bytes, at);
    expect(format && isAirFormat(format), `frame ${at / FRAME_BYTES}`).toBe(true);
  }
  const marks = listener.marks();
  return listener.bytes.subarray(marks.indexOf('') * FRAME_BYTES, (marks.lastIndexOf('') + 1) * FRAME_BYTES);
}

for (const engine of ENGINES) {
  test(`a mono source at 44.1 kHz is heard as the station's stereo (TRANSCODER=${engine})`, async () => {
    const sound = await tone('mp3', { sampleRate: 44_100, channels: 1, seconds: 3 });
    const channels = await measureTone(await heardFrom(sound, engine, 'audio/mpeg'));
    expect(channels).toHaveLength(2);
    for (const { hertz } of channels) expect(Math.abs(hertz - TONE.hertz)).toBeLessThan(3);
  });

  test.skipIf(!hasFfmpeg)(
    `Ogg FLAC is played, and the title inside it announced (TRANSCODER=${engine}; skipped without ffmpeg)`,
    async () => {
      const tags = '-metadata artist=Hull -metadata title=Foghorn';
      const sound = toneByFfmpeg(`-ar 44100 -ac 2 ${tags} -c:a flac -f ogg`, 10);
      const titles: string[] = [];
      const transcoding = { engine, ffmpeg: 'ffmpeg' };
      const { url, port } = await startRadio({ settings: { ...sourceSettings, transcoding } });
      const source = connectSource(
        port,
        'SOURCE /live HTTP/1.0',
        `Authorization: ${basicAuth()}`,
        'Content-Type: audio/ogg',
      );
      source.socket.write(sound);
      await vi.waitFor(async () => {
        const { result } = (await (await fetch(`${url}/live.json`)).json()) as {
          result: { metadata: { title: string } };
        };
        titles.push(result.metadata.title);
        expect(titles).toContain('Hull - Foghorn');
      });
    },
  );
}

test.skipIf(!hasFfmpeg)('AAC is played with ffmpeg (skipped without)', async () => {
  const sound = toneByFfmpeg('-ar 44100 -ac 2 -c:a aac -b:a 128k -f adts', 3);
  const [left] = await measureTone(await heardFrom(sound, 'auto', 'audio/aac'));
  expect(Math.abs((left?.hertz ?? 0) - TONE.hertz)).toBeLessThan(3);
});

test('frames that fit are passed on unchanged; when they stop fitting, the source is transcoded', async () => {
  const { url, port } = await startRadio({ settings: sourceSettings });
  const listener = await listen(url);
  const source = connectSource(port, 'SOURCE /live HTTP/1.0', `Authorization: ${basicAuth()}`);
  source.socket.write(markedFrames('fits', 0, 150));
  await vi.waitFor(() => expect(listener.marks()).toContain('fits#0'));
  source.socket.write(await tone('mp3', { sampleRate: 44_100, channels: 1, seconds: 4 }));
  await vi.waitFor(() => expect(listener.marks()).toContain('fits#149'));
  const passed = listener.marks().filter((mark) => mark.startsWith('fits#'));
  expect(passed).toEqual(Array.from({ length: 150 }, (_, number) => `fits#${number}`));
  await vi.waitFor(() => expect(listener.marks().filter((mark) => mark === '').length).toBeGreaterThan(100));
  const from = listener.marks().indexOf('') * FRAME_BYTES;
  for (let at = from; at + FRAME_BYTES <= listener.bytes.length; at += FRAME_BYTES) {
    const format = readFrameHeader(listener.bytes, at);
    expect(format && isAirFormat(format)).toBe(true);
  }
});
