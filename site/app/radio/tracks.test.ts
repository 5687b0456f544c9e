import type { PlayedTrack } from '@longwave/contract/played-tracks.ts';
import { expect, test, vi } from 'vitest';
import { tracksOf } from './on-air-socket.ts';
import { trackHeardAt } from './tracks.ts';

const track = (title: string, at: number, end: number | null): PlayedTrack => ({
  ...{ at, end, title, artist: 'Hull', show: null },
});

test('[R-901] the track is the one that reaches the ear, also for who has gone back', () => {
  const played = [track('Buoy', 200, null), track('Foghorn', 100, 150)];
  const heardAt = (moment: number) => trackHeardAt(played, moment)?.title;
  expect([250, 199, 149, 50].map(heardAt)).toEqual(['Buoy', undefined, 'Foghorn', undefined]);
});

test('[R-901] a clock that is slow does not hide the newest; what is no list of tracks is none', () => {
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  const played = [track('Buoy', 5000, null), track('Foghorn', 100, 5000)];
  expect(tracksOf({ tracks: played }, 4000)?.map(({ at }) => at)).toEqual([4000, 100]);
  expect(tracksOf({ tracks: [{ title: 'Buoy' }] }, 4000)).toBeNull();
  expect(tracksOf(null, 4000)).toBeNull();
});
