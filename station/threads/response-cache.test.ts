import type { IncomingMessage, ServerResponse } from 'node:http';
import { expect, test } from 'vitest';
import type { ResponseMessage } from './messages.ts';
import { createContentVersion, createResponseCache, incrementContentVersion } from './response-cache.ts';

const request = (url: string, headers: Record<string, string> = {}, method = 'GET') =>
  ({ method, url, headers }) as unknown as IncomingMessage;

const response = (text: string, cacheControl = 'public, max-age=10'): ResponseMessage => ({
  kind: 'response',
  id: 1,
  status: 200,
  headers: ['cache-control', cacheControl, 'etag', 'W/"x"'],
  body: Buffer.from(text),
});

function begin() {
  const shared = createContentVersion();
  const clock = { now: 0 };
  const ready = createResponseCache(shared, () => clock.now);
  /** The status of the cached response, or undefined if there is none. */
  const asked = (req: IncomingMessage) => {
    let status: number | undefined;
    const res = {
      writeHead(given: number) {
        status = given;
        return this;
      },
      end() {},
    } as unknown as ServerResponse;
    return ready.respond(req, res) ? status : undefined;
  };
  return { shared, clock, ready, asked };
}

test('a response is sent again for a second, and not after a change', () => {
  const { shared, clock, ready, asked } = begin();
  const home = request('/home.json');
  expect(asked(home)).toBeUndefined();
  ready.store(home, response('one'), ready.version());
  expect(asked(home)).toBe(200);
  expect(asked(request('/home.json', { 'if-none-match': 'W/"x"' }))).toBe(304);
  clock.now = 1_001;
  expect(asked(home)).toBeUndefined();
  ready.store(home, response('two'), ready.version());
  incrementContentVersion(shared);
  expect(asked(home)).toBeUndefined();
});

test('a response from before a change that came meanwhile is not stored', () => {
  const { shared, ready, asked } = begin();
  const home = request('/home.json');
  const before = ready.version();
  incrementContentVersion(shared);
  ready.store(home, response('old'), before);
  expect(asked(home)).toBeUndefined();
});

test('nothing is shared that may be for one alone', () => {
  const { ready, asked } = begin();
  for (const headers of [
    { origin: 'https://x.example' },
    { authorization: 'x' },
    { range: 'bytes=0-1' },
    { cookie: 'a' },
  ]) {
    ready.store(request('/home.json', headers), response('one'), ready.version());
    expect(asked(request('/home.json', headers))).toBeUndefined();
  }
  ready.store(request('/token.json'), response('token', 'no-store'), ready.version());
  ready.store(request('/refresh.json', {}, 'POST'), response('token'), ready.version());
  for (const url of ['/token.json', '/refresh.json']) expect(asked(request(url))).toBeUndefined();
  ready.store(request('/home.json', { 'accept-encoding': 'br' }), response('packed'), ready.version());
  expect(asked(request('/home.json'))).toBeUndefined();
});
