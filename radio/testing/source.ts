import { connect } from 'node:net';
import { expect, onTestFinished, vi } from 'vitest';
import { marksIn } from './marked-recordings.ts';

/** Source clients and listeners for tests of going live. */

export const PASSWORD = 'swordfish';
export const settings = { source: { mount: '/live', password: PASSWORD, stalledAfterMs: 20_000 } };

export function basic(password = PASSWORD): string {
  return `Basic ${Buffer.from(`source:${password}`).toString('base64')}`;
}

/** A listener that keeps what it heard and never reconnects. */
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

/** A client that says `head`, lines ended as HTTP wants it, and then sends what it is told to. */
export function dial(port: number, ...head: string[]) {
  return dialRaw(port, `${head.join('\r\n')}\r\n\r\n`);
}

export function dialRaw(port: number, head: string | Buffer) {
  const socket = connect(port, '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  const client = { socket, heard: '', closed: false };
  socket.on('data', (data) => {
    client.heard += data;
  });
  socket.on('error', () => {});
  socket.on('close', () => {
    client.closed = true;
  });
  socket.write(head);
  return client;
}

export function hears(client: { heard: string }, text: string) {
  return vi.waitFor(() => expect(client.heard).toContain(text), 15_000);
}
