import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startContent, type TestContent, testKey } from './testing/content.ts';
import { show } from './testing/documents.ts';

let content: TestContent;
const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
beforeAll(async () => {
  content = await startContent([show('first', '2026-11-01T10:00:00Z')]);
});
afterAll(async () => {
  logged.mockRestore();
  await content.close();
});

const odd = [
  ...[
    '',
    '0',
    '-1',
    '1e9',
    'NaN',
    '%00',
    '%ff',
    '%',
    '..',
    '../..',
    '..%2f',
    '__proto__',
    'constructor',
    '[]',
    '{}',
  ],
  ...[
    'a'.repeat(5000),
    '🌊',
    '%F0%9F',
    "'",
    '"',
    '\\',
    '%0d%0aX: y',
    'null',
    'true',
    '1,2',
    '١',
    '99999999999999999999',
  ],
];
const paths = [
  ...[
    '',
    'home',
    'shows',
    'shows/filter',
    'shows/first',
    'genres',
    'search',
    'search/shows',
    'search/played-in',
  ],
  ...[
    'search/residents',
    'search/suggest',
    'live-now',
    'shows-schedule',
    'playout',
    'redirects',
    'sitemap',
    'token',
  ],
  ...[
    'refresh',
    'revoke',
    'documents/show/first',
    'documents',
    'media/sea/480.avif',
    'clips/x.webm',
    'recordings/x',
    'as-played',
    'as-played/change-now',
    'aired',
  ],
];
const parameters = [
  'page',
  'query',
  'genres',
  'genres[]',
  'grouped',
  'session_id',
  'publish_at',
  'draft',
  'from',
  'to',
];
const methods = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'];

test('whatever is asked, the answer is never a 500', async () => {
  const requests: Request[] = [];
  const ask = (path: string, init: RequestInit = {}) =>
    requests.push(new Request(`http://content${path}`, init));
  for (const path of paths) {
    for (const method of methods)
      ask(`/${path}.json`, { method, headers: { authorization: `Bearer ${testKey}` } });
    for (const parameter of parameters)
      for (const value of odd) ask(`/${path}.json?${parameter}=${value}&${parameter}=${value}`);
  }
  for (const value of odd) {
    for (const before of [
      '',
      'shows/',
      'media/',
      'media/sea/',
      'clips/',
      'recordings/',
      'documents/',
      'documents/show/',
    ])
      for (const after of ['', '.json', '/480.avif', '.webm']) ask(`/${before}${value}${after}`);
    for (const header of ['if-none-match', 'range', 'accept-encoding', 'last-event-id', 'origin'])
      ask('/home.json', { headers: { [header]: encodeURI(decodeSafely(value)) } });
    for (const body of [
      value,
      JSON.stringify(value),
      `{"type":${JSON.stringify(value)}}`,
      '[[[[',
      '{"__proto__":1}',
    ])
      ask('/documents/show/first', { method: 'PUT', body, headers: { authorization: `Bearer ${testKey}` } });
  }
  const failures: string[] = [];
  for (const request of requests) {
    const response = await content.fetch(request);
    await response.body?.cancel();
    if (response.status >= 500)
      failures.push(`${request.method} ${request.url.slice(0, 200)}: ${response.status}`);
  }
  expect(requests.length).toBeGreaterThan(3000);
  expect(failures).toEqual([]);
});

function decodeSafely(value: string): string {
  return value.replace(/%..?/g, '');
}
