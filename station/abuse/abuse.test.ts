import { request } from 'node:http';
import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Listener, lateBy, listenOnceSettled } from '../../testing/stream-listener.ts';
import { badBodies, badHeaders, badTails, endpoints } from '../testing/endpoints.ts';
import { startTestStation } from '../testing/test-station.ts';

let station: Awaited<ReturnType<typeof startTestStation>>;
let listener: Listener;
let sent = 0;
beforeAll(async () => {
  station = await startTestStation({ CONTENT_KEY: 'a-key-of-the-staff-only', SOURCE_PASSWORD: 'hackme-not' });
  listener = await listenOnceSettled(`${station.url}/radio/stream`);
});
afterAll(() => station.close());

/** Signs that a response shows internals: stacks, paths of this machine, secrets. */
const leak =
  /\n\s+at \S+ \(|node_modules|node:internal|SqliteError|SQLITE_|a-key-of-the-staff-only|hackme-not|\/stations\/fixture\//;

type Answer = { status: number; text: string };

/** Sends a raw request, because fetch would correct a malformed URL. */
function send(
  method: string,
  path: string,
  headers: Record<string, string> = {},
  body?: string,
): Promise<Answer> {
  sent++;
  return new Promise((resolve, reject) => {
    const req = request(
      { port: station.port, host: '127.0.0.1', method, path, headers, agent: false },
      (res) => {
        let text = '';
        res.setEncoding('latin1');
        res.on('data', (part) => {
          text += part;
          if (text.length > 300_000) res.destroy();
        });
        res.on('close', () => resolve({ status: res.statusCode ?? 0, text }));
      },
    );
    req.setTimeout(200_000, () => reject(new Error(`${method} ${path.slice(0, 80)} got no response`)));
    req.on('error', reject);
    req.end(body);
  });
}

function check(what: string, { status, text }: Answer): void {
  expect(status, what).toBeGreaterThanOrEqual(200);
  expect(status, `${what} responded ${text.slice(0, 300)}`).toBeLessThan(500);
  expect(text, what).not.toMatch(leak);
}

/** Runs eight requests at a time, like a crowd. */
async function inCrowds<T>(items: T[], each: (item: T) => Promise<void>): Promise<void> {
  for (let at = 0; at < items.length; at += 8) await Promise.all(items.slice(at, at + 8).map(each));
}

test('no malformed URL gives a 500 or shows what is inside', async () => {
  const paths = endpoints.flatMap((endpoint) => badTails.map((tail) => endpoint + tail));
  await inCrowds(paths, async (path) => check(`GET ${path.slice(0, 100)}`, await send('GET', path)));
});

test('no malformed header gives a 500', async () => {
  const pairs = endpoints.flatMap((endpoint) => badHeaders.map((headers) => ({ endpoint, headers })));
  await inCrowds(pairs, async ({ endpoint, headers }) =>
    check(`${endpoint} ${JSON.stringify(headers).slice(0, 80)}`, await send('GET', endpoint, headers)),
  );
});

test('no method or body gives a 500', async () => {
  for (const endpoint of endpoints)
    for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'HEAD'])
      check(
        `${method} ${endpoint}`,
        await send(method, endpoint, { 'content-type': 'application/json' }, '{'),
      );
  for (const body of badBodies) {
    const headers = { 'content-type': 'application/json', authorization: 'Bearer a-key-of-the-staff-only' };
    check(
      `PUT document ${body.slice(0, 20)}`,
      await send('PUT', '/content/documents/show/abuse', headers, body),
    );
    for (const action of ['publish', 'unpublish', 'restore', 'bring-back', 'rename'])
      check(
        `POST ${action} ${body.slice(0, 20)}`,
        await send('POST', `/content/documents/show/abuse/${action}`, headers, body),
      );
    check(`POST broadcast ${body.slice(0, 20)}`, await send('POST', '/content/broadcasts', headers, body));
  }
});

test('rubbish on the wire is refused and the station goes on', async () => {
  const rubbish = [
    'GET / HTTP/9.9\r\n\r\n',
    '\x16\x03\x01\x02\x00',
    `GET /${'x'.repeat(40_000)} HTTP/1.1\r\nHost: x\r\n\r\n`,
    'GET / HTTP/1.1\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n',
  ];
  for (const bytes of rubbish)
    await new Promise<void>((resolve) => {
      const socket = connect(station.port, '127.0.0.1', () => socket.end(bytes));
      socket
        .on('error', () => resolve())
        .on('close', () => resolve())
        .resume();
      setTimeout(() => socket.destroy(), 3000).unref();
    });
  expect((await send('GET', '/healthz')).status).toBe(200);
  expect((await send('GET', '/')).status).toBe(200);
});

test('the malformed requests delayed no sound', () => {
  expect(sent).toBeGreaterThan(2_400);
  const heard = listener.stop();
  expect(heard.ended).toBe(false);
  expect(lateBy(heard), JSON.stringify(heard)).toBeLessThan(0.5);
});
