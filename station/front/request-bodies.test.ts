import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { createBodyDeadlines } from './request-bodies.ts';

async function serve(): Promise<number> {
  const bodies = createBodyDeadlines({ idle: 1, total: 4, totalOfStaff: 60 });
  const server = createServer((req, res) => {
    bodies.watch(req, res);
    if (req.url === '/unread') return;
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

/** Sends the head of a request with a body, and keeps what is answered. */
function begin(port: number, path = '/', headers = '') {
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
  socket.write(`POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Length: 1000\r\n${headers}\r\n`);
  onTestFinished(() => void socket.destroy());
  return heard;
}

/** A byte now and then, until the test is over. */
function drip(socket: Socket): void {
  const timer = setInterval(() => socket.writable && socket.write('x'), 200);
  onTestFinished(() => clearInterval(timer));
}

test('a body that does not come ends the request with 408', async () => {
  const heard = begin(await serve());
  await expect.poll(() => heard.closed, { timeout: 15_000 }).toBe(true);
  expect(heard.text).toMatch(/^HTTP\/1\.1 408 /);
});

test('a body that comes drop by drop ends it after a while, unless a key is shown', async () => {
  const port = await serve();
  const stranger = begin(port);
  const staff = begin(port, '/', 'Authorization: Bearer x\r\n');
  drip(stranger.socket);
  drip(staff.socket);
  await expect.poll(() => stranger.closed, { timeout: 15_000 }).toBe(true);
  expect(stranger.text).toMatch(/^HTTP\/1\.1 408 /);
  expect([staff.closed, staff.text]).toEqual([false, '']);
});

test('a body that nobody here takes yet is not the fault of who sends it', async () => {
  const port = await serve();
  const held = begin(port, '/unread', 'Authorization: Bearer x\r\n');
  held.socket.write('x'.repeat(500));
  const silent = begin(port);
  await expect.poll(() => silent.closed, { timeout: 15_000 }).toBe(true);
  expect(held.closed).toBe(false);
});
