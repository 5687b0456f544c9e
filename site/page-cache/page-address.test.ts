import { expect, test } from 'vitest';
import { pageAddress } from './page-address.ts';

test('parameters that no page knows do not make another page', () => {
  expect(pageAddress('/shows?utm_source=x&page=2&fbclid=y')?.key).toBe('/shows?page=2');
  expect(pageAddress('/shows?a=1')?.key).toBe('/shows');
  expect(pageAddress('/shows/filter?genres=dub&genres=jazz&x=1')?.key).toBe(
    '/shows/filter?genres=dub&genres=jazz',
  );
});

test.each([
  ['/info?page=7', '/info'],
  ['/shows/low-water?page=7&t=20', '/shows/low-water'],
  ['/shows/low-water?tracks=2', '/shows/low-water?tracks=2'],
  ['/shows?page=1', '/shows'],
  ['/shows?page=-3', '/shows'],
  ['/shows?page=3&page=4', '/shows?page=3'],
  ['/shows?page=99999', '/shows'],
  ['/shows/latest?page=10000', '/shows/latest?page=10000'],
  ['/residents?name=ada&x=1', '/residents?name=ada'],
  ['/residents/ada?page=2', '/residents/ada?page=2'],
  ['/programmes/tides?page=2', '/programmes/tides?page=2'],
  ['/sitemap.xml?page=1', '/sitemap.xml?page=1'],
  ['/shows.data?page=2&_routes=a', '/shows.data?page=2&_routes=a'],
  ['/?_routes=a', '/'],
])('%s is the page %s', (target, key) => {
  expect(pageAddress(target)?.key).toBe(key);
});

test('[R-143] the whole address is kept for telling what was not found', () => {
  expect(pageAddress('/no/such?x=1')?.full).toBe('/no/such?x=1');
});

test('[R-140] a slash at the end is the same page', () => {
  expect(pageAddress('/shows/')?.key).toBe('/shows');
  expect(pageAddress('/')?.key).toBe('/');
});

test.each(['//evil.example', '/\\evil', '/a//b', '/%', '/%00', '/%5c', 'http://x/', `/${'a'.repeat(3000)}`])(
  '[R-145] %s is no address of a page',
  (target) => expect(pageAddress(target)).toBeUndefined(),
);
