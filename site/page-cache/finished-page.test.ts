import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { chosenEncoding, finishPacked, finishPage, packPage } from './finished-page.ts';

test('the best encoding the client takes is chosen', () => {
  expect(chosenEncoding('gzip, deflate, br, zstd')).toBe('br');
  expect(chosenEncoding('gzip, br;q=0')).toBe('gzip');
  expect(chosenEncoding('deflate')).toBe('identity');
  expect(chosenEncoding(undefined)).toBe('identity');
});

test.each([
  ['held whole', finishPage],
  ['packed', (...given: Parameters<typeof packPage>) => finishPacked(packPage(...given))],
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

test('a packed page takes about the room of its compressed form, and answers at once in it', async () => {
  const page = finishPacked(packPage(200, {}, Buffer.from('river '.repeat(50_000))));
  expect(page.size).toBeLessThan(6000);
  expect(page.inEncoding('br')).not.toBeInstanceOf(Promise);
});

test('whoever takes nothing compressed shares one unpacked copy with the others', async () => {
  const page = finishPacked(packPage(200, {}, Buffer.from('river '.repeat(50_000))));
  const copies = await Promise.all(Array.from({ length: 400 }, () => page.inEncoding('identity')));
  expect(new Set(copies.map(({ body }) => body.buffer)).size).toBe(1);
  expect((await page.inEncoding('identity')).body).toBe(copies[0]?.body);
});
