import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type PlayedTrack, playedTracks } from '@longwave/contract/played-tracks.ts';
import type { PlayerMetadata } from '@longwave/contract/player-metadata.ts';
import { silentLog } from '@longwave/server-kit/testing/test-log.ts';
import { io } from 'socket.io-client';
import { expect, onTestFinished, test, vi } from 'vitest';
import { markedFrames } from '../testing/marked-recordings.ts';
import { basicAuth, connectSource, sourceSettings, waitForText } from '../testing/source-client.ts';
import { FILLER, playoutOf, slotAround, startRadio } from '../testing/test-radio.ts';
import { openPlayedTracks } from './played-tracks.ts';
import { trackOfExternalHost, trackOnAir } from './track-on-air.ts';

async function tracksOf(url: string): Promise<PlayedTrack[]> {
  return playedTracks.parse(await (await fetch(`${url}/tracks.json`)).json()).tracks;
}

const tracks = [
  { time: 0, artist: 'Hull', title: 'Foghorn' },
  { time: 3, artist: 'Wend', title: 'Buoy' },
  { time: 6, artist: 'Hull', title: 'Foghorn' },
  { time: 9, artist: 'Wend', title: 'Buoy' },
];
const tracklists = { ebb: { show: 'test-show-12', title: 'Test Show 12', tracks } };
const show = { title: 'Test Show 12', path: '/shows/test-show-12' };

test('[R-901] tracks of a recording are announced by its tracklist, over the socket and HTTP', async () => {
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
  await vi.waitFor(() => expect(told.length).toBeGreaterThan(2));
  const [now, before] = await tracksOf(url);
  expect(now).toMatchObject({ end: null, show });
  expect(before).toMatchObject({ end: now?.at, show });
  expect([now?.title, before?.title].toSorted()).toEqual(['Buoy', 'Foghorn']);
  expect((now?.at ?? 0) - (before?.at ?? 0)).toBe(3_000);
});

test('titles of a live source become tracks that link to the programme of the slot', async () => {
  const { url, port } = await startRadio({
    settings: sourceSettings,
    playout: playoutOf(slotAround(Date.now(), { programme: 'test-show' })),
  });
  const source = connectSource(port, 'SOURCE /live HTTP/1.0', `Authorization: ${basicAuth()}`);
  source.socket.write(markedFrames('guest', 0, 2_000));
  await waitForText(source, '200 OK');
  const say = async (song: string) => {
    const address = `${url}/admin/metadata?mode=updinfo&mount=/live&song=${encodeURIComponent(song)}`;
    await fetch(address, { headers: { Authorization: basicAuth() } });
    await vi.waitFor(async () => expect((await tracksOf(url))[0]?.title).toBe(song.split(' - ')[1]));
  };
  await say('Hull - Foghorn');
  await say('Wend - Buoy');
  const played = await tracksOf(url);
  const programme = { title: 'Test Show', path: '/programmes/test-show' };
  expect(played.slice(0, 2)).toMatchObject([
    { artist: 'Wend', title: 'Buoy', end: null, show: programme },
    { artist: 'Hull', title: 'Foghorn', end: played[0]?.at, show: programme },
  ]);
});

test('played tracks survive a restart', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'tracks-'));
  const list = await openPlayedTracks(folder, () => {}, silentLog);
  list.add({ at: 1, artist: 'Hull', title: 'Foghorn', show: null }, 1);
  await list.close();
  const tell = vi.fn();
  await openPlayedTracks(folder, tell, silentLog);
  expect(tell).toHaveBeenCalledWith(list.tracks());
});

test('filler is announced as a track; a recording without a tracklist is not', () => {
  const slot = slotAround(0);
  const onAir = { slot, track: { name: 'ebb', title: 'Test Show 12' }, since: 1000, live: null };
  const playout = playoutOf(slot);
  expect(trackOnAir(onAir, playout, FILLER, 2000)).toBeNull();
  expect(trackOnAir({ ...onAir, slot: null, track: FILLER[0] ?? null }, playout, FILLER, 2000)).toEqual({
    ...{ at: 1000, artist: '', title: 'Filler A', show: null },
  });
});

test.each<[string, PlayerMetadata['status'], object | string, object, object | null]>([
  [
    'a track of a show',
    'schedule',
    { title: 'Test Show' },
    { title: 'Foghorn', artist: 'Hull' },
    { title: 'Foghorn', artist: 'Hull' },
  ],
  [
    'one line for both',
    'schedule',
    { title: 'Test Show' },
    { title: 'Hull - Foghorn' },
    { title: 'Foghorn', artist: 'Hull' },
  ],
  ['the name of the show', 'schedule', { title: 'Test Show' }, { title: 'Test Show', artist: 'Dana' }, null],
  [
    'the name of the playlist',
    'defaultPlaylist',
    { name: 'External Radio' },
    { title: 'External Radio' },
    null,
  ],
  ['the name of the station', 'defaultPlaylist', { name: 'External Radio' }, { title: 'Test Radio' }, null],
  ['off air', 'offAir', 'Off Air', { title: 'Foghorn', artist: 'Hull' }, null],
])('the track of an external host that sends %s', (_name, status, content, metadata, expected) => {
  const now = Date.parse('2026-11-16T10:00:00Z');
  const event = { status, content, metadata } as PlayerMetadata;
  const heard = trackOfExternalHost(event, playoutOf(slotAround(0, { programme: 'test-show' })), now);
  const show = { title: 'Test Show', path: '/programmes/test-show' };
  expect(heard).toEqual(expected && { at: now, show, ...expected });
});
