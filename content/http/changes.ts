import type { Change } from '@longwave/contract/changes.ts';
import { Refusal } from './problem.ts';

const keepAliveEvery = 20_000;
const remembered = 200;
const mostReaders = 500;
/** Events a reader may be behind; further behind it is let go, and comes back for what it missed. */
const mostBehind = 1_000;

/** The change feed: readers that come back with the last id they saw get what they missed, others start afresh. */
export function createChanges(now: number) {
  const readers = new Set<{ send(text: string): void; end(): void }>();
  let seq = now;
  const history: Change[] = [{ seq, pages: [], all: true }];

  const text = (change: Change) => `id: ${change.seq}\ndata: ${JSON.stringify(change)}\n\n`;

  const keepAlive = setInterval(() => {
    for (const reader of readers) reader.send(': still here\n\n');
  }, keepAliveEvery);
  keepAlive.unref();

  function missedSince(last: string | null): Change[] {
    const known = last !== null && /^\d{1,16}$/.test(last) ? Number(last) : -1;
    const at = history.findIndex((change) => change.seq === known);
    return at < 0 ? [{ seq, pages: [], all: true }] : history.slice(at + 1);
  }

  return {
    tell(pages: string[], all: boolean): void {
      if (pages.length === 0 && !all) return;
      const change = { seq: ++seq, pages, all };
      history.push(change);
      if (history.length > remembered) history.shift();
      for (const reader of readers) reader.send(text(change));
    },
    answer(request: Request): Response {
      if (readers.size >= mostReaders) throw new Refusal(503, 'The change feed has too many readers');
      const encoder = new TextEncoder();
      let forget = () => {};
      const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
        start(controller) {
          const reader = {
            send(line: string) {
              if ((controller.desiredSize ?? 0) < -mostBehind) reader.end();
              else controller.enqueue(encoder.encode(line));
            },
            end: () => {
              if (readers.delete(reader)) controller.close();
            },
          };
          forget = () => readers.delete(reader);
          reader.send('retry: 2000\n\n');
          for (const change of missedSince(request.headers.get('last-event-id'))) reader.send(text(change));
          readers.add(reader);
          request.signal.addEventListener('abort', reader.end, { once: true });
        },
        cancel: () => forget(),
      });
      return new Response(body, {
        headers: {
          'content-type': 'text/event-stream',
          'cache-control': 'no-store',
          'x-accel-buffering': 'no',
        },
      });
    },
    last: () => seq,
    close(): void {
      clearInterval(keepAlive);
      for (const reader of readers) reader.end();
    },
  };
}
