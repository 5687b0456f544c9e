import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { chooseAvailableEncoding, encodePage, packPage, unpackPage } from './encoded-page.ts';

test('the best encoding that the client accepts is chosen', () => {
  expect(chooseAvailableEncoding('gzip, deflate, br, zstd')).toBe('br');
  expect(chooseAvailableEncoding('gzip, br;q=0')).toBe('gzip');
  expect(chooseAvailableEncoding('deflate')).toBe('identity');
  expect(chooseAvailableEncoding(undefined)).toBe('identity');
});

test.each([
  ['held whole', encodePage],
  ['packed', (...given: Parameters<typeof packPage>) => unpackPage(packPage(...given))],
])('every encoding carries the same page and says what it is: %s', async (_, make) => {
  const text = 'river '.repeat(200);
  const page = await make(200, { 'content-type': 'text/html' }, Buffer.from(text));
  const brotli = await page.inEncoding('br');
  const zipped = await page.inEncoding('gzip');
  expect(brotliDecompressSync(brotli.body).toString()).toBe(text);
  expect(gunzipSync(zipped.body).toString()).toBe(text);
  expect((await page.inEncoding('identity')).body.toString()).toBe(text);
  expect(brotli.headers).toEqual([
    ...['content-type', 'text/html'],
    ...['etag', page.etag],
    ...['vary', 'accept-encoding'],
    ...['content-length', String(brotli.body.length)],
    ...['content-encoding', 'br'],
  ]);
});

test('a packed page takes about as many bytes as its brotli, which is available at once', async () => {
  const page = unpackPage(packPage(200, {}, Buffer.from('river '.repeat(50_000))));
  expect(page.size).toBeLessThan(6000);
  expect(page.inEncoding('br')).not.toBeInstanceOf(Promise);
});

test('clients that accept no compression share one unpacked copy', async () => {
  const page = unpackPage(packPage(200, {}, Buffer.from('river '.repeat(50_000))));
  const copies = await Promise.all(Array.from({ length: 400 }, () => page.inEncoding('identity')));
  expect(new Set(copies.map(({ body }) => body.buffer)).size).toBe(1);
  expect((await page.inEncoding('identity')).body).toBe(copies[0]?.body);
});
