import { expect, test } from 'vitest';
import { parseByteRange } from './byte-range.ts';

test('one range of bytes, from its first to its last', () => {
  expect(parseByteRange('bytes=0-3', 10)).toEqual({ first: 0, last: 3 });
  expect(parseByteRange('bytes=4-', 10)).toEqual({ first: 4, last: 9 });
  expect(parseByteRange('bytes=-3', 10)).toEqual({ first: 7, last: 9 });
  expect(parseByteRange(' bytes=9-9 ', 10)).toEqual({ first: 9, last: 9 });
});

test('a range that goes past the end is cut at the end', () => {
  expect(parseByteRange('bytes=8-99', 10)).toEqual({ first: 8, last: 9 });
  expect(parseByteRange('bytes=-99', 10)).toEqual({ first: 0, last: 9 });
});

test('a range without a byte of the file cannot be given', () => {
  for (const header of ['bytes=10-', 'bytes=99-100', 'bytes=-0'])
    expect(parseByteRange(header, 10), header).toBe('unsatisfiable');
  expect(parseByteRange('bytes=0-', 0)).toBe('unsatisfiable');
  expect(parseByteRange('bytes=-5', 0)).toBe('unsatisfiable');
});

test('a header that is missing, malformed, backwards or of several ranges asks for all', () => {
  const headers = [
    null,
    undefined,
    '',
    'bytes=',
    'bytes=-',
    'bytes=a-b',
    'bytes=5-3',
    'bytes=0-1,4-5',
    '0-3',
  ];
  for (const header of [...headers, 'items=0-3', 'bytes=-1-', `bytes=${'9'.repeat(99)}-`])
    expect(parseByteRange(header, 10), String(header)).toBeUndefined();
});
