import { expect, test } from 'vitest';
import { trackAt } from './tracklist-position.ts';

test('the current track is the last one that has started', () => {
  const track = (time: number | null) => ({ time, artist: 'A', title: 'T' });
  const list = [track(0), track(60), track(null), track(120)];
  expect(trackAt(list, 0)).toBe(0);
  expect(trackAt(list, 59.9)).toBe(0);
  expect(trackAt(list, 61)).toBe(1);
  expect(trackAt(list, 500)).toBe(3);
  expect(trackAt([track(10)], 5)).toBe(-1);
  expect(trackAt([track(null)], 5)).toBe(-1);
});
