import { expect, test } from 'vitest';
import { movedBack, movedTracks } from './move-times.tsx';
import { changedRow } from './row-keys.ts';

test('all times of a tracklist move together, none before the beginning, and tracks without one stay without', () => {
  const tracks = [0, 4, null, 90].map((time) => ({ time, artist: 'Pole', title: 'Fahren' }));
  expect(movedTracks(tracks, -4.1).map(({ time }) => time)).toEqual([0, 0, null, 86]);
  expect(movedTracks(tracks, 30).map(({ time }) => time)).toEqual([30, 34, null, 120]);
});

test('a move is taken back around what was written since', () => {
  const before = [1, 30, null, 90].map((time, at) => ({ time, artist: 'Pole', title: `Fahren ${at}` }));
  const [first, second, third, fourth] = movedTracks(before, -4.1) as typeof before;
  if (!first || !second || !third || !fourth) throw new Error('A track is missing');
  const since = [
    changedRow(second, { artist: 'Laraaji' }),
    first,
    { time: 50, artist: 'New', title: 'Since' },
    third,
    changedRow(fourth, { time: 100 }),
  ];
  expect(movedBack(since, before, -4.1).map(({ time, artist }) => [time, artist])).toEqual([
    ...[
      [30, 'Laraaji'],
      [1, 'Pole'],
      [54, 'New'],
      [null, 'Pole'],
      [104, 'Pole'],
    ],
  ]);
});
