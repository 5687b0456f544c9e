import { afterEach, expect, test, vi } from 'vitest';
import { createAudioSession } from './audio-session.ts';

const minute = 60_000;
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function keptThings(initial: Record<string, string> = {}) {
  const things = new Map(Object.entries(initial));
  return {
    things,
    storage: () => ({
      getItem: (key: string) => things.get(key) ?? null,
      setItem: (key: string, value: string) => void things.set(key, value),
    }),
  };
}

/** A fake content service that issues numbered sessions of one hour. */
function service(respond?: (address: string, method: string) => Response | undefined) {
  const calls: string[] = [];
  let issued = 0;
  return {
    calls,
    send: async (address: string, init: RequestInit) => {
      calls.push(`${init.method} ${address}`);
      expect(init.credentials).toBe('include');
      expect(new Headers(init.headers).get('accept')).toBe('application/json');
      const own = respond?.(address, init.method ?? 'GET');
      if (own) return own;
      issued++;
      return Response.json({
        accessToken: `token-${issued}`,
        id: `id-${issued}`,
        expiresAt: Date.now() + 60 * minute,
      });
    },
  };
}

test('[R-400] the session is fetched at the start and stored under its three names', async () => {
  const { things, storage } = keptThings();
  const { calls, send } = service();
  const session = createAudioSession({ contentUrl: '/content', send, storage, now: Date.now });
  await session.start();
  session.end();
  expect(calls).toEqual(['GET /content/token.json']);
  expect(things.get('accessToken')).toBe('token-1');
  expect(things.get('sessionId')).toBe('id-1');
  expect(Number(things.get('expiresAt'))).toBeGreaterThan(Date.now());
});

test('[R-400] a failure at the start is only logged, and the next use asks again', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  let down = true;
  const { send } = service(() => (down ? new Response('', { status: 503 }) : undefined));
  const session = createAudioSession({ contentUrl: '', send, ...keptThings(), now: Date.now });
  await session.start();
  expect(log).toHaveBeenCalledOnce();
  down = false;
  expect(await session.token()).toBe('token-1');
  session.end();
});

test('[R-401] the token is refreshed five minutes before it expires', async () => {
  vi.useFakeTimers();
  const { calls, send } = service();
  const session = createAudioSession({ contentUrl: '', send, ...keptThings(), now: Date.now });
  await session.start();
  await vi.advanceTimersByTimeAsync(54.9 * minute);
  expect(calls).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(0.2 * minute);
  expect(calls[1]).toBe('POST /refresh.json?session_id=id-1');
  expect(await session.token()).toBe('token-2');
  session.end();
});

test('[R-401] an expired token is refreshed before its next use, once for all who ask', async () => {
  const { calls, send } = service();
  const kept = keptThings({ accessToken: 'old', sessionId: 'mine', expiresAt: String(Date.now() - 1) });
  const session = createAudioSession({ contentUrl: '', send, ...kept, now: Date.now });
  const tokens = await Promise.all([session.token(), session.token(), session.refresh(), session.token()]);
  expect(calls).toEqual(['POST /refresh.json?session_id=mine']);
  expect(tokens[0]).toBe('token-1');
  session.end();
});

test('[R-401] without a session id a refresh says so', async () => {
  const session = createAudioSession({ contentUrl: '', ...service(), ...keptThings(), now: Date.now });
  await expect(session.refresh()).rejects.toThrow('No session ID available for token refresh');
});

test('a session the service no longer knows is replaced by a new one', async () => {
  const { calls, send } = service((_address, method) =>
    method === 'POST' ? new Response('', { status: 401 }) : undefined,
  );
  const kept = keptThings({ accessToken: 'old', sessionId: 'gone', expiresAt: '1' });
  const session = createAudioSession({ contentUrl: '', send, ...kept, now: Date.now });
  expect(await session.token()).toBe('token-1');
  expect(calls).toEqual(['POST /refresh.json?session_id=gone', 'GET /token.json']);
  session.end();
});

test('a refresh is a write: after 503 it is tried once more', async () => {
  let posts = 0;
  const { calls, send } = service((_address, method) =>
    method === 'POST' && ++posts === 1 ? new Response('', { status: 503 }) : undefined,
  );
  const kept = keptThings({ accessToken: 'old', sessionId: 'mine', expiresAt: '1' });
  const session = createAudioSession({ contentUrl: '', send, ...kept, now: Date.now });
  expect(await session.token()).toBe('token-1');
  expect(calls).toEqual(['POST /refresh.json?session_id=mine', 'POST /refresh.json?session_id=mine']);
  session.end();
});

test('a session works for the visit where storage is forbidden or holds garbage', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const forbidden = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  const first = createAudioSession({ contentUrl: '', ...service(), storage: forbidden, now: Date.now });
  expect(await first.token()).toBe('token-1');
  expect(await first.token()).toBe('token-1');
  first.end();
  const rubbish = keptThings({ accessToken: '{', sessionId: '', expiresAt: 'soon' });
  const second = createAudioSession({ contentUrl: '', ...service(), ...rubbish, now: Date.now });
  expect(await second.token()).toBe('token-1');
  second.end();
});
