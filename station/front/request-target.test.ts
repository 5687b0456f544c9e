import { expect, test } from 'vitest';
import { normaliseTarget } from './request-target.ts';

test.each([
  ['/', '/'],
  ['/shows/low-water?page=2', '/shows/low-water?page=2'],
  ['/shows/', '/shows/'],
  ['/content/%73earch.json?query=a', '/content/search.json?query=a'],
  ['/content/%73%65arch%2Ejson', '/content/search.json'],
  ['/o%65mbed?url=x', '/oembed?url=x'],
  ['/radio/%74racks/1/streams', '/radio/tracks/1/streams'],
  ['/in%c3%aas', '/in%C3%AAs'],
  ['/in\xc3\xaas', '/in%C3%AAs'],
  ['/a%20b', '/a%20b'],
  ['/a%2573', '/a%2573'],
  ['/.well-known/x', '/.well-known/x'],
  ['/a...b/..c', '/a...b/..c'],
  ['/search?query=%2F..%2F%00%ff//', '/search?query=%2F..%2F%00%ff//'],
  ['http://radio.example/shows?page=1', '/shows?page=1'],
  ['HTTPS://radio.example', '/'],
  ['/search?query=1#x', undefined],
])('%s is spelt %s', (target, spelt) => {
  expect(normaliseTarget(target)).toBe(spelt);
  if (spelt) expect(normaliseTarget(spelt)).toBe(spelt);
});

test.each([
  ...[
    '',
    '*',
    'shows',
    '//evil.example/x',
    '/content//token.json',
    '/content/./token.json',
    '/content/%2e/token.json',
  ],
  ...[
    '/content/x/../token.json',
    '/content/x/%2E%2e/token.json',
    '/..',
    '/.',
    '/../etc/passwd',
    '/.?x',
    '/%2e%2e',
  ],
  ...[
    '/content%2ftoken.json',
    '/content%5Ctoken.json',
    '/\\evil.example',
    '/a%00',
    '/a%1f',
    '/a%7f',
    '/a%0d%0aX: y',
  ],
  ...[
    '/%',
    '/%4',
    '/%zz',
    '/%ff%fe',
    '/%c0%af',
    '/%c0%ae%c0%ae/x',
    '/a b',
    '/a#b',
    '/<script>',
    '/a"b',
    '/|',
  ],
])('%s has no spelling', (target) => {
  expect(normaliseTarget(target)).toBeUndefined();
});

test('what is too long has no spelling', () => {
  expect(normaliseTarget(`/${'a'.repeat(2_047)}`)).toBeDefined();
  expect(normaliseTarget(`/${'a'.repeat(2_048)}`)).toBeUndefined();
  expect(normaliseTarget(`/?${'a'.repeat(8_192)}`)).toBeUndefined();
});
