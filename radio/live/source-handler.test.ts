import { spawn, spawnSync } from 'node:child_process';
import { readdir } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { FRAME_BYTES } from '@longwave/transcoding/frames/frame.ts';
import { expect, onTestFinished, test, vi } from 'vitest';
import { markedFrames } from '../testing/marked-recordings.ts';
import {
  basicAuth,
  connectSource,
  listen,
  PASSWORD,
  sourceSettings,
  waitForText,
} from '../testing/source-client.ts';
import { startRadio } from '../testing/test-radio.ts';

test('a source takes over the stream and hands it back at a frame, and no listener is dropped', async () => {
  const { url, port, radio, settings: data } = await startRadio({ settings: sourceSettings });
  const listener = await listen(url);
  const head = [
    'PUT /live HTTP/1.1',
    'Host: x',
    `Authorization: ${basicAuth()}`,
    'Content-Type: audio/mpeg',
    'Expect: 100-continue',
  ];
  const source = connectSource(port, ...head);
  await waitForText(source, '100 Continue');
  source.socket.write(markedFrames('guest', 0, 150));
  await vi.waitFor(() => expect(radio.stats().source).toBe(true));
  source.socket.end();
  await vi.waitFor(() => {
    const marks = listener.marks();
    expect(marks.lastIndexOf('guest#149')).toBeGreaterThan(0);
    expect(marks.at(-1)).toMatch(/^ebb#/);
  });
  const guest = listener.marks().filter((mark) => mark.startsWith('guest#'));
  expect(guest).toEqual(Array.from({ length: 150 }, (_, number) => `guest#${number}`));
  expect(listener.bytes.indexOf(Buffer.from([0xff, 0xfb]))).toBe(0);
  // Bytes that are sent at once may arrive in parts.
  await vi.waitFor(() => expect(listener.bytes.length % FRAME_BYTES).toBe(0));
  expect(listener.ended).toBe(false);
  await waitForText(source, '200 OK');
  expect(radio.stats().source).toBe(false);
  const kept = await readdir(join(data.data, 'broadcasts'));
  expect(kept.some((name) => name.endsWith('.mp3'))).toBe(true);
});

test('a client with SOURCE over HTTP/1.0 goes live, and its titles are announced', async () => {
  const { url, port } = await startRadio({ settings: sourceSettings });
  const source = connectSource(
    port,
    'SOURCE /live HTTP/1.0',
    `Authorization: ${basicAuth()}`,
    'ice-name: Guest Set',
    'content-type: audio/mpeg',
  );
  source.socket.write(markedFrames('old', 0, 2_000));
  await waitForText(source, '200 OK');
  const title = encodeURIComponent('Hull – Foghorn');
  const updated = await fetch(`${url}/admin/metadata?mode=updinfo&mount=/live&song=${title}&charset=UTF-8`, {
    headers: { Authorization: basicAuth() },
  });
  expect(await updated.text()).toContain('<return>1</return>');
  await vi.waitFor(async () => {
    const { result } = (await (await fetch(`${url}/live.json`)).json()) as { result: object };
    expect(result).toMatchObject({
      status: 'schedule',
      content: { title: 'Test Show', media: { type: 'live' } },
      metadata: { title: 'Hull – Foghorn' },
    });
  });
});

test('sound in the same packet as the request head is not lost', async () => {
  const { url, port } = await startRadio({ settings: sourceSettings });
  const listener = await listen(url);
  const head = `SOURCE /live HTTP/1.0\r\nAuthorization: ${basicAuth()}\r\n\r\n`;
  const socket = connect(port, '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  socket.write(Buffer.concat([Buffer.from(head), markedFrames('eager', 0, 120)]));
  await vi.waitFor(() => expect(listener.marks()).toContain('eager#0'));
});

test('a source that stops sending is given up, recorded sound goes on, and late bytes are not played', async () => {
  const { url, port, radio } = await startRadio({
    settings: { source: { ...sourceSettings.source, stalledAfterMs: 5_000 } },
  });
  const listener = await listen(url);
  const source = connectSource(port, 'SOURCE /live HTTP/1.0', `Authorization: ${basicAuth()}`);
  // Four whole chunks, and part of a fifth that is never completed.
  source.socket.write(markedFrames('stuck', 0, 100));
  await vi.waitFor(() => expect(listener.marks()).toContain('stuck#83'));
  await vi.waitFor(() => expect(source.closed).toBe(true));
  expect(radio.stats().source).toBe(false);
  source.socket.write(markedFrames('stuck', 100, 200));
  const heard = listener.marks().length;
  await vi.waitFor(() => expect(listener.marks().length).toBeGreaterThan(heard + 84));
  const marks = listener.marks();
  expect(marks.slice(marks.indexOf('stuck#83') + 1).filter((mark) => !mark.startsWith('ebb#'))).toEqual([]);
});

const ffmpeg = spawnSync('ffmpeg', ['-version']).status === 0;

test.skipIf(!ffmpeg)('ffmpeg goes live (skipped where ffmpeg is not installed)', async () => {
  const { url, port, radio } = await startRadio({ settings: sourceSettings, basePath: '/radio' });
  const listener = await listen(url);
  const sound =
    '-re -f lavfi -i sine=440:sample_rate=48000 -ac 2 -c:a libmp3lame -b:a 128k -reservoir 0 -f mp3'.split(
      ' ',
    );
  const target = `icecast://source:${PASSWORD}@127.0.0.1:${port}/radio/live`;
  const ffmpegProcess = spawn('ffmpeg', ['-v', 'error', ...sound, '-content_type', 'audio/mpeg', target]);
  onTestFinished(() => void ffmpegProcess.kill('SIGKILL'));
  const unmarked = () => listener.marks().filter((mark) => mark === '').length;
  await vi.waitFor(() => expect(unmarked()).toBeGreaterThan(60));
  expect(radio.stats().source).toBe(true);
  ffmpegProcess.kill('SIGTERM');
  await vi.waitFor(() => expect(listener.marks().at(-1)).toMatch(/^ebb#/));
  expect(listener.ended).toBe(false);
});
