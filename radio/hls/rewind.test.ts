import { mkdtemp } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type LoggedEvent, logTo, silentLog } from '@longwave/server-kit/testing/test-log.ts';
import { CHUNK_MS, silence } from '@longwave/transcoding/frames/frame.ts';
import { expect, onTestFinished, test } from 'vitest';
import { type LiveSoundStore, openLiveSoundStore } from '../broadcasts/live-sound-store.ts';
import { frameAt } from '../playout/timeline.ts';
import { markedFrames, marksIn } from '../testing/marked-recordings.ts';
import { playoutOf, slotAround, startRadio } from '../testing/test-radio.ts';
import { createRewind } from './rewind.ts';

const TAG_BYTES = 73;
const live = (url: string, number: number) => fetch(`${url}/hls/live/${number}.mp3`);

async function playlist(url: string) {
  const text = await (await fetch(`${url}/hls/live.m3u8`)).text();
  const numbers = [...text.matchAll(/^live\/(\d+)\.mp3$/gm)].map(([, number]) => Number(number));
  return { text, numbers, last: numbers.at(-1) ?? 0 };
}

test('the playlist has two hours of dated segments, numbered by the clock', async () => {
  const { url } = await startRadio();
  const { text, numbers, last } = await playlist(url);
  expect(numbers).toHaveLength(1_200);
  expect(text).toContain(`#EXT-X-MEDIA-SEQUENCE:${numbers[0]}\n`);
  expect(text).toContain(`#EXT-X-PROGRAM-DATE-TIME:${new Date((numbers[0] ?? 0) * 6_000).toISOString()}`);
  expect(text).not.toContain('ENDLIST');
  expect(Date.now() - (last + 1) * 6_000).toBeLessThan(30_000);
  expect(Date.now() - (last + 1) * 6_000).toBeGreaterThanOrEqual(0);
});

test('a segment has the frames of its six seconds after a timestamp tag', async () => {
  const slot = slotAround(Date.now());
  const { url } = await startRadio({ playout: playoutOf(slot) });
  const { last } = await playlist(url);
  const response = await live(url, last - 20);
  expect(response.headers.get('access-control-allow-origin')).toBe('*');
  const bytes = Buffer.from(await response.arrayBuffer());
  expect(bytes.toString('latin1', 0, 3)).toBe('ID3');
  const time = bytes.readBigUInt64BE(TAG_BYTES - 8);
  expect(time).toBe((BigInt((last - 20) * 6_000) * 90n) & 0x1_ffff_ffffn);
  const marks = marksIn(bytes.subarray(TAG_BYTES));
  const first = ((last - 20) * 250 - frameAt(slot.start)) % 500;
  expect(marks).toHaveLength(250);
  expect(marks[0]).toBe(`ebb#${first}`);
});

test('segments of the future and of long ago get 404', async () => {
  const { url } = await startRadio();
  const { last } = await playlist(url);
  expect((await live(url, last + 5)).status).toBe(404);
  expect((await live(url, last - 1_300)).status).toBe(404);
});

test('live sound is in its segments, also after a restart', async () => {
  const data = await mkdtemp(join(tmpdir(), 'radio-'));
  const liveSound = await openLiveSoundStore(join(data, 'broadcasts'), 1e9, silentLog);
  const first = Math.floor((Date.now() - 600_000) / CHUNK_MS);
  const onAir = { slot: null, track: null, since: 0, live: null };
  for (const index of [0, 1, 2]) {
    liveSound.append({ number: first + index, bytes: markedFrames('guest', index * 21, 21), onAir });
  }
  await liveSound.close();

  const { url } = await startRadio({ settings: { data } });
  const segment = Math.floor((first * 21) / 250);
  const bodies = await Promise.all(
    [segment, segment + 1].map(async (n) => (await live(url, n)).arrayBuffer()),
  );
  const marks = bodies.flatMap((body) => marksIn(Buffer.from(body).subarray(TAG_BYTES)));
  const from = marks.indexOf('guest#0');
  expect(from).toBe(first * 21 - segment * 250);
  expect(marks.slice(from, from + 63)).toEqual(Array.from({ length: 63 }, (_, number) => `guest#${number}`));
  expect(marks.filter((mark) => mark.startsWith('ebb#'))).toHaveLength(500 - 63);
});

test('a segment that cannot be read in time gets 503', async () => {
  const logged: LoggedEvent[] = [];
  const liveSound = { overlay: () => new Promise<void>(() => {}) } as unknown as LiveSoundStore;
  const playout = { readPast: async (_: number, count: number) => silence(count) };
  const rewind = createRewind(playout, liveSound, logTo(logged), { timeoutMs: 50 });
  const server = createServer((req, res) => void rewind.handle(req, res, req.url ?? ''));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  onTestFinished(() => void server.close());
  const number = Math.floor(Date.now() / 6_000) - 5;
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const response = await fetch(`${url}/hls/live/${number}.mp3`);
  expect(response.status).toBe(503);
  expect(logged[0]).toMatchObject({ error: { message: expect.stringContaining('no answer within') } });
});
