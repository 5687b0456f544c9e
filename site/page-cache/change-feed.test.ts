import type { Change } from '@longwave/contract/changes.ts';
import { expect, test } from 'vitest';
import { followChanges } from './change-feed.ts';

function stream(...parts: string[]): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(controller) {
      for (const part of parts) controller.enqueue(new TextEncoder().encode(part));
      controller.close();
    },
  });
}

test('a lost feed is resumed after the last event', async () => {
  const received: Change[] = [];
  const lastEventIds: (string | null)[] = [];
  const feed = followChanges(
    {
      feedKey: 'the key of the feed',
      async fetchContent(_path, init) {
        const headers = new Headers(init?.headers);
        expect(headers.get('authorization')).toBe('Bearer the key of the feed');
        lastEventIds.push(headers.get('last-event-id'));
        const seq = lastEventIds.length;
        return new Response(stream(`id: ${seq}\ndata: {"seq":${seq},"pages":["info"],"all":false}\n\n`));
      },
    },
    (change) => received.push(change),
  );
  await expect.poll(() => received.length).toBeGreaterThan(1);
  feed.close();
  expect(lastEventIds.slice(0, 2)).toEqual([null, '1']);
});

test('after a break without a sequence number everything may have changed', async () => {
  const received: Change[] = [];
  const feed = followChanges(
    { feedKey: undefined, fetchContent: async () => new Response('', { status: 503 }) },
    (change) => received.push(change),
  );
  await expect.poll(() => received[0]).toMatchObject({ all: true });
  feed.close();
});
