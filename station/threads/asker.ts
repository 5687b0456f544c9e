import type { MessagePort } from 'node:worker_threads';
import { type Answer, type Ask, type FromAnswerer, type FromAsker, ownBytes } from './messages.ts';

/** What the asker hears of one request. */
export type Exchange = {
  answered(answer: Answer): void;
  part(bytes: Uint8Array): void;
  ended(): void;
  /** So many more bytes of the request's body may be sent. */
  more(bytes: number): void;
  failed(error: Error): void;
};

/** What the asker says of one request. */
export type Asked = {
  part(bytes: Uint8Array): void;
  end(): void;
  more(bytes: number): void;
  abort(): void;
};

/** The thread that would answer is not there, or has ended while it was asked. */
export class ThreadGone extends Error {}

export type Asker = ReturnType<typeof createAsker>;

/** Asks another thread over a port. A thread that has started again is asked over a port of its own. */
export function createAsker() {
  let current: { port: MessagePort; open: Map<number, Exchange> } | undefined;
  let last = 0;

  function connect(port: MessagePort): void {
    const open = new Map<number, Exchange>();
    const connection = { port, open };
    current = connection;
    port.on('message', (message: FromAnswerer) => hear(open, message));
    port.on('close', () => {
      if (current === connection) current = undefined;
      for (const exchange of open.values()) exchange.failed(new ThreadGone('the thread has ended'));
      open.clear();
    });
  }

  function ask(request: Omit<Ask, 'kind' | 'id'>, exchange: Exchange): Asked {
    if (!current) {
      queueMicrotask(() => exchange.failed(new ThreadGone('the thread is not there')));
      return { part() {}, end() {}, more() {}, abort() {} };
    }
    const { port, open } = current;
    const id = ++last;
    const say = (message: FromAsker) => open.has(id) && port.postMessage(message);
    open.set(id, exchange);
    port.postMessage({ kind: 'ask', id, ...request } satisfies Ask);
    return {
      part(bytes) {
        const own = ownBytes(bytes);
        if (open.has(id))
          port.postMessage({ kind: 'part', id, bytes: own } satisfies FromAsker, [own.buffer]);
      },
      end: () => void say({ kind: 'end', id }),
      more: (bytes) => void say({ kind: 'more', id, bytes }),
      abort() {
        say({ kind: 'abort', id });
        open.delete(id);
      },
    };
  }

  return { connect, ask, close: () => current?.port.close() };
}

function hear(open: Map<number, Exchange>, message: FromAnswerer): void {
  const exchange = open.get(message.id);
  if (!exchange) return;
  if (message.kind === 'end' || message.kind === 'failed') open.delete(message.id);
  if (message.kind === 'answer' && message.body !== true) open.delete(message.id);
  switch (message.kind) {
    case 'answer':
      exchange.answered(message);
      break;
    case 'part':
      exchange.part(message.bytes);
      break;
    case 'more':
      exchange.more(message.bytes);
      break;
    case 'end':
      exchange.ended();
      break;
    case 'failed':
      exchange.failed(new Error(message.reason));
  }
}
