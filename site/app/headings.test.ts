import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createHeadingLinks, headingId, reservedIds } from './headings.ts';
import { cleanHtml } from './rich-text.ts';

const idsIn = (html: string) => [...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
const linked = (html: string) => createHeadingLinks()(cleanHtml(html));

test('headings get ids from their words, with a link to each', () => {
  expect(linked('<h2>How it <em>works</em></h2><p>So.</p>')).toBe(
    '<div class="heading"><h2 id="how-it-works">How it <em>works</em></h2>' +
      '<a class="heading-link" href="#how-it-works" aria-labelledby="how-it-works"><span aria-hidden="true">#</span></a></div>' +
      '<p>So.</p>',
  );
});

test.each([
  ['Find us', 'find-us'],
  ['Who’s who &amp; what’s what?', 'whos-who-whats-what'],
  ['Über Señor Ødegård', 'uber-senor-ødegard'],
  ['О станции', 'о-станции'],
  ['1. 2026', '1-2026'],
  ['…', 'part'],
  ['a '.repeat(100), 'a-'.repeat(40).slice(0, -1)],
])('%s is #%s', (words, id) => {
  expect(headingId(words)).toBe(id);
});

test('ids are unique over all texts of a page, and none is one of the site’s own', () => {
  const withLinks = createHeadingLinks();
  const html = [
    withLinks('<h2>Rooms</h2><h3>Rooms</h3><h2>Main</h2>'),
    withLinks('<h2>Rooms</h2><h4>Rooms 2</h4>'),
  ].join('');
  expect(idsIn(html)).toEqual(['rooms', 'rooms-2', 'main-2', 'rooms-3', 'rooms-2-2']);
});

test('an id that an editor gave stays, if it is one', () => {
  expect(idsIn(linked('<h2 id="doors">Opening hours</h2><h3 id="x y">Closing</h3>'))).toEqual([
    'doors',
    'closing',
  ]);
  expect(idsIn(linked('<h2 id="a&quot; onclick=&quot;x">Closing</h2>'))).toEqual(['closing']);
});

test('no link stands in another: a heading in a link has none, a link in a heading stands before its own', () => {
  expect(linked('<a href="/x"><h2>Way</h2></a>')).toBe('<a href="/x"><h2>Way</h2></a>');
  expect(linked('<h2>Way <a href="/x">in</a></h2>')).toContain(
    '<a href="/x">in</a></h2><a class="heading-link"',
  );
});

test('every id that a part of the site has is known', () => {
  const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' });
  const found = files
    .filter((file) => file.endsWith('.tsx'))
    .flatMap((file) => {
      const text = readFileSync(join(import.meta.dirname, file), 'utf8');
      return [...text.matchAll(/\bid="([^"]+)"/g)].map(([, id]) => id ?? '');
    });
  expect(found.filter((id) => !reservedIds.includes(id))).toEqual([]);
});
