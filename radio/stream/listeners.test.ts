import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { silence } from '@longwave/transcoding/frames/frame.ts';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createListeners } from './listeners.ts';

test('a listener that stops reading is dropped before its queue grows large, and others go on', async () => {
  const accepted: Socket[] = [];
  const server = createServer((socket) => void accepted.push(socket)).listen(0);
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const lazy = connect(port).pause();
  const keen = connect(port).resume();
  await vi.waitFor(() => expect(accepted).toHaveLength(2));
  const keenPort = keen.localPort;
  const listeners = createListeners(() => 'Test Radio');
  for (const socket of accepted) listeners.join(socket, false, []);

  const onAir = { slot: null, track: null, since: 0, live: null };
  const bytes = silence(21);
  let largest = 0;
  for (let number = 0; listeners.count() === 2 && number < 100_000; number++) {
    listeners.send({ number, bytes, onAir });
    largest = Math.max(largest, ...accepted.map((socket) => socket.writableLength));
    await new Promise(setImmediate);
  }
  expect(listeners.count()).toBe(1);
  expect(largest).toBeLessThan(1024 * 1024);
  expect(accepted.find((socket) => !socket.destroyed)?.remotePort).toBe(keenPort);
  lazy.destroy();
  keen.destroy();
});
