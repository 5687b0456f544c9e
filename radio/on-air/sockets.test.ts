import { type PlayerMetadata, playerMetadata } from '@longwave/contract/player-metadata.ts';
import { io, type Socket } from 'socket.io-client';
import { expect, onTestFinished, test, vi } from 'vitest';
import { entryOf, playoutOf, slotAround, startRadio } from '../testing/radio.ts';

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

test('[R-303] the socket says on connect what is on, in the shape of the contract', async () => {
  const { port } = await startRadio({ basePath: '/radio' });
  const socket = join(`http://127.0.0.1:${port}`, undefined, undefined, '/radio/socket.io');
  const now = playerMetadata.parse(await next(socket, 'player-metadata'));
  expect(now).toMatchObject({
    status: 'schedule',
    content: { id: 'night-tide-2026-11-16', title: 'Night Tide', timezone: 'Europe/London' },
    metadata: { artist: 'Mara Quill' },
  });
});

test('[R-303] a wrong key or station is refused and not retried', async () => {
  const { url } = await startRadio();
  for (const socket of [join(url, 'pk_other'), join(url, undefined, 'elsewhere')]) {
    const error = (await next(socket, 'connect_error')) as Error;
    expect(error.message).toBe('Unauthorized');
    expect(socket.active).toBe(false);
  }
});

test('[R-303] every change is announced: the slot ends and the rotation follows', async () => {
  const now = Date.now();
  const slot = slotAround(now, { end: new Date(now + 3_000).toISOString() });
  const { url } = await startRadio({ playout: playoutOf(slot) });
  const socket = join(url);
  const heard: PlayerMetadata[] = [];
  socket.on('player-metadata', (metadata: PlayerMetadata) => heard.push(metadata));
  await vi.waitFor(() => expect(heard.at(-1)?.status).toBe('defaultPlaylist'), 15_000);
  expect(heard[0]?.status).toBe('schedule');
  expect(heard.at(-1)?.content).toMatchObject({ name: 'Estuary rotation', numberOfSongs: 2 });
});

test('[R-303] with nothing to play the station is off air, also over plain HTTP', async () => {
  const { url } = await startRadio({ playout: playoutOf(), lengths: {} });
  const answer = (await (await fetch(`${url}/live.json`)).json()) as { result: unknown };
  expect(answer).toMatchObject({ success: true, result: { status: 'offAir', content: 'Off Air' } });
  expect(playerMetadata.safeParse(answer.result).success).toBe(true);
});

test('[R-303] what is announced follows the log: not what is published meanwhile, but a change that staff ask for', async () => {
  const slot = slotAround(Date.now());
  const { url, content } = await startRadio({ playout: playoutOf(slot) });
  const heard = new Set<string>();
  join(url).on('player-metadata', ({ content: event }: PlayerMetadata) =>
    heard.add(typeof event === 'object' && event && 'title' in event ? event.title : ''),
  );
  await vi.waitFor(() => expect([...heard]).toEqual(['Night Tide']), 15_000);
  const renamed = slotAround(Date.now(), { ...slot, title: 'Renamed' });
  const at = new Date(Date.now() + 12_000).toISOString();
  const change = entryOf({ ...renamed, title: 'Changed by staff' }, { start: at });
  content.playout = { ...playoutOf(renamed), entries: [entryOf(renamed), change] };
  await vi.waitFor(() => expect([...heard]).toEqual(['Night Tide', 'Changed by staff']), 30_000);
  expect(Date.now()).toBeGreaterThanOrEqual(Date.parse(at) - 600);
});
