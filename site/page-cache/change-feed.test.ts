import type { Change } from '@longwave/contract/changes.ts';
import { expect, test } from 'vitest';
import { eventsOf, followChanges } from './change-feed.ts';

function stream(...parts: string[]): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(controller) {
      for (const part of parts) controller.enqueue(new TextEncoder().encode(part));
      controller.close();
    },
  });
}

test('events are read however they are cut into parts', async () => {
  const events: { id: string | undefined; data: string }[] = [];
  for await (const event of eventsOf(stream('id: 1\nda', 'ta: {"a":1}\n', '\n: ping\n\nid: 2\ndata: x\n\n')))
    events.push(event);
  expect(events).toEqual([
    { id: '1', data: '{"a":1}' },
    { id: '2', data: 'x' },
  ]);
});

test('a lost feed is taken up again from where it ended', async () => {
  const heard: Change[] = [];
  const asked: (string | null)[] = [];
  const feed = followChanges(
    async (_path, init) => {
      asked.push(new Headers(init?.headers).get('last-event-id'));
      const seq = asked.length;
      return new Response(stream(`id: ${seq}\ndata: {"seq":${seq},"pages":["info"],"all":false}\n\n`));
    },
    (change) => heard.push(change),
  );
  await expect.poll(() => heard.length, { timeout: 10_000 }).toBeGreaterThan(1);
  feed.close();
  expect(asked.slice(0, 2)).toEqual([null, '1']);
});

test('a feed that was away without a number to ask from means that everything may have changed', async () => {
  const heard: Change[] = [];
  const feed = followChanges(
    async () => new Response('', { status: 503 }),
    (change) => heard.push(change),
  );
  await expect.poll(() => heard[0], { timeout: 10_000 }).toMatchObject({ all: true });
  feed.close();
});
