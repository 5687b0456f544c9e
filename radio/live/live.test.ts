import { spawn, spawnSync } from 'node:child_process';
import { readdir } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { FRAME_BYTES } from '../frames/frame.ts';
import { markedFrames, marksIn } from '../testing/marked-recordings.ts';
import { startRadio } from '../testing/radio.ts';

const PASSWORD = 'swordfish';
const settings = { source: { mount: '/live', password: PASSWORD, stalledAfterMs: 20_000 } };
const basic = (password = PASSWORD) => `Basic ${Buffer.from(`source:${password}`).toString('base64')}`;

/** A listener that keeps what it heard and never reconnects. */
async function listen(url: string) {
  const response = await fetch(`${url}/stream`);
  const listener = { bytes: Buffer.alloc(0) as Buffer, ended: false, marks: () => marksIn(listener.bytes) };
  void (async () => {
    for await (const data of response.body ?? []) listener.bytes = Buffer.concat([listener.bytes, data]);
  })()
    .catch(() => {})
    .finally(() => {
      listener.ended = true;
    });
  return listener;
}

/** A source client that says `head` and then sends what it is told to. */
function dial(port: number, ...head: string[]) {
  const socket = connect(port, '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  const client = { socket, heard: '', closed: false };
  socket.on('data', (data) => {
    client.heard += data;
  });
  socket.on('error', () => {});
  socket.on('close', () => {
    client.closed = true;
  });
  socket.write(`${head.join('\r\n')}\r\n\r\n`);
  return client;
}

const hears = (client: { heard: string }, text: string) =>
  vi.waitFor(() => expect(client.heard).toContain(text), 15_000);

test('[R-301] a source takes over the stream and hands it back, frame by frame, without a listener dropped', async () => {
  const { url, port, radio, settings: data } = await startRadio({ settings });
  const listener = await listen(url);
  const head = [
    'PUT /live HTTP/1.1',
    'Host: x',
    `Authorization: ${basic()}`,
    'Content-Type: audio/mpeg',
    'Expect: 100-continue',
  ];
  const source = dial(port, ...head);
  await hears(source, '100 Continue');
  source.socket.write(markedFrames('guest', 0, 150));
  await vi.waitFor(() => expect(radio.stats().source).toBe(true));
  source.socket.end();
  await vi.waitFor(() => {
    const marks = listener.marks();
    expect(marks.lastIndexOf('guest#149')).toBeGreaterThan(0);
    expect(marks.at(-1)).toMatch(/^ebb#/);
  }, 20_000);
  const guest = listener.marks().filter((mark) => mark.startsWith('guest#'));
  expect(guest).toEqual(Array.from({ length: 150 }, (_, number) => `guest#${number}`));
  expect(listener.bytes.indexOf(Buffer.from([0xff, 0xfb]))).toBe(0);
  expect(listener.bytes.length % FRAME_BYTES).toBe(0);
  expect(listener.ended).toBe(false);
  await hears(source, '200 OK');
  expect(radio.stats().source).toBe(false);
  const kept = await readdir(join(data.data, 'broadcasts'));
  expect(kept.some((name) => name.endsWith('.mp3'))).toBe(true);
});

test('[R-303] an older client uses SOURCE and HTTP/1.0, sends at once, and its titles reach listeners', async () => {
  const { url, port } = await startRadio({ settings });
  const source = dial(
    port,
    'SOURCE /live HTTP/1.0',
    `Authorization: ${basic()}`,
    'ice-name: Harbour Set',
    'content-type: audio/mpeg',
  );
  source.socket.write(markedFrames('old', 0, 400));
  await hears(source, '200 OK');
  const title = encodeURIComponent('Hull – Foghorn');
  const updated = await fetch(`${url}/admin/metadata?mode=updinfo&mount=/live&song=${title}&charset=UTF-8`, {
    headers: { Authorization: basic() },
  });
  expect(await updated.text()).toContain('<return>1</return>');
  await vi.waitFor(async () => {
    const { result } = (await (await fetch(`${url}/live.json`)).json()) as { result: object };
    expect(result).toMatchObject({
      status: 'schedule',
      content: { title: 'Night Tide', media: { type: 'live' } },
      metadata: { title: 'Hull – Foghorn' },
    });
  }, 15_000);
});

test('[R-301] sound right behind the head is not lost', async () => {
  const { url, port } = await startRadio({ settings });
  const listener = await listen(url);
  const head = `SOURCE /live HTTP/1.0\r\nAuthorization: ${basic()}\r\n\r\n`;
  const socket = connect(port, '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  socket.write(Buffer.concat([Buffer.from(head), markedFrames('eager', 0, 120)]));
  await vi.waitFor(() => expect(listener.marks()).toContain('eager#0'), 15_000);
});

test('[R-301] wrong password, no password set, second source and wrong format get clear answers', async () => {
  const { port } = await startRadio({ settings });
  const put = ['PUT /live HTTP/1.1', 'Host: x', 'Expect: 100-continue'];
  await hears(dial(port, ...put, `Authorization: ${basic('guess')}`), '401 Unauthorized');
  await hears(dial(port, ...put, `Authorization: ${basic()}`, 'Content-Type: application/ogg'), '415 ');

  const other = dial(port, ...put, `Authorization: ${basic()}`);
  await hears(other, '100 Continue');
  await hears(dial(port, ...put, `Authorization: ${basic()}`), '409 Conflict');
  const frame = Buffer.alloc(417);
  frame.set([0xff, 0xfb, 0x90, 0x04]);
  other.socket.write(Buffer.concat([frame, frame, frame]));
  await hears(
    other,
    '44.1 kHz and 128 kbps. Set the encoder to mp3 (audio/mpeg), 48 kHz, 128 kbps constant.',
  );
  await vi.waitFor(() => expect(other.closed).toBe(true), 15_000);

  const closed = await startRadio();
  await hears(dial(closed.port, ...put, `Authorization: ${basic()}`), '403 Forbidden');
});

test('[R-301] a source that falls silent is given up and the schedule goes on', async () => {
  const { url, port, radio } = await startRadio({
    settings: { source: { ...settings.source, stalledAfterMs: 2_000 } },
  });
  const listener = await listen(url);
  const source = dial(port, 'SOURCE /live HTTP/1.0', `Authorization: ${basic()}`);
  source.socket.write(markedFrames('stuck', 0, 100));
  await vi.waitFor(() => expect(listener.marks()).toContain('stuck#99'), 15_000);
  await vi.waitFor(() => expect(source.closed).toBe(true), 15_000);
  expect(radio.stats().source).toBe(false);
  expect(listener.marks().at(-1)).toMatch(/^ebb#/);
});

const ffmpeg = spawnSync('ffmpeg', ['-version']).status === 0;

test.skipIf(!ffmpeg)('[R-301] ffmpeg goes live (skipped where ffmpeg is not installed)', async () => {
  const { url, port, radio } = await startRadio({ settings, basePath: '/radio' });
  const listener = await listen(url);
  const sound =
    '-re -f lavfi -i sine=440:sample_rate=48000 -ac 2 -c:a libmp3lame -b:a 128k -reservoir 0 -f mp3'.split(
      ' ',
    );
  const target = `icecast://source:${PASSWORD}@127.0.0.1:${port}/radio/live`;
  const ffmpegProcess = spawn('ffmpeg', ['-v', 'error', ...sound, '-content_type', 'audio/mpeg', target]);
  onTestFinished(() => void ffmpegProcess.kill('SIGKILL'));
  const unmarked = () => listener.marks().filter((mark) => mark === '').length;
  await vi.waitFor(() => expect(unmarked()).toBeGreaterThan(60), 25_000);
  expect(radio.stats().source).toBe(true);
  ffmpegProcess.kill('SIGTERM');
  await vi.waitFor(() => expect(listener.marks().at(-1)).toMatch(/^ebb#/), 25_000);
  expect(listener.ended).toBe(false);
});
