import { expect, test } from 'vitest';
import { shareAddress } from './share.ts';

test('[R-403] a show is shared at its current second', () => {
  expect(shareAddress('https://radio.example', 'low-water', 75.9)).toBe(
    'https://radio.example/shows/low-water?t=75',
  );
  expect(shareAddress('https://radio.example', 'low-water', 0.4)).toBe(
    'https://radio.example/shows/low-water',
  );
});
