import { expect, test } from 'vitest';
import { maxTracks, type PlayedTrack, trackNames, withTrack } from './played-tracks.ts';

const track = (title: string, at: number) => ({ at, artist: 'Hull', title, show: null });

test('[R-901] a track is noted once, ends when the next begins, and the newest stands first', () => {
  let tracks: PlayedTrack[] = [];
  tracks = withTrack(tracks, track('Foghorn', 100), 120);
  expect(withTrack(tracks, track('Foghorn', 130), 130)).toBe(tracks);
  tracks = withTrack(tracks, track('Buoy', 200), 210);
  tracks = withTrack(tracks, null, 300);
  expect(withTrack(tracks, null, 310)).toBe(tracks);
  expect(tracks).toEqual([
    { ...track('Buoy', 200), end: 300 },
    { ...track('Foghorn', 100), end: 200 },
  ]);
});

test('[R-901] the same track in another show, or after a pause, was played again', () => {
  const once = withTrack([], track('Foghorn', 100), 100);
  expect(withTrack(withTrack(once, null, 200), track('Foghorn', 300), 300)).toHaveLength(2);
  const elsewhere = { ...track('Foghorn', 150), show: { title: 'Night Tide', path: null } };
  expect(withTrack(once, elsewhere, 150)).toHaveLength(2);
});

test('[R-901] a track that goes on after a gap is one track, and begins anew after another', () => {
  const before = withTrack([], track('Foghorn', 100), 120);
  expect(withTrack(withTrack(before, null, 200), track('Foghorn', 100), 210)).toEqual(before);
  const other = withTrack(before, track('Buoy', 200), 200);
  expect(withTrack(other, track('Foghorn', 100), 230)).toEqual([
    { ...track('Foghorn', 230), end: null },
    { ...track('Buoy', 200), end: 230 },
    { ...track('Foghorn', 100), end: 200 },
  ]);
});

test('only the latest tracks stay in the list', () => {
  let tracks: PlayedTrack[] = [];
  for (let at = 0; at < 50; at++) tracks = withTrack(tracks, track(`${at}`, at), at);
  expect(tracks).toHaveLength(maxTracks);
  expect(tracks[0]?.title).toBe('49');
});

test.each([
  ['Hull - Foghorn', 'Hull', 'Foghorn'],
  ['Hull – Foghorn - Live', 'Hull', 'Foghorn - Live'],
  ['Jay-Z', '', 'Jay-Z'],
  [' Foghorn ', '', 'Foghorn'],
])('%s is by “%s”', (text, artist, title) => {
  expect(trackNames(text)).toEqual({ artist, title });
});
