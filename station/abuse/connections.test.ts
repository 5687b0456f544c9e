import { get, request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type OwnStation, startStation } from '../../testing/start-station.ts';
import { type Listener, lateBy, listenOnceSettled } from '../../testing/stream-listener.ts';

const key = 'a key for the tests only';
const authorization = `Bearer ${key}`;
let station: OwnStation;
let port: number;
let listener: Listener;
beforeAll(async () => {
  station = await startStation({ RATE_LIMIT: 'on', CONTENT_KEY: key });
  port = Number(new URL(station.url).port);
  listener = await listenOnceSettled(`${station.url}/radio/stream`);
});
afterAll(() => station.remove());

/** Sends a raw request, because fetch would correct the URL. */
function statusOf(path: string, method = 'GET'): Promise<number> {
  return new Promise((resolve, reject) => {
    request({ port, host: '127.0.0.1', method, path, agent: false }, (res) => {
      res.resume();
      resolve(res.statusCode ?? 0);
    })
      .once('error', reject)
      .end();
  });
}

/** Sends raw text, and returns the response when the connection ends or enough has arrived. */
function answerTo(text: string, enough = /\r\n\r\n/): Promise<string> {
  return new Promise((resolve) => {
    let heard = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(text));
    const done = () => {
      socket.destroy();
      resolve(heard);
    };
    socket.on('data', (part) => {
      heard += part.toString('latin1');
      if (enough.test(heard)) done();
    });
    socket.on('close', done).on('error', done);
    socket.setTimeout(100_000, done);
  });
}

test.each([
  [
    '/content/token.json',
    ['/content/t%6Fken.json', '/content/%74%6f%6b%65%6e.json', '/content/token.json?a'],
  ],
  ['/content/search.json?query=a', ['/content/%73earch.json?query=a', '/content/searc%68.json?query=b']],
  ['/oembed?url=x', ['/o%65mbed?url=x', '/oembe%64?url=y']],
])('the limit of %s holds for its other spellings', async (plain, spellings) => {
  for (const spelling of [plain, ...spellings]) {
    const statuses = await Promise.all(Array.from({ length: 150 }, () => statusOf(spelling)));
    expect([spelling, statuses.includes(429)]).toEqual([spelling, true]);
  }
});

test('what has no one spelling is refused', async () => {
  for (const path of [
    ...['/content/./token.json', '/content//token.json', '/content/x/../token.json', '/content%2ftoken.json'],
    ...[
      '/%2e%2e/x',
      '/content/%5ctoken.json',
      '/a%00b',
      '/%c0%af',
      '/%',
      '//evil.example',
      `/${'a'.repeat(3_000)}`,
    ],
  ])
    expect([path.slice(0, 40), await statusOf(path)]).toEqual([path.slice(0, 40), 400]);
});

test('whoever offers h2c gets a response over http/1.1', async () => {
  const offer = 'Upgrade: h2c\r\nConnection: Upgrade, HTTP2-Settings\r\nHTTP2-Settings: AAMAAABkAAQAAP__\r\n';
  expect(await answerTo(`GET /healthz HTTP/1.1\r\nHost: x\r\n${offer}\r\n`)).toMatch(/^HTTP\/1\.1 [24]00 /);
});

test('a websocket is no way to elsewhere, and the socket of the radio still opens', async () => {
  const upgrade =
    'Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n';
  expect(await answerTo(`GET /shows HTTP/1.1\r\nHost: x\r\n${upgrade}\r\n`)).toMatch(/^HTTP\/1\.1 [24]00 /);
  const path = '/radio/socket.io/?EIO=4&transport=websocket&stationId=longwave';
  expect(await answerTo(`GET ${path} HTTP/1.1\r\nHost: x\r\n${upgrade}\r\n`)).toMatch(/^HTTP\/1\.1 101 /);
});

test('HEAD works everywhere, and no browser guesses the type of responses of content and radio', async () => {
  for (const path of [
    '/radio/chat/messages',
    '/radio/stream',
    '/radio/hls/live.m3u8',
    '/content/home.json',
    '/',
  ])
    expect([path, await statusOf(path, 'HEAD')]).toEqual([path, 200]);
  for (const path of [
    '/content/home.json',
    '/content/nope.json',
    '/radio/live.json',
    '/radio/nope',
    '/radio/chat/room',
  ]) {
    const { headers } = await fetch(station.url + path);
    expect([path, headers.get('x-content-type-options')]).toEqual([path, 'nosniff']);
  }
});

test('one client follows the change feed a few times and no more', async () => {
  const feeds = Array.from({ length: 12 }, () => {
    const feed = get(`${station.url}/content/changes`, { agent: false, headers: { authorization } });
    feed.on('error', () => undefined);
    return {
      feed,
      status: new Promise((resolve) => feed.once('response', (res) => resolve(res.statusCode))),
    };
  });
  const statuses = await Promise.all(feeds.map(({ status }) => status));
  expect(statuses.filter((status) => status === 200)).toHaveLength(10);
  expect(statuses.filter((status) => status === 429)).toHaveLength(2);
  for (const { feed } of feeds) feed.destroy();
  await expect
    .poll(() =>
      answerTo(`GET /content/changes HTTP/1.1\r\nHost: x\r\nAuthorization: ${authorization}\r\n\r\n`),
    )
    .toMatch(/ 200 /);
});

test('bodies that do not come and connections that say nothing are ended; others are served all the while', async () => {
  const ended = new Set<Socket>();
  const answered = new Set<Socket>();
  let timedOut = 0;
  const hold = (text: string) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(text));
    socket.on('data', (part) => {
      answered.add(socket);
      if (part.toString('latin1').includes('The body of the request took too long')) timedOut++;
    });
    socket.on('error', () => undefined).on('close', () => ended.add(socket));
    return socket;
  };
  const post = (path: string) => `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Length: 5000\r\n\r\n`;
  const silentBodies = Array.from({ length: 300 }, (_, at) =>
    hold(post(at % 2 ? '/radio/chat/messages' : '/content/broadcasts')),
  );
  const dripping = Array.from({ length: 100 }, () => hold(post('/content/broadcasts')));
  // Incoming bytes are read before each write: writing to an ended connection would lose its last bytes.
  const write = (at: number) => {
    const socket = dripping[at];
    if (!socket) return;
    if (socket.writable && !answered.has(socket)) socket.write('x');
    setImmediate(write, at + 1);
  };
  const drip = setInterval(() => setImmediate(write, 0), 800);
  const silent = Array.from({ length: 500 }, () => hold(''));
  const halfHeads = Array.from({ length: 50 }, () => hold('GET / HTTP/1.1\r\nHost:'));
  const held = [...silentBodies, ...dripping, ...silent, ...halfHeads];

  const served = setInterval(async () => {
    const status = fetch(`${station.url}/healthz`).then((response) => response.status, String);
    statuses.push(await status);
  }, 500);
  const statuses: (number | string)[] = [];
  const endedOf = (sockets: Socket[]) => sockets.filter((socket) => ended.has(socket)).length;
  // More silent connections than are allowed: when others connect, the oldest are closed at once. All of them would be
  // closed when their own time is over.
  const late: Socket[] = [];
  const comeLate = () => {
    late.push(hold(''));
    return endedOf(silent);
  };
  await expect.poll(comeLate, { interval: 200 }).toBeGreaterThan(90);
  expect(endedOf(silent)).toBeLessThan(300);
  expect(endedOf(late)).toBe(0);
  await expect.poll(() => held.length - endedOf(held)).toBe(0);
  clearInterval(drip);
  clearInterval(served);
  expect(timedOut).toBe(400);
  expect(statuses.length).toBeGreaterThan(10);
  expect(new Set(statuses)).toEqual(new Set([200]));
  expect(station.said()).not.toMatch(/\n {4}at /);
});

test('uploads that are cut off leave no stack in the log', async () => {
  const headers = { authorization: 'Bearer a key for the tests only', 'content-length': '1000' };
  for (const path of ['/content/documents/page/info', '/content/media/one', '/radio/chat/messages']) {
    const method = path.startsWith('/radio') ? 'POST' : 'PUT';
    const upload = request({ port, host: '127.0.0.1', path, method, headers, agent: false });
    upload.on('error', () => undefined);
    upload.write('{', () => upload.destroy());
    await new Promise((resolve) => upload.once('close', resolve));
  }
  expect(await statusOf('/content/home.json')).toBe(200);
  expect(station.said()).not.toMatch(/\n {4}at /);
});

test('the hostile connections delayed no sound', () => {
  const heard = listener.stop();
  expect(heard.ended).toBe(false);
  expect(lateBy(heard), JSON.stringify(heard)).toBeLessThan(0.5);
});
