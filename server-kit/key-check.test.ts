import { expect, test } from 'vitest';
import { bearerToken, isSameKey } from './key-check.ts';

test('the token of a Bearer header is read, whatever its case, and of no other scheme', () => {
  expect(bearerToken('Bearer abc')).toBe('abc');
  expect(bearerToken('bearer  abc ')).toBe('abc');
  for (const other of ['Basic abc', 'Bearer', 'Bearer ', 'abc', '', null, undefined])
    expect(bearerToken(other)).toBeUndefined();
});

test('only the key itself is the key, and an empty key fits nobody', () => {
  expect(isSameKey('a key of staff', 'a key of staff')).toBe(true);
  for (const given of ['a key of staf', 'a key of staff ', 'A key of staff', '', undefined])
    expect(isSameKey(given, 'a key of staff')).toBe(false);
  expect(isSameKey('', '')).toBe(false);
  expect(isSameKey(undefined, undefined)).toBe(false);
});
