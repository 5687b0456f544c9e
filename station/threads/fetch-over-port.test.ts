import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { MessageChannel } from 'node:worker_threads';
import { expect, onTestFinished, test } from 'vitest';
import { answerOver } from './answerer.ts';
import { createAsker, ThreadGone } from './asker.ts';
import { bodyWindow } from './messages.ts';
import { fetchOver } from './port-fetch.ts';
import { relay } from './relay.ts';

function between(answer: (request: Request) => Response | Promise<Response>) {
  const { port1, port2 } = new MessageChannel();
  answerOver(port2, async (request) => answer(request));
  const asker = createAsker();
  asker.connect(port1);
  onTestFinished(() => port1.close());
  return { asker, fetch: fetchOver(asker), end: () => port2.close() };
}

/** Parts of 64 kB without end, and how many were asked for. */
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

test('method, path, headers and body arrive, and so does the answer', async () => {
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

test('an answer that is kept at the other end is still whole there afterwards', async () => {
  const kept = Buffer.from('kept for the next one');
  const { fetch } = between(() => new Response(kept));
  for (let times = 0; times < 3; times++)
    expect(await (await fetch('/')).text()).toBe('kept for the next one');
  expect(kept.toString()).toBe('kept for the next one');
});

test('answers without a body are answers', async () => {
  const { fetch } = between(() => new Response(null, { status: 304, headers: { etag: '"x"' } }));
  const answer = await fetch('/');
  expect([answer.status, answer.headers.get('etag'), await answer.text()]).toEqual([304, '"x"', '']);
});

test('a long answer comes no faster than it is read, and giving it up is heard', async () => {
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

test('a signal ends what is being answered', async () => {
  const { made, stream } = endless();
  const { fetch } = between(() => new Response(stream));
  const giveUp = new AbortController();
  const answer = await fetch('/', { signal: giveUp.signal });
  const reading = answer.arrayBuffer();
  giveUp.abort();
  await expect(reading).rejects.toThrow();
  await expect.poll(() => made.cancelled).toBe(true);
});

test('what the other end was asked when it ended fails, and so does whatever is asked after', async () => {
  const { fetch, end } = between(() => new Promise<Response>(() => undefined));
  const waiting = fetch('/');
  end();
  await expect(waiting).rejects.toBeInstanceOf(ThreadGone);
  await expect(fetch('/')).rejects.toBeInstanceOf(ThreadGone);
});

async function serve(answer: (request: Request) => Response | Promise<Response>): Promise<number> {
  const { asker } = between(answer);
  const server = createServer((req, res) => relay(asker, req, res, 'the-id', (error) => res.destroy(error)));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return (server.address() as AddressInfo).port;
}

test('a visitor is answered by the other end, with the id of the front', async () => {
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
  // What the sockets hold of it has left; most has not.
  expect(upload.writableLength).toBeGreaterThan(size / 4);
  go();
  upload.end(Buffer.alloc(size / 2));
  const [response] = await answered;
  let text = '';
  for await (const part of response) text += part;
  expect(Number(text)).toBe(size);
});

test('a visitor who leaves ends the answer', async () => {
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
