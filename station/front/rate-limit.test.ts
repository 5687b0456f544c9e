import { expect, test } from 'vitest';
import { createRateLimit } from './rate-limit.ts';

test('a client that searches too much gets the time to wait, others do not', () => {
  let now = 0;
  const secondsToWait = createRateLimit(() => now);
  for (let n = 0; n < 60; n++) expect(secondsToWait('/search?query=x', () => 'a')).toBe(0);
  expect(secondsToWait('/search?query=x', () => 'a')).toBe(1);
  expect(secondsToWait('/search?query=x', () => 'b')).toBe(0);
  now += 1000;
  expect(secondsToWait('/search?query=x', () => 'a')).toBe(0);
});

test('a client with a network of IPv6 addresses of its own is one client', () => {
  const secondsToWait = createRateLimit(() => 0);
  for (let n = 0; n < 60; n++) expect(secondsToWait('/search?query=x', () => `2001:db8:1:2::${n}`)).toBe(0);
  expect(secondsToWait('/search?query=x', () => '2001:db8:1:2:3:4:5:6')).toBe(1);
  expect(secondsToWait('/search?query=x', () => '2001:db8:1:3::1')).toBe(0);
});

test('a page costs nothing', () => {
  const secondsToWait = createRateLimit(() => 0);
  for (let n = 0; n < 1000; n++) expect(secondsToWait('/shows', () => 'a')).toBe(0);
});
