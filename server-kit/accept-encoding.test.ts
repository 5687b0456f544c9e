import { expect, test } from 'vitest';
import { chooseEncoding } from './accept-encoding.ts';

const available = ['br', 'gzip'] as const;
const choose = (header?: string) => chooseEncoding(header, available);

test('the first encoding of ours that the client accepts is chosen', () => {
  expect(choose('gzip, deflate, br, zstd')).toBe('br');
  expect(choose('gzip;q=1.0, br;q=0.1')).toBe('br');
  expect(choose('GZIP')).toBe('gzip');
  expect(choose('*')).toBe('br');
});

test('an encoding with q=0 is refused', () => {
  expect(choose('br;q=0, gzip')).toBe('gzip');
  expect(choose('br; q=0.000 ,gzip ; q=0.5')).toBe('gzip');
  expect(choose('*, br;q=0')).toBe('gzip');
  expect(choose('br, *;q=0')).toBe('br');
  expect(choose('gzip;q=0, br;q=0')).toBeUndefined();
});

test('nothing is compressed for a client that does not ask for it', () => {
  for (const header of [undefined, '', 'identity', 'brotli', 'x-gzip', 'deflate'])
    expect(choose(header)).toBeUndefined();
});

test('the same header gives a choice for each list of encodings by itself', () => {
  expect(chooseEncoding('br, gzip', ['gzip'])).toBe('gzip');
  expect(choose('br, gzip')).toBe('br');
  expect(choose('br, gzip')).toBe('br');
});
