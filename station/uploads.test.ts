import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as tus from 'tus-js-client';
import { expect, onTestFinished, test } from 'vitest';
import { seedFixture, serveStation } from './testing/test-station.ts';

const key = 'a key for the tests only';
const authorization = `Bearer ${key}`;

/** Silence as the radio plays it: frames of 384 bytes, 24 ms each. */
function silence(seconds: number): Buffer {
  const frame = Buffer.alloc(384);
  frame.writeUInt32BE(0xfffb_9400, 0);
  return Buffer.concat(Array.from({ length: Math.round(seconds / 0.024) }, () => frame));
}

test('a recording whose upload a restart of the station cut off can be used in a show and heard', async () => {
  const data = mkdtempSync(join(tmpdir(), 'longwave-'));
  onTestFinished(() => rmSync(data, { recursive: true, force: true, maxRetries: 5 }));
  seedFixture(data);
  let station = await serveStation(data, { CONTENT_KEY: key });
  onTestFinished(() => station.close());
  const sound = silence(600);
  const options = {
    headers: { authorization },
    metadata: { kind: 'recording', filename: 'Last Night.mp3' },
    chunkSize: 2_000_000,
    retryDelays: null,
  };
  const begun = await new Promise<string>((resolve, reject) => {
    const upload: tus.Upload = new tus.Upload(sound, {
      ...options,
      endpoint: `${station.url}/content/uploads`,
      onError: reject,
      onChunkComplete: () => void upload.abort().then(() => resolve(upload.url ?? '')),
    });
    upload.start();
  });
  const path = new URL(begun).pathname;
  expect(path).toMatch(/^\/content\/uploads\/[0-9a-f]{32}$/);

  await station.close();
  station = await serveStation(data, { CONTENT_KEY: key });
  await new Promise<void>((resolve, reject) => {
    const uploadUrl = station.url + path;
    // All in one request, which is more than may be unread between two threads.
    const { chunkSize: _, ...whole } = options;
    new tus.Upload(sound, { ...whole, uploadUrl, onError: reject, onSuccess: () => resolve() }).start();
  });
  const ask = async (url: string, init: RequestInit = {}) => {
    const response = await fetch(station.url + url, { ...init, headers: { authorization, 'if-match': '*' } });
    return await response.json();
  };
  await expect
    .poll(() => ask(`${path}/status`))
    .toMatchObject({
      state: 'ready',
      name: 'last-night',
      facts: { format: 'mp3', seconds: 600, rate: 48_000, bytes: sound.length },
    });

  const { shows } = await ask('/content/shows.json');
  const slug = shows.items[0].id;
  const { live } = await ask(`/content/documents/show/${slug}`);
  const recording = {
    kind: 'file',
    name: 'last-night',
    url: '/recordings/last-night',
    seconds: 600,
    bytes: sound.length,
  };
  const written = await ask(`/content/documents/show/${slug}`, {
    method: 'PUT',
    body: JSON.stringify({ ...live, recording }),
  });
  expect(written).toMatchObject({ published: true });
  const heard = await fetch(`${station.url}/radio/recordings/last-night.mp3`);
  expect(Buffer.from(await heard.arrayBuffer()).equals(sound)).toBe(true);
});
