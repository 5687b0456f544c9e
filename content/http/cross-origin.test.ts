import { afterAll, beforeAll, expect, test } from 'vitest';
import { startContent, type TestContent } from '../testing/content.ts';

const origin = 'https://radio.example';
let content: TestContent;
beforeAll(async () => {
  content = await startContent([], { siteOrigins: [origin] });
});
afterAll(() => content.close());

test('the site may read from another origin, errors included, and caches know which headers a response depends on', async () => {
  for (const path of ['/home.json', '/nothing.json', '/shows.json?page=0']) {
    const response = await content.get(path, { headers: { origin } });
    expect([path, response.headers.get('access-control-allow-origin')]).toEqual([path, origin]);
  }
  const home = await content.get('/home.json', { headers: { origin } });
  expect(home.headers.get('vary')?.toLowerCase()).toMatch(/origin/);
  expect(home.headers.get('vary')?.toLowerCase()).toMatch(/accept-encoding/);
});

test('a response cached for a request without an origin is not sent to one with an origin', async () => {
  const home = await content.get('/home.json');
  expect(home.headers.get('access-control-allow-origin')).toBeNull();
  expect(home.headers.get('vary')).toBe('Accept-Encoding, Origin');
});

test('a preflight request gets the CORS headers', async () => {
  const response = await content.get('/refresh.json', {
    method: 'OPTIONS',
    headers: { origin, 'access-control-request-method': 'POST' },
  });
  expect(response.status).toBe(204);
  expect(response.headers.get('access-control-allow-methods')).toContain('POST');
});

test('without named sites everybody may read, nobody with credentials', async () => {
  const open = await startContent();
  const response = await open.get('/home.json', { headers: { origin } });
  expect(response.headers.get('access-control-allow-origin')).toBe('*');
  expect(response.headers.get('access-control-allow-credentials')).toBeNull();
  await open.close();
});

test('a health check responds without reading the store', async () => {
  expect(await content.json('/healthz')).toEqual({ status: 'ok' });
});
