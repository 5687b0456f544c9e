import { get } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestStation } from './testing.ts';

let station: Awaited<ReturnType<typeof startTestStation>>;
beforeAll(async () => {
  station = await startTestStation({ RATE_LIMIT: 'on', METRICS_TOKEN: 'for-prometheus' });
});
afterAll(() => station.close());

test('site, content and radio answer from one port', async () => {
  const home = await fetch(station.url);
  expect(home.status).toBe(200);
  expect(await home.text()).toContain('Estuary');
  expect((await (await fetch(`${station.url}/content/home.json`)).json()).station.name).toBe('Estuary');
  const first = await new Promise<Buffer>((resolve, reject) => {
    const req = get(`${station.url}/radio/stream`, (res) => {
      expect(res.headers['content-type']).toBe('audio/mpeg');
      res.once('data', (part) => {
        resolve(part);
        req.destroy();
      });
    }).on('error', reject);
  });
  expect(first.readUInt16BE(0) & 0xffe0).toBe(0xffe0);
});

test('it tells that it lives and is ready, and each answer has an id', async () => {
  const alive = await fetch(`${station.url}/healthz`);
  expect(alive.status).toBe(200);
  for (const path of ['/', '/content/home.json', '/radio/live.json']) {
    const { headers } = await fetch(station.url + path);
    expect(headers.get('x-request-id'), path).toMatch(/^[0-9a-f-]{36}$/);
  }
  expect((await fetch(`${station.url}/readyz`)).status).toBe(200);
});

test('a connection is kept for longer than the minute a proxy in front keeps it', async () => {
  const { headers } = await fetch(station.url);
  expect(Number(headers.get('keep-alive')?.match(/timeout=(\d+)/)?.[1])).toBeGreaterThan(60);
});

test('metrics are for whoever has the token', async () => {
  expect((await fetch(`${station.url}/metrics`)).status).toBe(404);
  expect((await fetch(`${station.url}/metrics`, { headers: { authorization: 'Bearer wrong' } })).status).toBe(
    404,
  );
  const open = await fetch(`${station.url}/metrics`, { headers: { authorization: 'Bearer for-prometheus' } });
  const text = await open.text();
  expect(text).toMatch(/longwave_requests_total\{part="site",status="2xx"\} \d+/);
  expect(text).toMatch(/longwave_listeners \d+/);
  expect(text).toMatch(/longwave_page_cache_pages \d+/);
  expect(text).toMatch(/longwave_store_documents [1-9]\d+/);
  expect(text).toMatch(/longwave_store_shows [1-9]\d+/);
  expect(text).toMatch(/longwave_store_database_bytes [1-9]\d+/);
  expect(text).toMatch(/longwave_store_last_change [1-9]\d+/);
  expect(text).toContain('# TYPE longwave_store_answers_built_total counter\n');
  expect(text).toMatch(/longwave_store_writes_total \d+/);
});

test('who searches without end is asked to wait, and pages go on', async () => {
  const statuses = await Promise.all(
    Array.from(
      { length: 120 },
      async () => (await fetch(`${station.url}/content/search.json?query=river`)).status,
    ),
  );
  expect(statuses).toContain(200);
  expect(statuses).toContain(429);
  expect((await fetch(`${station.url}/shows`)).status).toBe(200);
});

test('every answer of the site carries the headers that keep visitors safe', async () => {
  const { headers } = await fetch(`${station.url}/shows`);
  const policy = headers.get('content-security-policy') ?? '';
  expect(policy).toContain("default-src 'self'");
  expect(policy).not.toContain('unsafe-inline');
  expect(policy).not.toContain('unsafe-eval');
  expect(policy).toContain('frame-ancestors');
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
  expect(headers.get('permissions-policy')).toBeTruthy();
});
