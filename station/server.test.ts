import { get } from 'node:http';
import { captureLog } from '@longwave/server-kit/testing/captured-log.ts';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { stationName } from '../stations/fixture/names.ts';
import { startTestStation } from './testing/test-station.ts';

let station: Awaited<ReturnType<typeof startTestStation>>;
beforeAll(async () => {
  station = await startTestStation({ RATE_LIMIT: 'on', METRICS_TOKEN: 'for-prometheus' });
});
afterAll(() => station.close());

test('site, content and radio are served from one port', async () => {
  const home = await fetch(station.url);
  expect(home.status).toBe(200);
  expect(await home.text()).toContain(stationName);
  expect((await (await fetch(`${station.url}/content/home.json`)).json()).station.name).toBe(stationName);
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

test('it says that it lives and is ready, and each response has an id', async () => {
  const alive = await fetch(`${station.url}/healthz`);
  expect(alive.status).toBe(200);
  for (const path of ['/', '/content/home.json', '/radio/live.json']) {
    const { headers } = await fetch(station.url + path);
    expect(headers.get('x-request-id'), path).toMatch(/^[0-9a-f-]{36}$/);
  }
  const ready = async () => {
    const response = await fetch(`${station.url}/readyz`);
    return [response.status, await response.json()];
  };
  // On a busy machine a check may time out.
  await expect
    .poll(ready)
    .toEqual([
      200,
      { ready: true, checks: { process: 'ok', threads: 'ok', store: 'ok', stream: 'ok', disk: 'ok' } },
    ]);
});

test('a connection stays open for longer than the minute that a proxy in front holds it', async () => {
  const { headers } = await fetch(station.url);
  expect(Number(headers.get('keep-alive')?.match(/timeout=(\d+)/)?.[1])).toBeGreaterThan(60);
});

test('metrics are for whoever has the token', async () => {
  expect((await fetch(`${station.url}/metrics`)).status).toBe(404);
  expect((await fetch(`${station.url}/metrics`, { headers: { authorization: 'Bearer wrong' } })).status).toBe(
    404,
  );
  const read = async () => {
    const headers = { authorization: 'Bearer for-prometheus' };
    return (await fetch(`${station.url}/metrics`, { headers })).text();
  };
  // The figures of a busy part may be left out of one response.
  await expect.poll(read).toContain('longwave_store_documents ');
  const text = await read();
  expect(text).toMatch(/longwave_requests_total\{part="site",status="2xx"\} \d+/);
  expect(text).toMatch(/longwave_request_seconds_bucket\{le="0.005"\} \d+/);
  expect(text).toMatch(/nodejs_eventloop_lag_p99_seconds \d/);
  expect(text).toMatch(/longwave_event_loop_delay_max_seconds\{thread="main"\} \d/);
  expect(text).toMatch(/process_resident_memory_bytes \d+/);
  expect(text).toMatch(/nodejs_heap_used_bytes \d+/);
  expect(text).toMatch(/longwave_listeners \d+/);
  expect(text).toMatch(/longwave_page_cache_pages \d+/);
  expect(text).toMatch(/longwave_store_documents [1-9]\d+/);
  expect(text).toMatch(/longwave_store_shows [1-9]\d+/);
  expect(text).toMatch(/longwave_store_database_bytes [1-9]\d+/);
  expect(text).toMatch(/longwave_store_last_change [1-9]\d*/);
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

test('every response of the site carries the headers that keep visitors safe', async () => {
  const { headers } = await fetch(`${station.url}/shows`);
  const policy = headers.get('content-security-policy') ?? '';
  expect(policy).toContain("default-src 'self'");
  expect(policy).not.toContain('unsafe-inline');
  expect(policy).not.toContain('unsafe-eval');
  expect(policy).toContain('frame-ancestors');
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
  expect(headers.get('permissions-policy')).toBe(
    'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
  );
});

test('guessing the keys of staff is slowed down wherever a key is taken, and a key that works goes on working', async () => {
  const guarded = await startTestStation({
    ...{
      CONTENT_KEY: 'a-key-of-the-staff-only',
      CHAT_STAFF_KEY: 'harbour-master',
      METRICS_TOKEN: 'for-prometheus',
    },
    TRUSTED_PROXIES: '127.0.0.1',
  });
  onTestFinished(() => guarded.close());
  const log = captureLog();
  onTestFinished(() => log[Symbol.dispose]());
  let last = 0;
  const ask = async (method: string, path: string, key: string, client: string) => {
    const headers = { authorization: `Bearer ${key}`, 'x-forwarded-for': client };
    return (await fetch(guarded.url + path, { method, headers })).status;
  };
  const keyed = [
    ['DELETE', '/content/documents/show/nothing', 401, 'a-key-of-the-staff-only', 404],
    ['DELETE', '/radio/chat/messages/999', 403, 'harbour-master', 404],
    ['GET', '/metrics', 404, 'for-prometheus', 200],
    ['GET', '/radio/conversions.json', 401, 'a-key-of-the-staff-only', 200],
  ] as const;
  for (const [at, [method, path, refused, key, response]] of keyed.entries()) {
    const client = `203.0.113.${at}`;
    expect([path, await ask(method, path, key, client)]).toEqual([path, response]);
    // All at once: one after the other, a slow machine would take so long that further guesses become free.
    const guesses = Array.from({ length: 8 }, () => ask(method, path, `guess-${last++}`, client));
    const statuses = (await Promise.all(guesses)).sort((a, b) => a - b);
    expect([path, statuses.slice(0, 4)]).toEqual([path, Array.from({ length: 4 }, () => refused)]);
    expect([path, statuses.slice(-2)]).toEqual([path, [429, 429]]);
    expect([path, await ask(method, path, key, client)]).toEqual([path, response]);
    expect([path, await ask(method, path, key, `198.51.100.${at}`)]).toEqual([path, response]);
  }
  const lines = log.lines().filter(({ event }) => event === 'wrong key or password');
  expect(lines.length).toBeGreaterThanOrEqual(16);
  expect(JSON.stringify(lines)).not.toContain('guess-');
});

test('[R-402] many visitors behind one address hear recordings at the same time, however few guesses are free', async () => {
  const home = (await (await fetch(`${station.url}/content/home.json`)).json()) as {
    latest: { recording: { name: string } | null }[];
  };
  const name = home.latest.flatMap(({ recording }) => recording?.name ?? [])[0];
  const statuses = await Promise.all(
    Array.from({ length: 20 }, async () => {
      const { accessToken } = await (await fetch(`${station.url}/content/token.json`)).json();
      const headers = { authorization: `OAuth ${accessToken}` };
      return (await fetch(`${station.url}/radio/resolve.json?url=/recordings/${name}`, { headers })).status;
    }),
  );
  expect(new Set(statuses)).toEqual(new Set([200]));
});
