import { expect, test } from 'vitest';
import { secondsFrom, shareAddress } from './share.ts';

test('[R-403] a show is shared at its current second, and the address leads back there', () => {
  expect(shareAddress('https://radio.example', 'low-water', 75.9)).toBe(
    'https://radio.example/shows/low-water?t=75',
  );
  expect(shareAddress('https://radio.example', 'low-water', 0.4)).toBe(
    'https://radio.example/shows/low-water',
  );
  expect(secondsFrom('75')).toBe(75);
  expect(secondsFrom('75s')).toBe(75);
  expect(secondsFrom('1:15')).toBe(75);
  expect(secondsFrom('1:00:05')).toBe(3605);
  for (const rubbish of [null, '', '-3', 'soon', '1e9', '99999999'])
    expect(secondsFrom(rubbish)).toBeUndefined();
});
