import { type PlayerMetadata, playerMetadata } from '@longwave/contract/player-metadata.ts';
import { io, type Socket } from 'socket.io-client';
import { expect, onTestFinished, test, vi } from 'vitest';
import { entryOf, LENGTHS, playoutOf, slotAround, startRadio } from '../testing/test-radio.ts';
import { createSilenceFilter } from './silence-filter.ts';

function join(url: string, key = 'pk_longwave_demo', stationId = 'longwave', path = '/socket.io'): Socket {
  const socket = io(url, {
    path,
    auth: { 'x-api-key': key },
    query: { stationId },
    transports: ['websocket'],
  });
  onTestFinished(() => void socket.disconnect());
  return socket;
}

const next = (socket: Socket, event: string) => new Promise<unknown>((done) => socket.once(event, done));

test('[R-303] the socket sends what is on air on connect, in the format of the contract', async () => {
  const { port } = await startRadio({ basePath: '/radio' });
  const socket = join(`http://127.0.0.1:${port}`, undefined, undefined, '/radio/socket.io');
  const now = playerMetadata.parse(await next(socket, 'player-metadata'));
  expect(now).toMatchObject({
    status: 'schedule',
    content: { id: 'test-show-2026-11-16', title: 'Test Show', timezone: 'Europe/London' },
    metadata: { artist: 'Test Host' },
  });
});

test('a wrong key or station is refused and not retried', async () => {
  const { url } = await startRadio();
  for (const socket of [join(url, 'pk_other'), join(url, undefined, 'elsewhere')]) {
    const error = (await next(socket, 'connect_error')) as Error;
    expect(error.message).toBe('Unauthorized');
    expect(socket.active).toBe(false);
  }
});

test('every change is announced: after the slot ends, the rotation', async () => {
  const now = Date.now();
  const times = { start: new Date(now - 2_000).toISOString(), end: new Date(now + 10_000).toISOString() };
  const { url } = await startRadio({ playout: playoutOf(slotAround(now, times)) });
  const socket = join(url);
  const heard: PlayerMetadata[] = [];
  socket.on('player-metadata', (metadata: PlayerMetadata) => heard.push(metadata));
  await vi.waitFor(() => expect(heard.at(-1)?.status).toBe('defaultPlaylist'));
  expect(heard[0]?.status).toBe('schedule');
  expect(heard.at(-1)?.content).toMatchObject({ name: 'Test Radio rotation', numberOfSongs: 2 });
});

test('a slot whose recording is missing is not announced; the rotation is', async () => {
  const { 'filler-a': a, 'filler-b': b } = LENGTHS;
  const { url } = await startRadio({ lengths: { 'filler-a': a, 'filler-b': b } });
  expect(await next(join(url), 'player-metadata')).toMatchObject({
    status: 'defaultPlaylist',
    content: { name: 'Test Radio rotation' },
    metadata: { title: expect.stringMatching(/^Filler [AB]$/) },
  });
  const stream = await fetch(`${url}/stream`, { headers: { 'icy-metadata': '1' } });
  const every = Number(stream.headers.get('icy-metaint'));
  let heard = Buffer.alloc(0);
  for await (const part of stream.body ?? []) {
    heard = Buffer.concat([heard, part]);
    if (heard.length > every + 200) break;
  }
  expect(heard.subarray(every, every + 200).toString('latin1')).toMatch(/StreamTitle='Filler [AB]'/);
});

test('after a recording that is shorter than its slot the rotation is announced', async () => {
  const now = Date.now();
  const times = { start: new Date(now - 15_000).toISOString(), end: new Date(now + 5_000).toISOString() };
  const { url } = await startRadio({ playout: playoutOf(slotAround(now, times)) });
  expect(await next(join(url), 'player-metadata')).toMatchObject({ status: 'defaultPlaylist' });
});

test('a few seconds of silence are not announced as off air, longer silence is', () => {
  const isHeard = createSilenceFilter();
  const chunk = (number: number, track: { name: string; title: string } | null) => ({
    number,
    onAir: { slot: null, track, since: 0, live: null },
  });
  const sound = { name: 'a', title: 'A' };
  expect(isHeard(chunk(1, null))).toBe(true);
  expect([2, 3].map((number) => isHeard(chunk(number, sound)))).toEqual([true, true]);
  expect([4, 8, 13, 14].map((number) => isHeard(chunk(number, null)))).toEqual([false, false, false, true]);
  expect(isHeard(chunk(15, sound))).toBe(true);
  expect(isHeard(chunk(16, null))).toBe(false);
});

test('with nothing to play /live.json says off air', async () => {
  const { url } = await startRadio({ playout: playoutOf(), lengths: {} });
  const response = (await (await fetch(`${url}/live.json`)).json()) as { result: unknown };
  expect(response).toMatchObject({ success: true, result: { status: 'offAir', content: 'Off Air' } });
  expect(playerMetadata.safeParse(response.result).success).toBe(true);
});

test('a running slot keeps its title when it is edited, and a change by staff is announced at its instant', async () => {
  const slot = slotAround(Date.now());
  const { url, content } = await startRadio({ playout: playoutOf(slot) });
  const heard = new Set<string>();
  join(url).on('player-metadata', ({ content: event }: PlayerMetadata) =>
    heard.add(typeof event === 'object' && event && 'title' in event ? event.title : ''),
  );
  await vi.waitFor(() => expect([...heard]).toEqual(['Test Show']));
  const renamed = slotAround(Date.now(), { ...slot, title: 'Renamed' });
  const at = new Date(Date.now() + 5_000).toISOString();
  const change = entryOf({ ...renamed, title: 'Changed by staff' }, { start: at });
  content.playout = { ...playoutOf(renamed), entries: [entryOf(renamed), change] };
  await vi.waitFor(() => expect([...heard]).toEqual(['Test Show', 'Changed by staff']));
  expect(Date.now()).toBeGreaterThanOrEqual(Date.parse(at) - 600);
});
