import { expect, test } from 'vitest';
import { movedTracks } from './move-times.tsx';

test('all times of a tracklist move together, none before the beginning, and tracks without one stay without', () => {
  const tracks = [0, 4, null, 90].map((time) => ({ time, artist: 'Pole', title: 'Fahren' }));
  expect(movedTracks(tracks, -4.1).map(({ time }) => time)).toEqual([0, 0, null, 86]);
  expect(movedTracks(tracks, 30).map(({ time }) => time)).toEqual([30, 34, null, 120]);
});
