import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { chosenEncoding, finishPage } from './finished-page.ts';

test('the best encoding the client takes is chosen', () => {
  expect(chosenEncoding('gzip, deflate, br, zstd')).toBe('br');
  expect(chosenEncoding('gzip, br;q=0')).toBe('gzip');
  expect(chosenEncoding('deflate')).toBe('identity');
  expect(chosenEncoding(undefined)).toBe('identity');
});

test('every encoding carries the same page and says what it is', async () => {
  const text = 'river '.repeat(200);
  const page = finishPage(200, { 'content-type': 'text/html' }, Buffer.from(text));
  const brotli = await page.inEncoding('br');
  const zipped = await page.inEncoding('gzip');
  expect(brotliDecompressSync(brotli.body).toString()).toBe(text);
  expect(gunzipSync(zipped.body).toString()).toBe(text);
  expect(brotli.headers).toEqual([
    ...['content-type', 'text/html'],
    ...['etag', page.etag],
    ...['vary', 'accept-encoding'],
    ...['content-length', String(brotli.body.length)],
    ...['content-encoding', 'br'],
  ]);
});
