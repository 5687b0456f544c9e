import type { IncomingMessage, ServerResponse } from 'node:http';
import { expect, test } from 'vitest';
import type { Answer } from './messages.ts';
import { contentVersion, countChange, createReadyContent } from './ready-content.ts';

const request = (url: string, headers: Record<string, string> = {}, method = 'GET') =>
  ({ method, url, headers }) as unknown as IncomingMessage;

const answer = (text: string, cacheControl = 'public, max-age=10'): Answer => ({
  kind: 'answer',
  id: 1,
  status: 200,
  headers: ['cache-control', cacheControl, 'etag', 'W/"x"'],
  body: Buffer.from(text),
});

function begin() {
  const shared = contentVersion();
  const clock = { now: 0 };
  const ready = createReadyContent(shared, () => clock.now);
  /** The status of the answer, if there is one. */
  const asked = (req: IncomingMessage) => {
    let status: number | undefined;
    const res = {
      writeHead(given: number) {
        status = given;
        return this;
      },
      end() {},
    } as unknown as ServerResponse;
    return ready.answer(req, res) ? status : undefined;
  };
  return { shared, clock, ready, asked };
}

test('what was answered is answered again for a second, and not after a change', () => {
  const { shared, clock, ready, asked } = begin();
  const home = request('/home.json');
  expect(asked(home)).toBeUndefined();
  ready.keep(home, answer('one'), ready.version());
  expect(asked(home)).toBe(200);
  expect(asked(request('/home.json', { 'if-none-match': 'W/"x"' }))).toBe(304);
  clock.now = 1_001;
  expect(asked(home)).toBeUndefined();
  ready.keep(home, answer('two'), ready.version());
  countChange(shared);
  expect(asked(home)).toBeUndefined();
});

test('an answer from before a change that came meanwhile is not kept', () => {
  const { shared, ready, asked } = begin();
  const home = request('/home.json');
  const before = ready.version();
  countChange(shared);
  ready.keep(home, answer('old'), before);
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
    ready.keep(request('/home.json', headers), answer('one'), ready.version());
    expect(asked(request('/home.json', headers))).toBeUndefined();
  }
  ready.keep(request('/token.json'), answer('token', 'no-store'), ready.version());
  ready.keep(request('/refresh.json', {}, 'POST'), answer('token'), ready.version());
  for (const url of ['/token.json', '/refresh.json']) expect(asked(request(url))).toBeUndefined();
  ready.keep(request('/home.json', { 'accept-encoding': 'br' }), answer('packed'), ready.version());
  expect(asked(request('/home.json'))).toBeUndefined();
});
