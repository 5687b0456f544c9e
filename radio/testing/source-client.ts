import { connect } from 'node:net';
import { expect, onTestFinished, vi } from 'vitest';
import { marksIn } from './marked-recordings.ts';

export const PASSWORD = 'swordfish';
export const sourceSettings = { source: { mount: '/live', password: PASSWORD, stalledAfterMs: 20_000 } };

export function basicAuth(password = PASSWORD): string {
  return `Basic ${Buffer.from(`source:${password}`).toString('base64')}`;
}

/** A listener that collects what it receives and never reconnects. */
export async function listen(url: string) {
  const response = await fetch(`${url}/stream`);
  const listener = { bytes: Buffer.alloc(0) as Buffer, ended: false, marks: () => marksIn(listener.bytes) };
  void (async () => {
    for await (const data of response.body ?? []) listener.bytes = Buffer.concat([listener.bytes, data]);
  })()
    .catch(() => {})
    .finally(() => {
      listener.ended = true;
    });
  return listener;
}

/** A TCP client that has sent a request head; tests write the body to its socket. */
export function connectSource(port: number, ...head: string[]) {
  return connectRaw(port, `${head.join('\r\n')}\r\n\r\n`);
}

export function connectRaw(port: number, head: string | Buffer) {
  const socket = connect(port, '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  const client = { socket, received: '', closed: false };
  socket.on('data', (data) => {
    client.received += data;
  });
  socket.on('error', () => {});
  socket.on('close', () => {
    client.closed = true;
  });
  socket.write(head);
  return client;
}

export function waitForText(client: { received: string }, text: string) {
  return vi.waitFor(() => expect(client.received).toContain(text));
}
