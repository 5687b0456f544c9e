import { mkdtemp } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { resolvedTrack, streamAddress } from '@longwave/contract/audio.ts';
import { signToken } from '@longwave/contract/session-token.ts';
import { expect, onTestFinished, test } from 'vitest';
import { addressOf } from './address.ts';
import { createOnDemand } from './on-demand.ts';
import { readRadioSettings } from './settings.ts';
import { createTranscoding } from './transcoding/transcoding.ts';

const SECRET = 'a secret of the tests';

async function start(env: NodeJS.ProcessEnv = {}) {
  const data = await mkdtemp(join(tmpdir(), 'on-demand-'));
  const station = resolve(import.meta.dirname, '../stations/demo');
  const settings = readRadioSettings({ DATA: data, STATION: station, SESSION_SECRET: SECRET, ...env });
  const picture = { name: 'show-x', alt: '', width: 10, height: 10, colour: '#112233' };
  const fetchContent = async (path: string) => {
    const name = path.split(/[/.]/)[2];
    return Response.json({
      name,
      title: 'A show',
      artist: 'A resident',
      show: 'a-show',
      picture,
      seconds: 600,
    });
  };
  const onDemand = await createOnDemand(
    { ...settings, fetchContent },
    createTranscoding(settings.transcoding, () => undefined),
    () => undefined,
  );
  const server = createServer((req, res) => {
    const { pathname, searchParams } = addressOf(req);
    if (!onDemand.handle(req, res, pathname, searchParams)) res.writeHead(404).end();
  });
  await new Promise<void>((done) => server.listen(0, done));
  onTestFinished(async () => {
    server.closeAllConnections();
    server.close();
    await onDemand.close();
  });
  return { onDemand, url: `http://localhost:${(server.address() as AddressInfo).port}` };
}

test('[R-402] a recording never played before is found, addressed and heard', {
  timeout: 120_000,
}, async () => {
  const { onDemand, url } = await start({ RECORDINGS: 'signed' });
  const name = onDemand.filler[0]?.name ?? '';
  const headers = {
    Authorization: `OAuth ${await signToken({ sid: 'one', exp: Date.now() + 60_000 }, SECRET)}`,
  };
  const found = await fetch(`${url}/resolve.json?url=${encodeURIComponent(`/recordings/${name}`)}`, {
    headers,
  });
  const track = resolvedTrack.parse(await found.json());
  const address = streamAddress.parse(await (await fetch(url + track.stream_url, { headers })).json());
  expect((await fetch(`${url}/recordings/${name}.mp3`)).status).toBe(403);
  const sound = await fetch(url + address.url, { headers: { Range: 'bytes=0-7679' } });
  expect(sound.status).toBe(206);
  const bytes = new Uint8Array(await sound.arrayBuffer());
  for (let frame = 0; frame < 20; frame++) expect(bytes[frame * 384]).toBe(0xff);
  const recording = await onDemand.library.open(name);
  expect((await recording?.read(1, 2))?.length).toBe(2 * 384);
  expect(await recording?.read(1, 2)).toEqual(bytes.slice(384, 3 * 384));
});

test('half of the SoundCloud credentials is a mistake that is named', () => {
  expect(() => readRadioSettings({ SOUNDCLOUD_CLIENT_ID: 'x' })).toThrow(/SOUNDCLOUD_CLIENT_SECRET/);
});
