import { expect, test } from 'vitest';
import { backoffDelay } from './backoff.ts';

test('[R-311] the waits before coming back grow from one second to thirty, with jitter', () => {
  const longest = [0, 1, 2, 3, 4, 5, 6, 60].map((attempt) => backoffDelay(attempt, () => 1));
  expect(longest).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000, 30_000]);
  expect(backoffDelay(3, () => 0)).toBe(6000);
  expect(backoffDelay(3, () => 0)).toBeLessThan(backoffDelay(3, () => 1));
});
