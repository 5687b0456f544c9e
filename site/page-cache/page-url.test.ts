import { expect, test } from 'vitest';
import { parsePageUrl } from './page-url.ts';

test('parameters that no page knows do not make another page', () => {
  expect(parsePageUrl('/shows?utm_source=x&page=2&fbclid=y')?.key).toBe('/shows?page=2');
  expect(parsePageUrl('/shows?a=1')?.key).toBe('/shows');
  expect(parsePageUrl('/shows/filter?genres=dub&genres=jazz&x=1')?.key).toBe(
    '/shows/filter?genres=dub&genres=jazz',
  );
});

test.each([
  ['/info?page=7', '/info'],
  ['/shows/late-show?page=7&t=20', '/shows/late-show'],
  ['/shows/late-show?tracks=2', '/shows/late-show?tracks=2'],
  ['/shows?page=1', '/shows'],
  ['/shows?page=-3', '/shows'],
  ['/shows?page=3&page=4', '/shows?page=3'],
  ['/shows?page=99999', '/shows'],
  ['/shows/latest?page=10000', '/shows/latest?page=10000'],
  ['/residents?name=ada&x=1', '/residents?name=ada'],
  ['/residents/ada?page=2', '/residents/ada?page=2'],
  ['/programmes/evenings?page=2', '/programmes/evenings?page=2'],
  ['/sitemap.xml?page=1', '/sitemap.xml?page=1'],
  ['/shows.data?page=2&_routes=a', '/shows.data?page=2&_routes=a'],
  ['/?_routes=a', '/'],
])('%s is the page %s', (target, key) => {
  expect(parsePageUrl(target)?.key).toBe(key);
});

test('the full URL is kept, for the message of a page that is not found', () => {
  expect(parsePageUrl('/no/such?x=1')?.full).toBe('/no/such?x=1');
});

test('[R-140] a slash at the end is the same page', () => {
  expect(parsePageUrl('/shows/')?.key).toBe('/shows');
  expect(parsePageUrl('/')?.key).toBe('/');
});

test.each(['//evil.example', '/\\evil', '/a//b', '/%', '/%00', '/%5c', 'http://x/', `/${'a'.repeat(3000)}`])(
  '%s is not the URL of a page',
  (target) => expect(parsePageUrl(target)).toBeUndefined(),
);
