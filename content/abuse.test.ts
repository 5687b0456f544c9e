import { captureLog } from '@longwave/server-kit/testing/captured-log.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startContent, type TestContent, testKey } from './testing/content.ts';
import { show } from './testing/documents.ts';

let content: TestContent;
beforeAll(async () => {
  content = await startContent([show('first', '2026-11-01T10:00:00Z')]);
});
afterAll(() => content.close());

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
/** Paths that need the station's key. */
const staffPaths = [
  ...[
    'documents',
    'documents/failed',
    'documents/show/first',
    'documents/show/first/versions',
    'media/sea/uses',
  ],
  ...['documents/show/first/versions/1', 'documents/show/first/uses', 'documents/show/first/revisions'],
  ...['media', 'media/sea', 'uploads', `uploads/${'0'.repeat(32)}`, `uploads/${'0'.repeat(32)}/status`],
];
const staffParameters = ['type', 'state', 'q', 'resident', 'sort', 'order', 'after', 'limit', 'unused'];
const actions = ['publish', 'unpublish', 'restore', 'bring-back', 'rename'];
const methods = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'];

test('whatever is asked, the answer is never a 500', async () => {
  using log = captureLog();
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
    askAsStaff(ask, value);
    askOfMedia(ask, value);
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
  expect(log.lines().filter(({ level }) => level === 'error')).toEqual([]);
});

function askAsStaff(ask: (path: string, init: RequestInit) => void, value: string): void {
  const headers = { authorization: `Bearer ${testKey}`, 'if-match': '*' };
  for (const path of staffPaths) {
    ask(`/${path}/${value}`, { headers });
    for (const parameter of staffParameters) ask(`/${path}?${parameter}=${value}`, { headers });
  }
  const cursor = Buffer.from(JSON.stringify([value, 1])).toString('base64url');
  for (const sort of ['title', 'date']) ask(`/documents?sort=${sort}&after=${cursor}`, { headers });
  for (const action of actions) {
    for (const body of [value, `{"version":${JSON.stringify(value)}}`, `{"slug":${JSON.stringify(value)}}`])
      ask(`/documents/show/first/${action}`, { method: 'POST', body, headers });
    ask(`/documents/show/${value}/${action}`, { method: 'POST', headers });
    for (const header of ['if-match', 'if-none-match', 'x-author'])
      ask(`/documents/show/first/${action}`, {
        ...{ method: 'POST', body: '{"version":1}' },
        headers: { ...headers, [header]: encodeURI(decodeSafely(value)) },
      });
  }
}

function askOfMedia(ask: (path: string, init: RequestInit) => void, value: string): void {
  const headers = { authorization: `Bearer ${testKey}` };
  const safe = encodeURI(decodeSafely(value));
  for (const name of ['sea', value]) {
    for (const method of ['PATCH', 'PUT', 'DELETE'])
      for (const body of [
        value,
        `{"alt":${JSON.stringify(value)}}`,
        `{"focal":{"x":${JSON.stringify(value)}}}`,
      ])
        ask(`/media/${name}?filename=${value}`, { method, body, headers });
    ask(`/media/${name}/${value}/480.avif`, {});
    ask(`/media/${name}`, { method: 'PUT', body: 'x', headers: { ...headers, 'if-match': safe } });
  }
  const cursor = Buffer.from(JSON.stringify([1, value])).toString('base64url');
  for (const sort of ['newest', 'name']) ask(`/media?sort=${sort}&after=${cursor}`, { headers });
  const tus = { ...headers, 'tus-resumable': '1.0.0' };
  const metadata = `kind cmVjb3JkaW5n,name ${Buffer.from(value).toString('base64')}`;
  for (const odd of [
    { 'upload-length': safe, 'upload-metadata': metadata },
    { 'upload-length': '10', 'upload-metadata': safe },
    { 'upload-length': '10', 'upload-metadata': `kind ${safe}` },
    { 'upload-length': '10', 'upload-metadata': metadata, 'tus-resumable': safe },
    { 'upload-defer-length': safe, 'upload-metadata': metadata },
  ])
    ask('/uploads', { method: 'POST', headers: { ...tus, ...odd } });
  for (const method of ['HEAD', 'PATCH', 'DELETE'])
    for (const id of ['0'.repeat(32), value])
      ask(`/uploads/${id}`, {
        method,
        headers: { ...tus, 'upload-offset': safe, 'content-type': 'application/offset+octet-stream' },
        ...(method === 'PATCH' && { body: value }),
      });
}

function decodeSafely(value: string): string {
  return value.replace(/%..?/g, '');
}
