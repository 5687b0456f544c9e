import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createEventStream, readEvents } from './server-sent-events.ts';

const encode = (text: string) => new TextEncoder().encode(text);

async function eventsOf(...chunks: (string | Uint8Array)[]) {
  const body = ReadableStream.from(chunks.map((one) => (typeof one === 'string' ? encode(one) : one)));
  return allEvents(body as ReadableStream<Uint8Array>);
}

async function allEvents(body: ReadableStream<Uint8Array>) {
  const events = [];
  for await (const event of readEvents(body)) events.push(event);
  return events;
}

test('events are read with their ids, comments are not events, and the last unfinished one is left out', async () => {
  const text = 'retry: 2000\n\n: still here\n\nid: 7\ndata: {"a":1}\n\ndata: one\ndata: two\n\ndata: unfinis';
  expect(await eventsOf(text)).toEqual([
    { id: '7', data: '{"a":1}' },
    { id: undefined, data: 'one\ntwo' },
  ]);
});

test('an event is written with its name, its id and its data', async () => {
  const stream = createEventStream();
  stream.send({ event: 'message', id: 4, data: { text: 'hello' } });
  stream.send({ data: 1 });
  stream.close();
  const text = await new Response(stream.body).text();
  expect(text).toBe('retry: 2000\n\nevent: message\nid: 4\ndata: {"text":"hello"}\n\ndata: 1\n\n');
});

test('a line end of two characters may be split across chunks', async () => {
  const text = 'id: 1\r\ndata: first\r\n\r\nid: 2\r\ndata: second\r\n\r\n';
  const expected = [
    { id: '1', data: 'first' },
    { id: '2', data: 'second' },
  ];
  for (let cut = 1; cut < text.length; cut++)
    expect(await eventsOf(text.slice(0, cut), text.slice(cut)), `cut at ${cut}`).toEqual(expected);
  expect(await eventsOf(...text)).toEqual(expected);
});

test('a letter of several bytes may be split across chunks', async () => {
  const bytes = encode('data: für\n\n');
  expect(await eventsOf(bytes.slice(0, 8), bytes.slice(8))).toEqual([{ id: undefined, data: 'für' }]);
});

test('a line without end is an error, not memory without end', async () => {
  const endless = Array.from({ length: 12 }, () => `data: ${'x'.repeat(1024 * 1024)}`);
  await expect(eventsOf(...endless)).rejects.toThrow();
});

test('what is sent is what is read, with the time to come back first', async () => {
  const stream = createEventStream({ retryMs: 500 });
  stream.send({ id: 1, data: { text: 'one\ntwo' } });
  stream.send({ data: 2 });
  stream.close();
  stream.send({ data: 'too late' });
  const [forText, forEvents] = stream.body.tee();
  expect(await new Response(forText).text()).toMatch(/^retry: 500\n\nid: 1\ndata: /);
  expect(await allEvents(forEvents)).toEqual([
    { id: '1', data: '{"text":"one\\ntwo"}' },
    { id: undefined, data: '2' },
  ]);
});

test('a reader too far behind is let go, once, with what it has', async () => {
  const onClose = vi.fn();
  const stream = createEventStream({ maxBehind: 10, onClose });
  for (let number = 0; number < 50; number++) stream.send({ id: number, data: number });
  expect(onClose).toHaveBeenCalledTimes(1);
  expect((await allEvents(stream.body)).length).toBeLessThan(20);
});

test('a reader too far behind in bytes is let go as well, though one large event is sent whole', async () => {
  const onClose = vi.fn();
  const stream = createEventStream({ maxBytesBehind: 1_000, onClose });
  stream.send({ data: 'x'.repeat(5_000) });
  expect(onClose).not.toHaveBeenCalled();
  stream.send({ data: 1 });
  expect(onClose).toHaveBeenCalledTimes(1);
  expect((await allEvents(stream.body)).map(({ data }) => data.length)).toEqual([5_002]);
});

test('a reader that leaves ends the stream', async () => {
  const onClose = vi.fn();
  const stream = createEventStream({ onClose });
  await stream.body.cancel();
  stream.send({ data: 1 });
  stream.close();
  expect(onClose).toHaveBeenCalledTimes(1);
});

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));
afterEach(() => void vi.useRealTimers());

test('a quiet stream has a heartbeat, so that no proxy takes it for dead', async () => {
  const stream = createEventStream({ heartbeatMs: 1_000 });
  vi.advanceTimersByTime(2_500);
  stream.close();
  expect(await new Response(stream.body).text()).toBe('retry: 2000\n\n: still here\n\n: still here\n\n');
  expect(vi.getTimerCount()).toBe(0);
});
