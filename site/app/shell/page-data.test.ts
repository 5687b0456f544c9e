import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { readPageData } from './page-data.ts';

/** A server that sends half of its response, and the rest when it is told. */
async function startServer() {
  let sendRest: () => void = () => undefined;
  const server = createServer((_, res) => {
    res.writeHead(200, { 'content-type': 'text/x-script', 'x-remix-response': 'yes' });
    res.write('half ');
    sendRest = () => res.end('and half');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const url = new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/shows.data`);
  const half = new Promise<void>((resolve) => server.once('request', () => setImmediate(resolve)));
  return { url, half, sendRest: () => sendRest() };
}

test('the data of a page reaches the router whole, with its status and headers', async () => {
  const { url, half, sendRest } = await startServer();
  const response = readPageData(url, {});
  await half;
  sendRest();
  expect(await (await response).text()).toBe('half and half');
  expect([(await response).status, (await response).headers.get('x-remix-response')]).toEqual([200, 'yes']);
});

test('a request that is aborted while its response arrives gives an empty response, not a body that breaks off', async () => {
  const { url } = await startServer();
  const fetched = vi.spyOn(globalThis, 'fetch');
  const navigation = new AbortController();
  const response = readPageData(url, { signal: navigation.signal });
  await vi.waitFor(() => expect(fetched.mock.settledResults[0]?.type).toBe('fulfilled'));
  navigation.abort();
  expect((await response).status).toBe(204);
  expect(await (await response).text()).toBe('');
});
