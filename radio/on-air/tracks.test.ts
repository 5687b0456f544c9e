import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type PlayedTrack, playedTracks } from '@longwave/contract/played-tracks.ts';
import type { PlayerMetadata } from '@longwave/contract/player-metadata.ts';
import { io } from 'socket.io-client';
import { expect, onTestFinished, test, vi } from 'vitest';
import { markedFrames } from '../testing/marked-recordings.ts';
import { FILLER, playoutOf, slotAround, startRadio } from '../testing/radio.ts';
import { basic, dial, hears, settings } from '../testing/source.ts';
import { openTrackList } from './track-list.ts';
import { trackOfOtherHost, trackOnAir } from './track-on-air.ts';

async function tracksOf(url: string): Promise<PlayedTrack[]> {
  return playedTracks.parse(await (await fetch(`${url}/tracks.json`)).json()).tracks;
}

const tracks = [
  { time: 0, artist: 'Hull', title: 'Foghorn' },
  { time: 6, artist: 'Wend', title: 'Buoy' },
];
const tracklists = { ebb: { show: 'night-tide-12', title: 'Night Tide 12', tracks } };
const show = { title: 'Night Tide 12', path: '/shows/night-tide-12' };

test('[R-901] what a recording plays is told by its tracklist, with times, over the socket and HTTP', async () => {
  const playout = { ...playoutOf(slotAround(Date.now())), tracklists };
  const { url } = await startRadio({ playout });
  const socket = io(url, {
    ...{ auth: { 'x-api-key': 'pk_longwave_demo' }, query: { stationId: 'longwave' } },
    transports: ['websocket'],
  });
  onTestFinished(() => void socket.disconnect());
  let told: PlayedTrack[] = [];
  socket.on('tracks', (event) => {
    told = playedTracks.parse(event).tracks;
  });
  // The recording is twelve seconds long and played again and again.
  await vi.waitFor(() => expect(told.length).toBeGreaterThan(2), 30_000);
  const [now, before] = await tracksOf(url);
  expect(now).toMatchObject({ end: null, show });
  expect(before).toMatchObject({ end: now?.at, show });
  expect([now?.title, before?.title].toSorted()).toEqual(['Buoy', 'Foghorn']);
  expect((now?.at ?? 0) - (before?.at ?? 0)).toBe(6_000);
});

test('[R-901] a source says its tracks itself, and they lead to the programme it is in', async () => {
  const { url, port } = await startRadio({
    settings,
    playout: playoutOf(slotAround(Date.now(), { programme: 'night-tide' })),
  });
  const source = dial(port, 'SOURCE /live HTTP/1.0', `Authorization: ${basic()}`);
  source.socket.write(markedFrames('guest', 0, 400));
  await hears(source, '200 OK');
  const say = async (song: string) => {
    const address = `${url}/admin/metadata?mode=updinfo&mount=/live&song=${encodeURIComponent(song)}`;
    await fetch(address, { headers: { Authorization: basic() } });
    await vi.waitFor(async () => expect((await tracksOf(url))[0]?.title).toBe(song.split(' - ')[1]), 15_000);
  };
  await say('Hull - Foghorn');
  await say('Wend - Buoy');
  const played = await tracksOf(url);
  const programme = { title: 'Night Tide', path: '/programmes/night-tide' };
  expect(played.slice(0, 2)).toMatchObject([
    { artist: 'Wend', title: 'Buoy', end: null, show: programme },
    { artist: 'Hull', title: 'Foghorn', end: played[0]?.at, show: programme },
  ]);
});

test('[R-901] a restart loses nothing of it', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'tracks-'));
  const list = await openTrackList(
    folder,
    () => {},
    () => {},
  );
  list.hear({ at: 1, artist: 'Hull', title: 'Foghorn', show: null }, 1);
  await list.close();
  const tell = vi.fn();
  await openTrackList(folder, tell, () => {});
  expect(tell).toHaveBeenCalledWith(list.tracks());
});

test('[R-901] between programmes the rotation is told; a recording without a tracklist is not guessed at', () => {
  const slot = slotAround(0);
  const onAir = { slot, track: { name: 'ebb', title: 'Night Tide 12' }, since: 1000, live: null };
  const playout = playoutOf(slot);
  expect(trackOnAir(onAir, playout, FILLER, 2000)).toBeNull();
  expect(trackOnAir({ ...onAir, slot: null, track: FILLER[0] ?? null }, playout, FILLER, 2000)).toEqual({
    ...{ at: 1000, artist: '', title: 'Low Water', show: null },
  });
});

test.each<[string, PlayerMetadata['status'], object | string, object, object | null]>([
  [
    'a track of a show',
    'schedule',
    { title: 'Night Tide' },
    { title: 'Foghorn', artist: 'Hull' },
    { title: 'Foghorn', artist: 'Hull' },
  ],
  [
    'one line for both',
    'schedule',
    { title: 'Night Tide' },
    { title: 'Hull - Foghorn' },
    { title: 'Foghorn', artist: 'Hull' },
  ],
  [
    'the name of the show',
    'schedule',
    { title: 'Night Tide' },
    { title: 'Night Tide', artist: 'Mara' },
    null,
  ],
  ['the name of the playlist', 'defaultPlaylist', { name: 'Quay' }, { title: 'Quay' }, null],
  ['the name of the station', 'defaultPlaylist', { name: 'Quay' }, { title: 'Estuary' }, null],
  ['off air', 'offAir', 'Off Air', { title: 'Foghorn', artist: 'Hull' }, null],
])('[R-901] another host says %s', (_name, status, content, metadata, expected) => {
  const now = Date.parse('2026-11-16T10:00:00Z');
  const event = { status, content, metadata } as PlayerMetadata;
  const heard = trackOfOtherHost(event, playoutOf(slotAround(0, { programme: 'night-tide' })), now);
  if (!expected) return expect(heard).toBeNull();
  expect(heard).toEqual({
    ...{ at: now, show: { title: 'Night Tide', path: '/programmes/night-tide' } },
    ...expected,
  });
});
