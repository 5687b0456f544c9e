import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { createBodyDeadlines } from './request-bodies.ts';

/** A server with deadlines; those that should not end a request in a test are long enough for a busy machine. */
async function serve({ total = 60, totalOfStaff = 60 }): Promise<number> {
  const bodies = createBodyDeadlines({ idle: 1, idleOfStaff: 60, total, totalOfStaff });
  const server = createServer((req, res) => {
    bodies.watch(req, res);
    if (req.url === '/unread') return;
    if (req.url === '/refused') res.writeHead(401).end();
    req.resume().once('end', () => res.end('taken'));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    bodies.close();
    server.closeAllConnections();
    server.close();
  });
  return (server.address() as AddressInfo).port;
}

/** Sends the head of a request with a body, and stores the response. */
function begin(port: number, path = '/', headers = '', method = 'POST') {
  const socket = connect(port, '127.0.0.1');
  const heard = { text: '', closed: false, socket };
  socket.on('data', (part) => {
    heard.text += part;
  });
  socket
    .on('error', () => undefined)
    .on('close', () => {
      heard.closed = true;
    });
  socket.write(`${method} ${path} HTTP/1.1\r\nHost: x\r\nContent-Length: 1000\r\n${headers}\r\n`);
  onTestFinished(() => void socket.destroy());
  return heard;
}

/**
 * Sends a byte now and then until the test is over. Incoming bytes are read first, because writing to an ended connection
 * would lose them.
 */
function drip(socket: Socket): void {
  const write = () => void (socket.writable && socket.write('x'));
  const timer = setInterval(() => setImmediate(write), 200);
  onTestFinished(() => clearInterval(timer));
}

test('a body that does not come ends the request with 408', async () => {
  const heard = begin(await serve({}));
  await expect.poll(() => heard.closed).toBe(true);
  expect(heard.text).toMatch(/^HTTP\/1\.1 408 /);
});

test('a body that comes drop by drop ends it after a while, unless a key is shown', async () => {
  const port = await serve({ total: 4 });
  const stranger = begin(port);
  const staff = begin(port, '/', 'Authorization: Bearer x\r\n');
  drip(stranger.socket);
  drip(staff.socket);
  await expect.poll(() => stranger.closed).toBe(true);
  expect(stranger.text).toMatch(/^HTTP\/1\.1 408 /);
  expect([staff.closed, staff.text]).toEqual([false, '']);
});

test('a resumable upload or a picture of staff may take as long as it takes, until its response', async () => {
  const port = await serve({ total: 4, totalOfStaff: 4 });
  const upload = 'Authorization: Bearer x\r\nTus-Resumable: 1.0.0\r\n';
  const slow = begin(port, '/', upload, 'PATCH');
  const refused = begin(port, '/refused', upload, 'PATCH');
  const picture = begin(port, '/content/media/pier', 'Cookie: a=b; lw_staff=x\r\n', 'PUT');
  const staff = begin(port, '/', 'Authorization: Bearer x\r\n');
  for (const { socket } of [slow, picture, refused, staff]) drip(socket);
  await expect.poll(() => staff.closed && refused.closed).toBe(true);
  expect(refused.text).toMatch(/^HTTP\/1\.1 401 /);
  for (const { closed, text } of [slow, picture]) expect([closed, text]).toEqual([false, '']);
});

test('a body that nobody here takes yet is not the fault of who sends it', async () => {
  const port = await serve({});
  const held = begin(port, '/unread');
  held.socket.write('x'.repeat(500));
  const silent = begin(port);
  await expect.poll(() => silent.closed).toBe(true);
  expect(held.closed).toBe(false);
});
