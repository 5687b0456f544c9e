import { expect, test } from 'vitest';
import { readStartPosition } from './start-position.ts';

test.each([
  ['?t=754', 754],
  ['?t=0', 0],
  ['?t=4000', null],
  ['?t=-5', null],
  ['?t=1e3', null],
  ['', null],
])('%j is second %s of an hour', (search, seconds) => expect(readStartPosition(search, 3600)).toBe(seconds));
