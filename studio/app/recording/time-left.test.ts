import { expect, test } from 'vitest';
import { createTimeLeft, timeLeftInWords } from './time-left.ts';

test('the time left follows the speed of the last seconds, and a pause does not count', () => {
  let now = 0;
  const left = createTimeLeft(() => now);
  expect(left.measure(0, 1_000)).toBeNull();
  now = 2_000;
  expect(left.measure(100, 1_000)).toBe(18);
  now = 600_000;
  left.begin();
  expect(left.measure(100, 1_000)).toBeNull();
  now += 1_000;
  expect(left.measure(200, 1_000)).toBe(8);
});

test.each([
  [null, 'working out how long it takes'],
  [3, 'a moment left'],
  [42, '40 seconds left'],
  [200, '3 minutes left'],
  [9_000, '2.5 hours left'],
])('%s seconds are said in words', (seconds, words) => {
  expect(timeLeftInWords(seconds)).toBe(words);
});
