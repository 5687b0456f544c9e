import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { limitSilentConnections } from './silent-connections.ts';

test('who has connected just before the end still gets a response, and nobody after it', async () => {
  const server = createServer((req, res) => {
    connections.onRequest(req.socket);
    res.end('here');
  });
  const connections = limitSilentConnections(server);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const client = connect(port, '127.0.0.1');
  await once(server, 'connection');
  const closed = once(server, 'close');
  const stopped = connections.stopListening();
  const late = connect(port, '127.0.0.1');
  expect((await once(late, 'error'))[0]).toMatchObject({ code: 'ECONNREFUSED' });
  client.write('GET / HTTP/1.1\r\nHost: station\r\nConnection: close\r\n\r\n');
  expect(await text(client)).toContain('here');
  await stopped;
  await closed;
});
