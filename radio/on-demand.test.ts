import { mkdtemp } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { audioStream, resolvedTrack } from '@longwave/contract/audio.ts';
import { signToken } from '@longwave/server-kit/session-token.ts';
import { silentLog } from '@longwave/server-kit/testing/test-log.ts';
import { createTranscoding } from '@longwave/transcoding/transcoding.ts';
import { expect, onTestFinished, test } from 'vitest';
import { parseRequestUrl } from './http/request-url.ts';
import { createOnDemand } from './on-demand.ts';
import { readRadioSettings } from './settings.ts';

const SECRET = 'a secret of the tests';

async function start(env: NodeJS.ProcessEnv = {}) {
  const data = await mkdtemp(join(tmpdir(), 'on-demand-'));
  const station = join(import.meta.dirname, 'testing/station');
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
    createTranscoding(settings.transcoding, silentLog),
    silentLog,
  );
  const server = createServer((req, res) => {
    const { pathname, searchParams } = parseRequestUrl(req);
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

test('[R-402] a recording never played before is resolved, gets a signed path, and is played', async () => {
  const { onDemand, url } = await start({ RECORDINGS: 'signed' });
  const name = 'test-recording';
  const headers = {
    Authorization: `OAuth ${await signToken({ sid: 'one', exp: Date.now() + 60_000 }, SECRET)}`,
  };
  const found = await fetch(`${url}/resolve.json?url=${encodeURIComponent(`/recordings/${name}`)}`, {
    headers,
  });
  const track = resolvedTrack.parse(await found.json());
  const address = audioStream.parse(await (await fetch(url + track.stream_url, { headers })).json());
  expect((await fetch(`${url}/recordings/${name}.mp3`)).status).toBe(403);
  const sound = await fetch(url + address.url, { headers: { Range: 'bytes=0-7679' } });
  expect(sound.status).toBe(206);
  const bytes = new Uint8Array(await sound.arrayBuffer());
  for (let frame = 0; frame < 20; frame++) expect(bytes[frame * 384]).toBe(0xff);
  const recording = await onDemand.library.open(name);
  expect((await recording?.read(1, 2))?.length).toBe(2 * 384);
  expect(Buffer.from((await recording?.read(1, 2)) ?? [])).toEqual(Buffer.from(bytes.slice(384, 3 * 384)));
});

test('a missing half of the SoundCloud credentials is named', () => {
  expect(() => readRadioSettings({ SOUNDCLOUD_CLIENT_ID: 'x' })).toThrow(/SOUNDCLOUD_CLIENT_SECRET/);
});
