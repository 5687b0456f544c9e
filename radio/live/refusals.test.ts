import { expect, test, vi } from 'vitest';
import { markedFrames } from '../testing/marked-recordings.ts';
import { startRadio } from '../testing/radio.ts';
import { basic, dial, hears, settings } from '../testing/source.ts';

/** A source that cannot go live is told why, before it is told to send. */

const put = (path: string, ...headers: string[]) => [
  `PUT ${path} HTTP/1.1`,
  'Host: x',
  'Expect: 100-continue',
  ...headers,
];
const signedIn = `Authorization: ${basic()}`;
const guess = `Authorization: ${basic('guess')}`;

test('[R-301] wrong password, wrong mount, unusable format, another source, no password set', async () => {
  const { port } = await startRadio({ settings, basePath: '/radio' });
  const refused = async (head: string[], ...words: string[]) => {
    const client = dial(port, ...head);
    for (const word of words) await hears(client, word);
    await vi.waitFor(() => expect(client.closed).toBe(true), 15_000);
    expect(client.heard).not.toContain('100 Continue');
    return client.heard;
  };
  await refused(put('/radio/live', guess), '401 Unauthorized', 'The source password is wrong.');
  const mount = 'There is no mount /stage here. Use /radio/live';
  await refused(put('/stage', signedIn, 'Content-Type: audio/mpeg'), '404 Not Found', mount);
  await refused(['SOURCE /stage HTTP/1.0', signedIn], '404 Not Found', mount);
  await refused(put('/radio/live', signedIn, 'Content-Type: video/webm'), '415 ', 'Set the encoder to mp3');

  for (const head of [put('/stage', guess), ['SOURCE /stage HTTP/1.0', guess], ['SOURCE /stage HTTP/1.0']]) {
    expect(await refused(head, '401 ')).not.toMatch(/mount|\/radio\/live/);
  }

  await hears(dial(port, ...put('/radio/live', signedIn)), '100 Continue');
  await refused(put('/radio/live', signedIn), '409 Conflict', 'Another source is live.');
  await refused(['SOURCE /radio/live HTTP/1.0', signedIn], '409 Conflict', 'Another source is live.');

  const closed = await startRadio();
  await hears(dial(closed.port, ...put('/live', signedIn)), '403 Forbidden');
});

test('[R-301] without ffmpeg AAC is refused with what to send instead, before and after it was looked at', async () => {
  const wasm = { ...settings, transcoding: { way: 'wasm' as const, ffmpeg: 'ffmpeg' } };
  const { port, radio } = await startRadio({ settings: wasm });
  const sentence = 'Set the encoder to mp3, Ogg Vorbis, Ogg Opus or FLAC; AAC can be used only where';
  const declared = dial(port, ...put('/live', signedIn, 'Content-Type: audio/aac'));
  await hears(declared, sentence);
  expect(declared.heard).not.toContain('100 Continue');

  const undeclared = dial(port, ...put('/live', signedIn));
  await hears(undeclared, '100 Continue');
  const frame = Buffer.alloc(100);
  frame.set([0xff, 0xf1, 0x50, 0x80, 100 >> 3, (100 & 7) << 5]);
  undeclared.socket.write(Buffer.concat([frame, frame, frame]));
  await hears(undeclared, '415 ');
  await hears(undeclared, sentence);
  await vi.waitFor(() => expect(radio.stats().source).toBe(false), 15_000);
});

test('[R-301] what is no sound at all is refused, and the next source can go live', async () => {
  const { port, radio } = await startRadio({ settings });
  const source = dial(port, ...put('/live', signedIn));
  await hears(source, '100 Continue');
  source.socket.write(Buffer.alloc(70_000, 'this is no sound '));
  await hears(source, 'This source sends something that is not sound the station can use.');
  const next = dial(port, ...put('/live', signedIn));
  await hears(next, '100 Continue');
  next.socket.write(markedFrames('next', 0, 100));
  await vi.waitFor(() => expect(radio.stats().source).toBe(true), 15_000);
});
