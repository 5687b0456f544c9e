import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { MessageChannel } from 'node:worker_threads';
import { expect, onTestFinished, test } from 'vitest';
import { bodyWindow } from './messages.ts';
import { createPortClient, ThreadGone } from './port-client.ts';
import { fetchOverPort } from './port-fetch.ts';
import { serveOverPort } from './port-server.ts';
import { relayRequest } from './relay.ts';

function between(answer: (request: Request) => Response | Promise<Response>) {
  const { port1, port2 } = new MessageChannel();
  serveOverPort(port2, async (request) => answer(request));
  const asker = createPortClient();
  asker.connect(port1);
  onTestFinished(() => port1.close());
  return { asker, fetch: fetchOverPort(asker), end: () => port2.close() };
}

/** An endless stream of parts of 64 kB, and how many parts were read. */
function endless() {
  const made = { parts: 0, cancelled: false };
  const stream = new ReadableStream<Uint8Array<ArrayBuffer>>(
    {
      pull(controller) {
        made.parts++;
        controller.enqueue(new Uint8Array(65_536));
      },
      cancel() {
        made.cancelled = true;
      },
    },
    { highWaterMark: 0 },
  );
  return { made, stream };
}

const quietFor = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

test('method, path, headers and body arrive, and so does the response', async () => {
  const { fetch } = between(async (request) =>
    Response.json(
      {
        url: request.url,
        method: request.method,
        mark: request.headers.get('x-mark'),
        body: await request.text(),
      },
      { status: 201, headers: { 'x-answer': 'yes' } },
    ),
  );
  const answer = await fetch('/a?b=c', { method: 'POST', body: 'words', headers: { 'x-mark': 'm' } });
  expect([answer.status, answer.headers.get('x-answer')]).toEqual([201, 'yes']);
  expect(await answer.json()).toEqual({
    url: 'http://thread/a?b=c',
    method: 'POST',
    mark: 'm',
    body: 'words',
  });
});

test('a response that is stored at the other end is still whole there afterwards', async () => {
  const kept = Buffer.from('kept for the next one');
  const { fetch } = between(() => new Response(kept));
  for (let times = 0; times < 3; times++)
    expect(await (await fetch('/')).text()).toBe('kept for the next one');
  expect(kept.toString()).toBe('kept for the next one');
});

test('responses without a body are responses', async () => {
  const { fetch } = between(() => new Response(null, { status: 304, headers: { etag: '"x"' } }));
  const answer = await fetch('/');
  expect([answer.status, answer.headers.get('etag'), await answer.text()]).toEqual([304, '"x"', '']);
});

test('a long response comes no faster than it is read, and cancelling it reaches the other end', async () => {
  const { made, stream } = endless();
  const { fetch } = between(() => new Response(stream));
  const reader = (await fetch('/')).body?.getReader();
  let read = 0;
  while (read < 1_000_000) read += (await reader?.read())?.value?.length ?? 0;
  await quietFor(200);
  expect(made.parts * 65_536).toBeLessThan(read + 2 * bodyWindow);
  await reader?.cancel();
  await expect.poll(() => made.cancelled).toBe(true);
});

test('a signal ends a response on its way', async () => {
  const { made, stream } = endless();
  const { fetch } = between(() => new Response(stream));
  const giveUp = new AbortController();
  const answer = await fetch('/', { signal: giveUp.signal });
  const reading = answer.arrayBuffer();
  giveUp.abort();
  await expect(reading).rejects.toThrow();
  await expect.poll(() => made.cancelled).toBe(true);
});

test('a request that was open when the other end ended fails, and so does every later one', async () => {
  const { fetch, end } = between(() => new Promise<Response>(() => undefined));
  const waiting = fetch('/');
  end();
  await expect(waiting).rejects.toBeInstanceOf(ThreadGone);
  await expect(fetch('/')).rejects.toBeInstanceOf(ThreadGone);
});

async function serve(answer: (request: Request) => Response | Promise<Response>): Promise<number> {
  const { asker } = between(answer);
  const server = createServer((req, res) =>
    relayRequest(asker, req, res, 'the-id', { onError: (error) => res.destroy(error) }),
  );
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return (server.address() as AddressInfo).port;
}

test('a visitor gets the response of the other end, with the id of the front', async () => {
  const port = await serve((request) => Response.json([request.headers.get('x-request-id'), request.url]));
  const answer = await fetch(`http://127.0.0.1:${port}/x?y`, {
    headers: { 'x-request-id': 'of-the-visitor' },
  });
  expect(Number(answer.headers.get('content-length'))).toBeGreaterThan(0);
  expect(await answer.json()).toEqual(['the-id', 'http://thread/x?y']);
});

test('an upload is taken no faster than it is read, and arrives whole', async () => {
  let go = () => {};
  const mayRead = new Promise<void>((resolve) => {
    go = resolve;
  });
  const port = await serve(async (asked) => {
    await mayRead;
    return Response.json((await asked.arrayBuffer()).byteLength);
  });
  const size = 64 * 1024 * 1024;
  const upload = request({ port, host: '127.0.0.1', method: 'PUT', headers: { 'content-length': size } });
  const answered = once(upload, 'response');
  upload.write(Buffer.alloc(size / 2));
  await quietFor(300);
  // Part of the upload is in the buffers of the sockets; most of it still waits.
  expect(upload.writableLength).toBeGreaterThan(size / 4);
  go();
  upload.end(Buffer.alloc(size / 2));
  const [response] = await answered;
  let text = '';
  for await (const part of response) text += part;
  expect(Number(text)).toBe(size);
});

test('a visitor who leaves ends the response', async () => {
  const { made, stream } = endless();
  const port = await serve(() => new Response(stream));
  const visit = request({ port, host: '127.0.0.1' }).end();
  const [response] = await once(visit, 'response');
  await once(response, 'readable');
  visit.destroy();
  await expect.poll(() => made.cancelled).toBe(true);
});

test('a body that is refused unread does not keep the next request of the connection waiting', async () => {
  const port = await serve(
    (asked) =>
      new Response(asked.method === 'PUT' ? 'too long' : 'fine', {
        status: asked.method === 'PUT' ? 413 : 200,
      }),
  );
  const refused = await fetch(`http://127.0.0.1:${port}/`, { method: 'PUT', body: Buffer.alloc(2_000_000) });
  expect([refused.status, await refused.text()]).toEqual([413, 'too long']);
  expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).toBe('fine');
});
