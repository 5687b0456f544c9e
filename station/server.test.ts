import { get } from 'node:http';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
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

test('guessing the keys of staff is slowed down at every door, and a key that works goes on working', async () => {
  const braked = await startTestStation({
    ...{
      CONTENT_KEY: 'a-key-of-the-staff-only',
      CHAT_STAFF_KEY: 'harbour-master',
      METRICS_TOKEN: 'for-prometheus',
    },
    TRUSTED_PROXIES: '127.0.0.1',
  });
  onTestFinished(() => braked.close());
  const logged = vi.spyOn(console, 'error').mockReturnValue(undefined);
  onTestFinished(() => logged.mockRestore());
  let last = 0;
  const ask = async (method: string, path: string, key: string, client: string) => {
    const headers = { authorization: `Bearer ${key}`, 'x-forwarded-for': client };
    return (await fetch(braked.url + path, { method, headers })).status;
  };
  const doors = [
    ['DELETE', '/content/documents/show/nothing', 401, 'a-key-of-the-staff-only', 404],
    ['DELETE', '/radio/chat/messages/999', 403, 'harbour-master', 404],
    ['GET', '/metrics', 404, 'for-prometheus', 200],
    ['GET', '/radio/conversions.json', 401, 'a-key-of-the-staff-only', 200],
  ] as const;
  for (const [at, [method, path, refused, key, answer]] of doors.entries()) {
    const client = `203.0.113.${at}`;
    expect([path, await ask(method, path, key, client)]).toEqual([path, answer]);
    const statuses: number[] = [];
    for (let n = 0; n < 8; n++) statuses.push(await ask(method, path, `guess-${last++}`, client));
    expect([path, statuses.slice(0, 4)]).toEqual([path, Array.from({ length: 4 }, () => refused)]);
    expect([path, statuses.slice(-2)]).toEqual([path, [429, 429]]);
    expect([path, await ask(method, path, key, client)]).toEqual([path, answer]);
    expect([path, await ask(method, path, key, `198.51.100.${at}`)]).toEqual([path, answer]);
  }
  const lines = logged.mock.calls.map(([line]) => String(line)).filter((line) => line.includes('wrong key'));
  expect(lines.length).toBeGreaterThanOrEqual(16);
  expect(lines.join()).not.toContain('guess-');
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
