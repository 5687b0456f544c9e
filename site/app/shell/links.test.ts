import { afterEach, expect, test, vi } from 'vitest';
import { pageOf } from './links.ts';

afterEach(() => vi.unstubAllGlobals());

function page(href: string): string | undefined {
  const here = new URL('https://radio.test/shows?genres=house');
  vi.stubGlobal('location', here);
  return pageOf(new URL(href, here));
}

test('links to pages of the site are followed by the router', () => {
  expect(page('/')).toBe('/');
  expect(page('/studio-visits?page=2#second')).toBe('/studio-visits?page=2#second');
  expect(page('/shows?genres=techno#list')).toBe('/shows?genres=techno#list');
});

test.each([
  'https://other.test/shows',
  'mailto:hello@radio.test',
  '//other.test',
  'https://radio.test//other.test',
  '/studio',
  '/studio/shows/first',
  '/radio/stream',
  '/content/shows.json',
  '/podcast.xml',
  '#list',
])('a link to %s is left to the browser', (href) => {
  expect(page(href)).toBeUndefined();
});
