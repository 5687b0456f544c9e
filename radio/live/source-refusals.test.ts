import { expect, test, vi } from 'vitest';
import { markedFrames } from '../testing/marked-recordings.ts';
import { basicAuth, connectSource, sourceSettings, waitForText } from '../testing/source-client.ts';
import { startRadio } from '../testing/test-radio.ts';

/** A source that cannot go live learns the reason before it is told to send. */

const put = (path: string, ...headers: string[]) => [
  `PUT ${path} HTTP/1.1`,
  'Host: x',
  'Expect: 100-continue',
  ...headers,
];
const signedIn = `Authorization: ${basicAuth()}`;
const guess = `Authorization: ${basicAuth('guess')}`;

test('a wrong password, mount or format, a second source, and a station without a password are refused', async () => {
  const { port } = await startRadio({ settings: sourceSettings, basePath: '/radio' });
  const refused = async (head: string[], ...words: string[]) => {
    const client = connectSource(port, ...head);
    for (const word of words) await waitForText(client, word);
    await vi.waitFor(() => expect(client.closed).toBe(true));
    expect(client.received).not.toContain('100 Continue');
    return client.received;
  };
  await refused(put('/radio/live', guess), '401 Unauthorized', 'The source password is wrong.');
  const mount = 'There is no mount /stage here. Use /radio/live';
  await refused(put('/stage', signedIn, 'Content-Type: audio/mpeg'), '404 Not Found', mount);
  await refused(['SOURCE /stage HTTP/1.0', signedIn], '404 Not Found', mount);
  await refused(put('/radio/live', signedIn, 'Content-Type: video/webm'), '415 ', 'Set the encoder to mp3');

  for (const head of [put('/stage', guess), ['SOURCE /stage HTTP/1.0', guess], ['SOURCE /stage HTTP/1.0']]) {
    expect(await refused(head, '401 ')).not.toMatch(/mount|\/radio\/live/);
  }

  await waitForText(connectSource(port, ...put('/radio/live', signedIn)), '100 Continue');
  await refused(put('/radio/live', signedIn), '409 Conflict', 'Another source is live.');
  await refused(['SOURCE /radio/live HTTP/1.0', signedIn], '409 Conflict', 'Another source is live.');

  const closed = await startRadio();
  await waitForText(connectSource(closed.port, ...put('/live', signedIn)), '403 Forbidden');
});

test('without ffmpeg AAC is refused with what to send instead, by content type and by content', async () => {
  const wasm = { ...sourceSettings, transcoding: { engine: 'wasm' as const, ffmpeg: 'ffmpeg' } };
  const { port, radio } = await startRadio({ settings: wasm });
  const sentence = 'Set the encoder to mp3, Ogg Vorbis, Ogg Opus or FLAC; AAC can be used only where';
  const declared = connectSource(port, ...put('/live', signedIn, 'Content-Type: audio/aac'));
  await waitForText(declared, sentence);
  expect(declared.received).not.toContain('100 Continue');

  const undeclared = connectSource(port, ...put('/live', signedIn));
  await waitForText(undeclared, '100 Continue');
  const frame = Buffer.alloc(100);
  frame.set([0xff, 0xf1, 0x50, 0x80, 100 >> 3, (100 & 7) << 5]);
  undeclared.socket.write(Buffer.concat([frame, frame, frame]));
  await waitForText(undeclared, '415 ');
  await waitForText(undeclared, sentence);
  await vi.waitFor(() => expect(radio.stats().source).toBe(false));
});

test('data that is no sound is refused, and the next source can go live', async () => {
  const { port, radio } = await startRadio({ settings: sourceSettings });
  const source = connectSource(port, ...put('/live', signedIn));
  await waitForText(source, '100 Continue');
  source.socket.write(Buffer.alloc(70_000, 'this is no sound '));
  await waitForText(source, 'This source sends something that is not sound the station can use.');
  const next = connectSource(port, ...put('/live', signedIn));
  await waitForText(next, '100 Continue');
  next.socket.write(markedFrames('next', 0, 100));
  await vi.waitFor(() => expect(radio.stats().source).toBe(true));
});
