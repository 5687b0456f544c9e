import type { PlayedTrack } from '@longwave/contract/played-tracks.ts';
import { expect, test, vi } from 'vitest';
import { parseTracks } from './on-air-socket.ts';
import { trackHeardAt } from './tracks.ts';

const track = (title: string, at: number, end: number | null): PlayedTrack => ({
  ...{ at, end, title, artist: 'Hull', show: null },
});

test('[R-901] the track is the one that reaches the ear, also for who has gone back', () => {
  const played = [track('Newer', 200, null), track('Older', 100, 150)];
  const heardAt = (moment: number) => trackHeardAt(played, moment)?.title;
  expect([250, 199, 149, 50].map(heardAt)).toEqual(['Newer', undefined, 'Older', undefined]);
});

test('a slow clock does not hide the newest track, and an event that is no list is ignored', () => {
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  const played = [track('Newer', 5000, null), track('Older', 100, 5000)];
  expect(parseTracks({ tracks: played }, 4000)?.map(({ at }) => at)).toEqual([4000, 100]);
  expect(parseTracks({ tracks: [{ title: 'Newer' }] }, 4000)).toBeNull();
  expect(parseTracks(null, 4000)).toBeNull();
});
