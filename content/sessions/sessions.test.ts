import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type AudioSession, audioSession } from '@longwave/contract/session.ts';
import { verifyToken } from '@longwave/server-kit/session-token.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readProblem, startContent, type TestContent } from '../testing/content.ts';

let content: TestContent;
let now: number;

beforeEach(async () => {
  now = Date.parse('2026-11-16T12:00:00Z');
  content = await startContent([], { now: () => now, siteOrigins: ['https://radio.example'] });
});
afterEach(() => content.close());

const start = async (): Promise<AudioSession> => audioSession.parse(await content.json('/token.json'));
const refresh = (id: string) => content.get(`/refresh.json?session_id=${id}`, { method: 'POST' });

test('[R-400] token.json gives a signed token for an hour', async () => {
  const { accessToken, id, expiresAt } = await start();
  const secret = readFileSync(join(content.settings.data, 'session-secret'), 'utf8');
  expect(expiresAt).toBe(now + 3_600_000);
  expect(await verifyToken(accessToken, secret, now)).toEqual({ sid: id, exp: expiresAt });
  expect(await verifyToken(accessToken, secret, expiresAt)).toBeNull();
  expect(await verifyToken(`${accessToken}x`, secret, now)).toBeNull();
});

test('the site may ask with credentials, and nothing is cached', async () => {
  const response = await content.get('/token.json', { headers: { origin: 'https://radio.example' } });
  expect(response.headers.get('access-control-allow-origin')).toBe('https://radio.example');
  expect(response.headers.get('access-control-allow-credentials')).toBe('true');
  expect(response.headers.get('cache-control')).toBe('no-store');
  const other = await content.get('/token.json', { headers: { origin: 'https://evil.example' } });
  expect(other.headers.get('access-control-allow-origin')).toBeNull();
});

test('[R-401] refresh.json renews, also after the token is over, and the old id ends', async () => {
  const first = await start();
  now += 2 * 3_600_000;
  const second = audioSession.parse(await (await refresh(first.id)).json());
  expect(second.id).not.toBe(first.id);
  expect(second.expiresAt).toBe(now + 3_600_000);
  expect((await refresh(first.id)).status).toBe(200);
  now += 61_000;
  expect((await refresh(first.id)).status).toBe(401);
  expect((await refresh(second.id)).status).toBe(200);
});

test('unknown, revoked, deleted and missing sessions are not valid', async () => {
  expect(await readProblem(await refresh('nobody'))).toMatchObject([401, { parameter: 'session_id' }]);
  const { id } = await start();
  expect((await content.get(`/revoke.json?session_id=${id}`, { method: 'POST' })).status).toBe(204);
  expect((await refresh(id)).status).toBe(401);
  const old = await start();
  now += 31 * 24 * 3_600_000;
  expect((await refresh(old.id)).status).toBe(401);
  const missing = await content.get('/refresh.json', { method: 'POST' });
  expect(await readProblem(missing)).toEqual([
    400,
    { error: 'No session ID available for token refresh', parameter: 'session_id' },
  ]);
});

test('a session outlives the service', async () => {
  const { id } = await start();
  await content.close();
  content = await startContent([], { data: content.settings.data, now: () => now });
  expect((await refresh(id)).status).toBe(200);
});
