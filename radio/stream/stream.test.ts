import {
  CHUNK_BYTES,
  CHUNK_FRAMES,
  CHUNK_MS,
  FRAME_BYTES,
  silence,
} from '@longwave/transcoding/frames/frame.ts';
import { expect, test, vi } from 'vitest';
import type { PlayoutLibrary } from '../playout/open-recordings.ts';
import { frameAt } from '../playout/timeline.ts';
import { markedLibrary, marksIn } from '../testing/marked-recordings.ts';
import { readBodyBytes, requestOverTcp } from '../testing/tcp.ts';
import { LENGTHS, playoutOf, slotAround, startRadio } from '../testing/test-radio.ts';

const BURST = 9 * CHUNK_BYTES;

test('[R-301] the stream responds 200 to a range request, unchunked, with icy headers and a burst', async () => {
  const { port } = await startRadio();
  const request = 'GET /stream HTTP/1.1\r\nHost: x\r\nRange: bytes=0-\r\n\r\n';
  const { head, body } = await requestOverTcp(port, request, (seen) => seen.length > BURST);
  expect(head).toMatch(/^HTTP\/1\.1 200 OK/);
  expect(head).toContain('Content-Type: audio/mpeg');
  expect(head).toContain('icy-name: Test Radio');
  expect(head).toContain('Connection: close');
  expect(head).not.toMatch(/transfer-encoding|content-length|icy-metaint:|content-range/i);
  expect(body.subarray(0, 2)).toEqual(Buffer.from([0xff, 0xfb]));
});

test('frames follow the clock without a gap, and a second host is in step', async () => {
  const slot = slotAround(Date.now());
  const [one, two] = await Promise.all([
    startRadio({ playout: playoutOf(slot) }),
    startRadio({ playout: playoutOf(slot) }),
  ]);
  const chunkNow = () => Math.floor(Date.now() / CHUNK_MS);
  const before = chunkNow();
  const [first = [], second = []] = await Promise.all(
    [one, two].map(async ({ url }) =>
      marksIn(await readBodyBytes(await fetch(`${url}/stream`), BURST + 2 * CHUNK_BYTES)),
    ),
  );
  const numbers = first.map((mark) => Number(mark.split('#')[1]));
  expect(numbers).toEqual(numbers.map((_, index) => ((numbers[0] ?? 0) + index) % 500));
  // The burst begins eight chunks before the latest one, which a busy machine may have sent a little late.
  const earliest = (before - 11) * CHUNK_FRAMES - frameAt(slot.start);
  const later = ((((numbers[0] ?? 0) - earliest) % 500) + 500) % 500;
  expect(later).toBeLessThanOrEqual((chunkNow() - before + 3) * CHUNK_FRAMES);
  const both = first.filter((mark) => second.includes(mark));
  expect(both.length).toBeGreaterThan(CHUNK_FRAMES);
  expect(second.filter((mark) => first.includes(mark))).toEqual(both);
});

test('with Icy-MetaData titles are in the stream, after every chunk', async () => {
  const { url } = await startRadio({ playout: playoutOf(slotAround(Date.now(), { title: "Host's Show" })) });
  const response = await fetch(`${url}/stream`, { headers: { 'Icy-MetaData': '1' } });
  expect(response.headers.get('icy-metaint')).toBe(String(CHUNK_BYTES));
  const body = await readBodyBytes(response, CHUNK_BYTES * 3 + 200);
  const length = (body[CHUNK_BYTES] ?? 0) * 16;
  const text = body.toString('utf8', CHUNK_BYTES + 1, CHUNK_BYTES + 1 + length).replace(/\0+$/, '');
  expect(text).toBe("StreamTitle='Test Host - Host’s Show';");
  expect(body[CHUNK_BYTES * 2 + 1 + length]).toBe(0);
  expect(body[CHUNK_BYTES * 2 + 2 + length]).toBe(0xff);
});

test('HEAD, HTTP/1.0 and preflights get responses', async () => {
  const { url, port } = await startRadio();
  const head = await fetch(`${url}/stream`, { method: 'HEAD' });
  expect(head.status).toBe(200);
  expect(head.headers.get('content-type')).toBe('audio/mpeg');
  const preflight = await fetch(`${url}/stream`, { method: 'OPTIONS' });
  expect(preflight.headers.get('access-control-allow-headers')).toMatch(/icy-metadata/i);
  const old = await requestOverTcp(
    port,
    'GET /stream HTTP/1.0\r\nIcy-MetaData: 1\r\n\r\n',
    (seen) => seen.length > BURST,
  );
  expect(old.head).toContain('icy-metaint: 8064');
});

test('a missing recording is skipped, filler plays, and it is logged once', async () => {
  const recordings = [{ name: 'lost', title: 'Lost', seconds: 60 }];
  const { url, logged } = await startRadio({ playout: playoutOf(slotAround(Date.now(), { recordings })) });
  const marks = marksIn(await readBodyBytes(await fetch(`${url}/stream`), BURST));
  expect(marks.every((mark) => mark.startsWith('filler-'))).toBe(true);
  expect(logged.filter(({ recording }) => recording === 'lost')).toHaveLength(1);
});

test('with content down and nothing to play the stream is silence', async () => {
  const { url, logged } = await startRadio({
    lengths: {},
    settings: { fetchContent: async () => Promise.reject(new Error('connection refused')) },
  });
  const body = await readBodyBytes(await fetch(`${url}/stream`), BURST + CHUNK_BYTES);
  expect(body.equals(silence((BURST + CHUNK_BYTES) / FRAME_BYTES))).toBe(true);
  expect(logged).toContainEqual({
    event: 'playout not fetched, the last one stays in use',
    error: new Error('connection refused'),
  });
});

test('after a restart while content is down the last known playout plays', async () => {
  const before = await startRadio();
  expect(before.logged).toEqual([]);
  await before.stop();
  const fetchContent = async () => new Response(null, { status: 503 });
  const { url } = await startRadio({ settings: { data: before.settings.data, fetchContent } });
  const marks = marksIn(await readBodyBytes(await fetch(`${url}/stream`), BURST));
  expect(marks[0]).toMatch(/^ebb#/);
});

test('recordings that hang when they are opened or read are skipped without a gap', async () => {
  const now = Date.now();
  const border = new Date(now + 9_000).toISOString();
  const long = { name: 'long', title: 'Long', seconds: 3_600 };
  const names = ['stuck-open', 'stuck-read', 'fine'];
  const recordings = names.map((name) => ({ name, title: name, seconds: 60 }));
  const marked = markedLibrary({ long: 150_000, 'stuck-read': 2_500, fine: 2_500, ...LENGTHS });
  const never = new Promise<never>(() => {});
  const library: PlayoutLibrary = {
    async open(name) {
      const recording = await (name === 'stuck-open' ? never : marked.open(name));
      return recording && name === 'stuck-read' ? { ...recording, read: () => never } : recording;
    },
  };
  const first = slotAround(now, { recordings: [long], end: border });
  const second = slotAround(now, { id: 'next-2026-11-16', recordings, start: border });
  const { url, logged } = await startRadio({
    playout: playoutOf(first, second),
    library,
    recordingTimeoutMs: 300,
  });
  let bytes = Buffer.alloc(0);
  const response = await fetch(`${url}/stream`);
  void (async () => {
    for await (const part of response.body ?? []) bytes = Buffer.concat([bytes, part]);
  })().catch(() => {});
  await vi.waitFor(() => expect(marksIn(bytes)).toContain('fine#60'));
  const marks = marksIn(bytes);
  const change = marks.indexOf('fine#0');
  const from = Number(marks[0]?.split('#')[1]);
  expect(marks.slice(0, change)).toEqual(
    Array.from({ length: change }, (_, index) => `long#${from + index}`),
  );
  expect(marks.slice(change, change + 61)).toEqual(Array.from({ length: 61 }, (_, index) => `fine#${index}`));
  expect(from + change).toBe(frameAt(border) - frameAt(first.start));
  expect(logged.filter(({ recording }) => String(recording).startsWith('stuck'))).toHaveLength(2);
});
