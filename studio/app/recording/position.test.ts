import { expect, test } from 'vitest';
import { positionInWords, readPosition } from './position.ts';

test.each([
  [0, '0:00.0'],
  [4.46, '0:04.5'],
  [59.97, '1:00.0'],
  [3750.5, '1:02:30.5'],
])('a position of %s seconds is written %s', (seconds, text) => {
  expect(positionInWords(seconds)).toBe(text);
  expect(Math.abs((readPosition(text) ?? 0) - seconds)).toBeLessThan(0.06);
});

test('positions are read as people write them, and nonsense is none', () => {
  expect(['12', '1:02', '0:04,5', '1:00:00', 'soon', '1:2:3:4', ''].map(readPosition)).toEqual([
    ...[12, 62, 4.5, 3600, null, null, null],
  ]);
});
